// The day's allowance: which ideas count, and when there is room for more.
import { instantOf } from '#domain/schedule/next-delivery.ts'
import { localDay, type Zones } from '#domain/schedule/local-day.ts'

/** The timezone whose midnight turns the day, and when it last became another. */
export interface ZonedDay {
  zone: string
  zoneChangedAt: Date | null
}

const DAY = 86_400_000

/**
 * Ideas made from this instant on count now: those since the last local midnight. For a day after a change of timezone those of
 * the last 24 hours count instead, so that no change brings a second midnight.
 */
export function countedFrom(zones: Zones, { zone, zoneChangedAt }: ZonedDay, now: Date): Date {
  const isNew = zoneChangedAt !== null && zoneChangedAt.getTime() > now.getTime() - DAY
  return isNew ? new Date(now.getTime() - DAY + 1) : midnight(zones, zone, now, 0)
}

/** When the first idea can be made again, after these were made and no other. */
export function opensAgain(
  zones: Zones,
  day: ZonedDay,
  made: readonly Date[],
  allowed: number,
  now: Date,
): Date {
  const next = midnight(zones, day.zone, now, 1)
  // Room comes where an idea is a day old, where a new timezone is a day old, and at midnight.
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

/** The local midnight that many days after the last one. */
const midnight = (zones: Zones, zone: string, now: Date, days: number): Date =>
  instantOf(zones, zone, Date.parse(localDay(zones, zone, now)) + days * DAY)
