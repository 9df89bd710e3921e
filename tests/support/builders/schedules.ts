// Schedules in invented places, and the times at which their deliveries are due.

import type { Zones } from '#domain/schedule/local-day.ts'
import { type Schedule, deliveriesBetween, nextDelivery } from '#domain/schedule/next-delivery.ts'

/** Invented places: the first offset, then each clock change as its instant and the new offset. */
const places: Record<string, [first: number, ...changes: [instant: string, offset: number][]]> = {
  Greenwich: [0],
  // A place like New York in 2027: 02:00 becomes 03:00 on 14 March, 02:00 becomes 01:00 on 7 November.
  Hudson: [-300, ['2027-03-14T07:00Z', -240], ['2027-11-07T06:00Z', -300]],
  // A place like Lord Howe Island: clocks change by half an hour, 02:00 becomes 02:30 and back.
  'Half hour of summer': [
    660,
    ['2027-04-03T15:00Z', 630],
    ['2027-10-02T15:30Z', 660],
    ['2028-04-01T15:00Z', 630],
  ],
  // A place like the Chatham Islands: 12:45 ahead, 13:45 in summer, and 02:45 becomes 03:45.
  'Three quarters': [765, ['2027-09-25T14:00Z', 825], ['2028-04-01T14:00Z', 765]],
  India: [330],
  Nepal: [345],
  // A place like Samoa in 2011: it crossed the date line at the end of 29 December and had no 30 December.
  'Over the line': [-600, ['2027-12-30T10:00Z', 840]],
  // A place as if Samoa went back: its 29 December comes twice.
  'Back over the line': [840, ['2027-12-29T10:00Z', -600]],
  // A place like Easter Island: the clock changes at 22:00 the evening before.
  Evening: [-300, ['2027-04-04T03:00Z', -360], ['2027-09-05T04:00Z', -300]],
}

export const zones: Zones = {
  version: 'made by hand',
  offset(zone, instant) {
    const [first, ...changes] = places[zone] ?? [0]
    return changes.findLast(([at]) => Date.parse(at) <= instant.getTime())?.[1] ?? first
  },
}

export const weekly = (timezone: string, dayOfWeek: number, time: string): Schedule => ({
  frequency: 'weekly',
  dayOfWeek,
  dayOfMonth: 1,
  timezone,
  ...clock(time),
})
export const monthly = (timezone: string, dayOfMonth: number, time: string): Schedule => ({
  frequency: 'monthly',
  dayOfWeek: 0,
  dayOfMonth,
  timezone,
  ...clock(time),
})
const clock = (time: string) => ({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) })

const minutes = (instants: Date[]) => instants.map((instant) => `${instant.toISOString().slice(0, 16)}Z`)
export const next = (schedule: Schedule, after: string) =>
  minutes([nextDelivery(zones, schedule, new Date(after))])[0]
export const between = (schedule: Schedule, after: string, until: string) =>
  minutes(deliveriesBetween(zones, schedule, new Date(after), new Date(until)))

export const [SUNDAY, MONDAY, WEDNESDAY, THURSDAY, FRIDAY] = [0, 1, 3, 4, 5] as const
