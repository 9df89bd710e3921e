// Computes when a delivery is due. The user chooses a local time on certain days, which is converted to an
// instant with the latest time zone rules.
import type { Zones } from './local-day.ts'

export interface Schedule {
  frequency: 'weekly' | 'monthly'
  /** The weekday of weekly deliveries; 0 is Sunday. */
  dayOfWeek: number
  /** The day of monthly deliveries, 1 to 28, so that every month has it. */
  dayOfMonth: number
  hour: number
  minute: number
  timezone: string
}

const MINUTE = 60_000
const DAY = 86_400_000

/** Finds the first delivery after `after`, but not at that very instant. */
export function nextDelivery(zones: Zones, schedule: Schedule, after: Date): Date {
  // The search starts two days early, because the local date may differ from UTC's by a day. A month and a
  // week always contain a delivery.
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

/** Lists every delivery after `after` up to and including `until`, oldest first. */
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
 * Converts a local time, given in milliseconds as if it were UTC, to an instant. A time skipped by a clock change
 * moves forward by the length of the gap. Of a time that happens twice, the first is used.
 */
export function instantOf(zones: Zones, zone: string, local: number): Date {
  const offsets = [-DAY, 0, DAY].map((shift) => zones.offset(zone, new Date(local + shift)) * MINUTE)
  const fitting = offsets
    .map((offset) => local - offset)
    .filter((instant) => instant + zones.offset(zone, new Date(instant)) * MINUTE === local)
  // No offset fits a time that the clocks skip. The smaller offset is the one before the change, and moves
  // the time forward.
  return new Date(fitting.length > 0 ? Math.min(...fitting) : local - Math.min(...offsets))
}
