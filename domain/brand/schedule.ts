// When a brand's deliveries are due: what its profile chose, as far as the account's plan allows.
import { opens } from '#contract/plans.ts'
import { nextDelivery, type Schedule } from '#domain/schedule/next-delivery.ts'
import type { World } from '#domain/world.ts'
import { slotKinds, type PlannedProfile, type SlotKind } from './plan-store.ts'

/** Digests are sent on Mondays (1): the stories are made on Sundays. */
const DIGEST_DAY = 1
/**
 * The least time between two deliveries in milliseconds, so that changing the hour doesn't cause a second one
 * on the same day.
 */
const LEAST_GAP = 18 * 3_600_000

/** The schedule of a kind as far as the plan allows; null if nothing is to be planned. */
export function scheduleOf(kind: SlotKind, { chosen, holder }: Pick<PlannedProfile, 'chosen' | 'holder'>) {
  if (!opens(holder.plan, 'scheduled') || !holder.onboardingCompleted || chosen.deliveriesPaused) return null
  const wantsDigest = chosen.weeklyDigest && chosen.emailNotifications && opens(holder.plan, 'news')
  if (kind === 'digest' && !wantsDigest) return null
  // Without weekly deliveries in the plan, they become monthly.
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

/**
 * Plans a profile's next delivery and digest again. Call it in the same transaction as any change that
 * affects them.
 */
export async function planNext(world: World, profileId: string): Promise<void> {
  const planned = await world.plans.of(profileId)
  if (planned) await replan(world, [planned])
}

/** The key under which the version of the time zone rules used for planning is stored. */
const RULES = 'timezone rules'
const PAGE = 500

/** Plans all profiles again if the time zone rules have changed since. Returns how many. */
export async function replanForZoneRules(world: World): Promise<number> {
  if ((await world.keyValues.get(RULES)) === world.zones.version) return 0
  let count = 0
  for (let after: string | null = null; ;) {
    const page: PlannedProfile[] = await replannedPage(world, () => world.plans.planned(after, PAGE))
    count += page.length
    after = page.at(-1)?.profileId ?? null
    if (page.length < PAGE) break
  }
  await world.keyValues.set(RULES, world.zones.version)
  return count
}

/** No delivery is planned further ahead: a month, and the least time between two, rounded up. */
const FARTHEST = 40 * 86_400_000

/**
 * Plans deliveries again that a fast clock planned too far ahead, because otherwise none would be sent until
 * then. Returns how many profiles.
 */
export async function replanTooFarAhead(world: World): Promise<number> {
  const farthest = new Date(world.now().getTime() + FARTHEST)
  for (let count = 0; ;) {
    const page = await replannedPage(world, () => world.plans.plannedAfter(farthest, PAGE))
    count += page.length
    if (page.length < PAGE) return count
  }
}

/** Reads and plans in one transaction, so that changes saved in between are not overwritten. */
const replannedPage = (world: World, read: () => Promise<PlannedProfile[]>): Promise<PlannedProfile[]> =>
  world.atomically(async () => {
    const page = await read()
    await replan(world, page)
    return page
  })

async function replan(world: World, profiles: readonly PlannedProfile[]): Promise<void> {
  const now = world.now()
  for (const kind of slotKinds) {
    await world.plans.set(
      kind,
      profiles.map((planned) => ({
        profileId: planned.profileId,
        at: isDueNow(kind, planned, now) ? planned.next[kind] : nextOf(world, kind, planned, now),
      })),
    )
  }
}

/**
 * Whether a delivery is due but hasn't been started. It is not replanned, or a change at nine o'clock would
 * lose the delivery of nine o'clock.
 */
function isDueNow(kind: SlotKind, planned: PlannedProfile, now: Date): boolean {
  const at = planned.next[kind]
  return at !== null && at <= now && scheduleOf(kind, planned) !== null
}

/**
 * When the next of the kind is due; null if none is. A last delivery in the future comes from a wrong clock
 * and is ignored.
 */
export function nextOf(world: World, kind: SlotKind, planned: PlannedProfile, now: Date): Date | null {
  const schedule = scheduleOf(kind, planned)
  const last = planned.last[kind]
  const earliest = last && last <= now ? last.getTime() + LEAST_GAP : 0
  return schedule && nextDelivery(world.zones, schedule, new Date(Math.max(now.getTime(), earliest)))
}
