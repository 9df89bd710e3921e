import type { IndustryUpdates } from '#contract/news.ts'
import type { PlannedProfile } from '#domain/brand/plan-store.ts'
import { scheduleOf } from '#domain/brand/schedule.ts'
import { newsOfWeek } from '#domain/news/news-of-week.ts'
import type { World } from '#domain/world.ts'
import { composeContent, pdfUrl } from './compose.ts'
import { draftDelivery, type DeliveryDraft } from './draft-delivery.ts'
import { readersOf } from './readers.ts'
import type { Slot } from './slots.ts'

/** How many ideas a delivery has, not counting those for upcoming days. */
const IDEAS = { weekly: 5, monthly: 10 } as const

type Content = Partial<DeliveryDraft> & { news: IndustryUpdates | null }

/**
 * Makes the delivery of one slot. The delivery, its ideas, its emails and their jobs are saved in one write,
 * so running this again, even after a crash, adds nothing. If the delivery is no longer wanted, the slot is
 * marked as skipped, with the reason.
 *
 * If an operator makes a delivery early, its content is that of its due time.
 */
export async function makeDelivery(world: World, slotId: string): Promise<void> {
  const slot = await world.slots.byId(slotId)
  if (slot?.state !== 'planned') return
  const now = world.now()
  const at = slot.dueAt > now ? slot.dueAt : now
  const skip = (reason: string) => world.slots.skip(slot.id, reason, now)
  const profile = await world.brands.byId(slot.profileId)
  const account = await world.brands.ownerOf(slot.profileId)
  const planned = await world.plans.of(slot.profileId)
  if (!profile || !account || !planned) return
  const schedule = scheduleOf(slot.kind, planned)
  const leftOut = await reasonToSkip(world, slot, planned)
  if (leftOut || !schedule) return await skip(leftOut ?? UNWANTED)

  const news = await newsOfWeek(world, account, profile, slot.kind, at)
  const wish = { count: IDEAS[schedule.frequency], seed: `${profile.id}:${slot.dueAt.toISOString()}`, at }
  const content: Content =
    slot.kind === 'digest' ? { news } : { ...(await draftDelivery(world, account, profile, wish)), news }
  if (isEmpty(content)) return await skip('There was nothing new to send.')

  await world.atomically(async (world) => {
    if ((await world.slots.lock(slot.id))?.state !== 'planned') return
    const kept = await world.ideas.keep(profile.id, content.ideas ?? [], false, at)
    const accessToken = world.secrets.random()
    const contentData = composeContent(world, profile, kept, at, content)
    const delivery = await world.deliveries.add(
      { profileId: profile.id, deliveryType: slot.kind, contentData, accessToken },
      at,
    )
    await world.slots.made(slot.id, delivery.id, pdfUrl(world, accessToken))
    const readers = await readersOf(world, account, profile, slot.kind)
    // The unsubscribe links are created first, so that no email is sent without one.
    for (const { address } of readers) await world.recipients.tokenFor(profile.id, address)
    const mails = await world.slots.addMails(slot, readers, now)
    await world.jobs.addAll(
      'delivery-mail',
      mails.map(({ id }) => ({ mailId: id })),
    )
  })
}

const UNWANTED = 'The account turned it off before it was made.'

/**
 * Says why a slot's delivery should not be made, for example because deliveries are paused; null if it
 * should.
 */
export async function reasonToSkip(
  world: World,
  slot: Slot,
  planned: PlannedProfile,
): Promise<string | null> {
  if (!scheduleOf(slot.kind, planned) || planned.holder.deletionDate) return UNWANTED
  if (await world.slots.hasLater(slot, world.now())) return 'A later delivery replaced it.'
  if (slot.kind === 'digest' && (await world.slots.hasDeliveryNear(slot))) {
    return 'The news is in the delivery of the same day.'
  }
  return null
}

const isEmpty = ({ ideas = [], coming = [], events = [], news }: Content): boolean =>
  ideas.length + coming.length + events.length === 0 && !news
