// When a brand's deliveries come: what its profile chose, as far as its account's plan allows it.
import { opens } from '#contract/plans.ts'
import { nextDelivery, type Schedule } from '#domain/schedule/next-delivery.ts'
import type { World } from '#domain/world.ts'
import { slotKinds, type Planned, type SlotKind } from './planned.ts'

/** Digests come on Mondays: the stories are made on Sundays. */
const DIGEST_DAY = 1
/** After a delivery the next one is at least this far off, so that a change of hour doesn't bring a second one the same day. */
const APART = 18 * 3_600_000

/** The schedule of a kind as the plan allows it; null where nothing is to be planned. */
export function scheduleOf(kind: SlotKind, { chosen, holder }: Pick<Planned, 'chosen' | 'holder'>) {
  if (!opens(holder.plan, 'scheduled') || !holder.onboardingCompleted || chosen.deliveriesPaused) return null
  const wantsDigest = chosen.weeklyDigest && chosen.emailNotifications && opens(holder.plan, 'news')
  if (kind === 'digest' && !wantsDigest) return null
  // A plan without weekly deliveries falls back to monthly.
  const isWeekly = chosen.deliveryFrequency === 'weekly' && opens(holder.plan, 'weekly')
  const schedule: Schedule = {
    frequency: kind === 'digest' || isWeekly ? 'weekly' : 'monthly',
    dayOfWeek: kind === 'digest' ? DIGEST_DAY : chosen.deliveryDayOfWeek,
    dayOfMonth: chosen.deliveryDayOfMonth,
    hour: chosen.deliveryHour,
    minute: chosen.deliveryMinute,
    timezone: chosen.deliveryTimezone,
  }
  return schedule
}

/** Plans a profile's next delivery and digest anew. Called in the same write by whatever changes when they come. */
export async function planAhead(world: World, profileId: string): Promise<void> {
  const planned = await world.plans.of(profileId)
  if (planned) await replan(world, [planned])
}

/** Under this name it is remembered by which release all was planned. */
const RULES = 'timezone rules'
const PAGE = 500

/** Plans everybody anew where the timezone rules are others than those the plans were made by. Answers how many. */
export async function followZoneRules(world: World): Promise<number> {
  if ((await world.keyValues.get(RULES)) === world.zones.version) return 0
  let count = 0
  for (let after: string | null = null; ;) {
    const page: Planned[] = await replannedPage(world, () => world.plans.planned(after, PAGE))
    count += page.length
    after = page.at(-1)?.profileId ?? null
    if (page.length < PAGE) break
  }
  await world.keyValues.set(RULES, world.zones.version)
  return count
}

/** No next delivery lies further ahead: a month, and the hours that two of them are apart. */
const FARTHEST = 40 * 86_400_000

/** Plans anew what a clock that was ahead has planned, or it would not come for as long. Answers how many profiles. */
export async function bringBack(world: World): Promise<number> {
  const farthest = new Date(world.now().getTime() + FARTHEST)
  for (let count = 0; ;) {
    const page = await replannedPage(world, () => world.plans.behind(farthest, PAGE))
    count += page.length
    if (page.length < PAGE) return count
  }
}

/** Reads and plans anew in one write, so that what somebody saves meanwhile is not overwritten. */
const replannedPage = (world: World, read: () => Promise<Planned[]>): Promise<Planned[]> =>
  world.atomically(async () => {
    const page = await read()
    await replan(world, page)
    return page
  })

async function replan(world: World, profiles: readonly Planned[]): Promise<void> {
  const now = world.now()
  for (const kind of slotKinds) {
    await world.plans.set(
      kind,
      profiles.map((planned) => ({
        profileId: planned.profileId,
        at: isTakenSoon(kind, planned, now) ? planned.next[kind] : nextOf(world, kind, planned, now),
      })),
    )
  }
}

/** What is due and not yet taken stays, or a change at nine o'clock would lose the delivery of nine o'clock. */
function isTakenSoon(kind: SlotKind, planned: Planned, now: Date): boolean {
  const at = planned.next[kind]
  return at !== null && at <= now && scheduleOf(kind, planned) !== null
}

/** When the next of the kind falls due; null where none does. A last one that lies ahead is of a clock gone wrong, and holds nothing up. */
export function nextOf(world: World, kind: SlotKind, planned: Planned, now: Date): Date | null {
  const schedule = scheduleOf(kind, planned)
  const last = planned.last[kind]
  const earliest = last && last <= now ? last.getTime() + APART : 0
  return schedule && nextDelivery(world.zones, schedule, new Date(Math.max(now.getTime(), earliest)))
}
