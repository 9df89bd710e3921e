// A brand's next delivery: when it comes, or why none does.
import type { User } from '#contract/account.ts'
import { type Profile, readProfile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { useRead } from '#web/api/use-read.ts'

export type NextDelivery =
  | { state: 'planned'; at: string; timezone: string }
  | { state: 'paused' | 'unplanned' | 'not-included' }

type Schedule = Pick<Profile, 'nextDelivery' | 'deliveriesPaused' | 'deliveryTimezone'>

export function nextDeliveryOf(plan: User['plan'], profile: Schedule): NextDelivery {
  if (!opens(plan, 'scheduled')) return { state: 'not-included' }
  if (profile.deliveriesPaused) return { state: 'paused' }
  if (!profile.nextDelivery) return { state: 'unplanned' }
  return { state: 'planned', at: profile.nextDelivery, timezone: profile.deliveryTimezone }
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/**
 * Milliseconds until the shown next delivery is read again: a minute after it is due, when the next one is planned, but at most a
 * day.
 */
export function refreshAfter(next: string | null, now: number): number | false {
  if (!next) return false
  return Math.min(Math.max(new Date(next).getTime() - now + MINUTE, MINUTE), DAY)
}

/** The profile, reread after its next delivery, for screens that stay open for days. */
export const useProfileWithNext = () =>
  useRead(readProfile, undefined, {
    every: (profile) => refreshAfter(profile?.nextDelivery ?? null, Date.now()),
  })
