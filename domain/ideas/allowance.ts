// Decides which ideas count against the daily allowance, and when the next one can be made.
import { instantOf } from '#domain/schedule/next-delivery.ts'
import { localDay, type Zones } from '#domain/schedule/local-day.ts'

/** The time zone whose midnight resets the allowance, and when it was last changed. */
export interface ZonedDay {
  zone: string
  zoneChangedAt: Date | null
}

const DAY = 86_400_000

/**
 * Ideas made since the returned instant count against the allowance: usually those since local midnight. For
 * a day after a change of time zone, the last 24 hours count, so that the change can't reset the allowance
 * twice.
 */
export function countedFrom(zones: Zones, { zone, zoneChangedAt }: ZonedDay, now: Date): Date {
  const isNew = zoneChangedAt !== null && zoneChangedAt.getTime() > now.getTime() - DAY
  return isNew ? new Date(now.getTime() - DAY + 1) : midnight(zones, zone, now, 0)
}

/** Finds when the next idea can be made, if no others are made until then. */
export function opensAgain(
  zones: Zones,
  day: ZonedDay,
  made: readonly Date[],
  allowed: number,
  now: Date,
): Date {
  const next = midnight(zones, day.zone, now, 1)
  // The allowance can grow when an idea is a day old, when the new time zone is a day old, or at midnight.
  const moments = [...made, ...(day.zoneChangedAt ? [day.zoneChangedAt] : [])]
    .map((moment) => new Date(moment.getTime() + DAY))
    .concat(next)
    .filter((moment) => moment > now)
    .toSorted((a, b) => a.getTime() - b.getTime())
  const hasRoom = (then: Date) => {
    const from = countedFrom(zones, day, then)
    return made.filter((at) => at >= from).length < allowed
  }
  return moments.find(hasRoom) ?? next
}

/** The local midnight that is this many days after the last one. */
const midnight = (zones: Zones, zone: string, now: Date, days: number): Date =>
  instantOf(zones, zone, Date.parse(localDay(zones, zone, now)) + days * DAY)
