import type { IndustryUpdates } from '#contract/news.ts'
import { scheduleOf } from '#domain/brand/schedule.ts'
import { newsOfWeek } from '#domain/news/news-of-week.ts'
import type { World } from '#domain/world.ts'
import { composeContent, pdfUrl } from './compose.ts'
import { gather, type Gathered } from './gather.ts'
import { readersOf } from './readers.ts'

/** Ideas of one delivery, beside those for days ahead. */
const IDEAS = { weekly: 5, monthly: 10 } as const

type Content = Partial<Gathered> & { news: IndustryUpdates | null }

/**
 * Makes the delivery of one slot. The delivery, its ideas, its mails and their jobs are one write, so that a second run, or one
 * after a crash, finds it made. Where it is not wanted any more the slot says why it was skipped.
 */
export async function makeDelivery(world: World, slotId: string): Promise<void> {
  const slot = await world.slots.byId(slotId)
  if (slot?.state !== 'planned') return
  const skip = (reason: string) => world.slots.skip(slot.id, reason, world.now())
  const profile = await world.brands.byId(slot.profileId)
  const account = await world.brands.ownerOf(slot.profileId)
  const planned = await world.plans.of(slot.profileId)
  if (!profile || !account || !planned) return
  const schedule = scheduleOf(slot.kind, planned)
  if (!schedule || account.deletionDate) return await skip('Not wanted any more when it was to be made.')
  if (await world.slots.hasLater(slot)) return await skip('A later one took its place.')
  if (slot.kind === 'digest' && (await world.slots.hasDeliveryNear(slot))) {
    return await skip('The delivery of the same day brings the news.')
  }

  const news = await newsOfWeek(world, account, profile)
  const wish = { count: IDEAS[schedule.frequency], seed: `${profile.id}:${slot.dueAt.toISOString()}` }
  const content: Content =
    slot.kind === 'digest' ? { news } : { ...(await gather(world, account, profile, wish)), news }
  if (saysNothing(content)) return await skip('There was nothing new to say.')

  await world.atomically(async (world) => {
    if ((await world.slots.lock(slot.id))?.state !== 'planned') return
    const now = world.now()
    const kept = await world.ideas.keep(profile.id, content.ideas ?? [], false, now)
    const accessToken = world.secrets.random()
    const contentData = composeContent(world, profile, kept, content)
    const delivery = await world.deliveries.add(
      { profileId: profile.id, deliveryType: slot.kind, contentData, accessToken },
      now,
    )
    await world.slots.made(slot.id, delivery.id, pdfUrl(world, accessToken))
    const readers = await readersOf(world, account, profile, slot.kind)
    // Each reader's way out of these mails is there before the first of them leaves.
    for (const { address } of readers) await world.recipients.tokenFor(profile.id, address)
    const mails = await world.slots.addMails(slot, readers, now)
    await world.jobs.addAll(
      'delivery-mail',
      mails.map(({ id }) => ({ mailId: id })),
    )
  })
}

const saysNothing = ({ ideas = [], coming = [], events = [], news }: Content): boolean =>
  ideas.length + coming.length + events.length === 0 && !news
