// Decides when a brand's deliveries are due, from the profile's settings and the account's plan.
import { opens } from '#contract/plans.ts'
import { nextDelivery, type Schedule } from '#domain/schedule/next-delivery.ts'
import type { World } from '#domain/world.ts'
import { slotKinds, type PlannedProfile, type SlotKind } from './plan-store.ts'

/** Digests are sent on Mondays (1), because the stories are made on Sundays. */
const DIGEST_DAY = 1
/**
 * The shortest time between two deliveries, in milliseconds. It prevents a second delivery on the same day
 * after the hour is changed.
 */
const LEAST_GAP = 18 * 3_600_000

/** The schedule of a kind of delivery, as far as the plan includes it; null if none must be planned. */
export function scheduleOf(kind: SlotKind, { chosen, holder }: Pick<PlannedProfile, 'chosen' | 'holder'>) {
  if (!opens(holder.plan, 'scheduled') || !holder.onboardingCompleted || chosen.deliveriesPaused) return null
  const wantsDigest = chosen.weeklyDigest && chosen.emailNotifications && opens(holder.plan, 'news')
  if (kind === 'digest' && !wantsDigest) return null
  // If the plan doesn't include weekly deliveries, they are made every month instead.
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
 * affects them, so that the plan always matches the settings.
 */
export async function planNext(world: World, profileId: string): Promise<void> {
  const planned = await world.plans.of(profileId)
  if (planned) await replan(world, [planned])
}

/** The name under which the version of the time zone rules is stored that all plans were made with. */
const RULES = 'timezone rules'
const PAGE = 500

/**
 * Plans all deliveries again if the time zone rules have changed since they were planned. Returns how many
 * profiles there were.
 */
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

/** No delivery can correctly be planned further ahead than a month and the shortest time between two. */
const FARTHEST = 40 * 86_400_000

/**
 * Corrects plans that were made while the server's clock was wrong and too far ahead. Without this, these
 * profiles would get no delivery for a long time. Returns how many profiles there were.
 */
export async function replanTooFarAhead(world: World): Promise<number> {
  const farthest = new Date(world.now().getTime() + FARTHEST)
  for (let count = 0; ;) {
    const page = await replannedPage(world, () => world.plans.plannedAfter(farthest, PAGE))
    count += page.length
    if (page.length < PAGE) return count
  }
}

/** Reads and plans in one transaction, so that changes saved in the meantime are not overwritten. */
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
 * Whether a delivery is due but hasn't been started. It isn't planned again: a change at nine o'clock would
 * otherwise cancel the delivery of nine o'clock.
 */
function isDueNow(kind: SlotKind, planned: PlannedProfile, now: Date): boolean {
  const at = planned.next[kind]
  return at !== null && at <= now && scheduleOf(kind, planned) !== null
}

/**
 * Finds when the next delivery of a kind is due; null if none is. If the last delivery is in the future, the
 * clock was wrong, and it is ignored.
 */
export function nextOf(world: World, kind: SlotKind, planned: PlannedProfile, now: Date): Date | null {
  const schedule = scheduleOf(kind, planned)
  const last = planned.last[kind]
  const earliest = last && last <= now ? last.getTime() + LEAST_GAP : 0
  return schedule && nextDelivery(world.zones, schedule, new Date(Math.max(now.getTime(), earliest)))
}
