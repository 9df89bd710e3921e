// The daily allowance: which ideas count, and when the next one can be made.
import { instantOf } from '#domain/schedule/next-delivery.ts'
import { localDay, type Zones } from '#domain/schedule/local-day.ts'

/** The timezone whose midnight resets the allowance, and when it was last changed. */
export interface ZonedDay {
  zone: string
  zoneChangedAt: Date | null
}

const DAY = 86_400_000

/**
 * Ideas made from this instant on count: those since the last local midnight. For a day after a change of timezone,
 * those of the last 24 hours count, so changing it can't reset the allowance twice.
 */
export function countedFrom(zones: Zones, { zone, zoneChangedAt }: ZonedDay, now: Date): Date {
  const isNew = zoneChangedAt !== null && zoneChangedAt.getTime() > now.getTime() - DAY
  return isNew ? new Date(now.getTime() - DAY + 1) : midnight(zones, zone, now, 0)
}

/** When the next idea can be made, if only these have been made. */
export function opensAgain(
  zones: Zones,
  day: ZonedDay,
  made: readonly Date[],
  allowed: number,
  now: Date,
): Date {
  const next = midnight(zones, day.zone, now, 1)
  // Room can come when an idea is a day old, when a new timezone is a day old, and at midnight.
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

/** The local midnight this many days after the last one. */
const midnight = (zones: Zones, zone: string, now: Date, days: number): Date =>
  instantOf(zones, zone, Date.parse(localDay(zones, zone, now)) + days * DAY)
