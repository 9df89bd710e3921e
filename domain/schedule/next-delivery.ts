// When a delivery falls due: a local hour on chosen days, turned into an instant by the newest rules for timezones.
import type { Zones } from './local-day.ts'

export interface Schedule {
  frequency: 'weekly' | 'monthly'
  /** 0 is Sunday; asked of weekly ones. */
  dayOfWeek: number
  /** 1 to 28, so that no month is ever left out; asked of monthly ones. */
  dayOfMonth: number
  hour: number
  minute: number
  timezone: string
}

const MINUTE = 60_000
const DAY = 86_400_000

/** The first instant strictly after `after` at which a delivery by this schedule falls due. */
export function nextDelivery(zones: Zones, schedule: Schedule, after: Date): Date {
  // The local day may be a day off from UTC's on either side; a month and a week ahead there is always one.
  const from = Math.floor(after.getTime() / DAY) - 2
  for (let day = from; day < from + 40; day += 1) {
    if (!isChosen(schedule, new Date(day * DAY))) continue
    const due = instantOf(
      zones,
      schedule.timezone,
      day * DAY + (schedule.hour * 60 + schedule.minute) * MINUTE,
    )
    if (due.getTime() > after.getTime()) return due
  }
  throw new Error(`No delivery within forty days: ${JSON.stringify(schedule)}`)
}

/** Every instant after `after` up to and with `until`, the oldest first. */
export function deliveriesBetween(zones: Zones, schedule: Schedule, after: Date, until: Date): Date[] {
  const found: Date[] = []
  for (let due = nextDelivery(zones, schedule, after); due.getTime() <= until.getTime();) {
    found.push(due)
    due = nextDelivery(zones, schedule, due)
  }
  return found
}

const isChosen = (schedule: Schedule, day: Date): boolean =>
  schedule.frequency === 'weekly'
    ? day.getUTCDay() === schedule.dayOfWeek
    : day.getUTCDate() === schedule.dayOfMonth

/**
 * The instant of a local time, given as milliseconds as if it were UTC's. A time that a clock change skips moves on by the
 * length of the gap; of one that comes twice it is the first.
 */
export function instantOf(zones: Zones, zone: string, local: number): Date {
  const offsets = [-DAY, 0, DAY].map((shift) => zones.offset(zone, new Date(local + shift)) * MINUTE)
  const fitting = offsets
    .map((offset) => local - offset)
    .filter((instant) => instant + zones.offset(zone, new Date(instant)) * MINUTE === local)
  // In a gap nothing fits; by the offset before it, the smaller one, the clock shows the time moved on.
  return new Date(fitting.length > 0 ? Math.min(...fitting) : local - Math.min(...offsets))
}
