// Random clocks and schedules, for rules that must hold whatever timezone changes a government makes.
import fc from 'fast-check'
import type { Zones } from '#domain/schedule/local-day.ts'
import type { Schedule } from '#domain/schedule/next-delivery.ts'
import { type Period, calendar, simulatedDues, simulateClock } from './minute-by-minute.ts'

const DAY = 1440
/** The period watched, in minutes since 1970: from 1 January 2027 to mid-May. */
export const from = Date.UTC(2027, 0, 1) / 60_000
export const until = from + 135 * DAY

/** The range of offsets: from that of Baker Island to that of the Line Islands. */
const anyOffset = fc.integer({ min: -12 * 60, max: 14 * 60 })
/**
 * The size of a clock change. It is mostly a usual one, but sometimes anything, including a day across the
 * date line.
 */
const anyStep = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(-120, -60, -60, -30, 30, 60, 60, 120) },
  { weight: 1, arbitrary: fc.constantFrom(-1440, 1440) },
  { weight: 2, arbitrary: fc.integer({ min: -1500, max: 1500 }) },
)
/** The shortest time between two changes; in real rules it is a week. */
const anyWait = fc.integer({ min: 3 * DAY, max: 50 * DAY })

/** A clock that changes up to eight times, at any minute of any day. */
export const anyClock: fc.Arbitrary<Period[]> = fc
  .tuple(anyOffset, fc.array(fc.tuple(anyWait, anyStep), { maxLength: 8 }))
  .map(([first, changes]) => {
    const periods: Period[] = []
    let at = from - 3 * DAY
    let offset = first
    for (const [wait, step] of changes) {
      at += wait
      periods.push({ until: at, offset })
      offset = Math.min(14 * 60, Math.max(-12 * 60, offset + step))
    }
    return [...periods, { until: Infinity, offset }]
  })

/** A random schedule; half of them are within a day or so of a clock change. */
export interface RandomSchedule {
  monthly: boolean
  minute: number
  nearChange: number | undefined
}

export const anySchedule: fc.Arbitrary<RandomSchedule> = fc.record({
  monthly: fc.boolean(),
  minute: fc.integer({ min: 0, max: 31 * DAY }),
  nearChange: fc.option(fc.nat(7), { nil: undefined }),
})

/** Turns a random choice into a schedule for a clock. */
export function scheduleFor(
  clock: readonly Period[],
  { monthly, minute, nearChange }: RandomSchedule,
): Schedule {
  const change = clock[nearChange ?? clock.length]
  const near = change && change.until !== Infinity
  const local = near ? change.until + change.offset + (minute % (2 * DAY)) - DAY : from + minute
  const shown = Temporal.PlainDateTime.from('1970-01-01').add({ minutes: local })
  return {
    frequency: monthly ? 'monthly' : 'weekly',
    dayOfWeek: shown.dayOfWeek % 7,
    dayOfMonth: Math.min(shown.day, 28),
    hour: shown.hour,
    minute: shown.minute,
    timezone: 'Any/Where',
  }
}

/** Timezone rules with one zone that has this clock. */
export const zonesOf = (clock: readonly Period[]): Zones => ({
  version: 'made by chance',
  offset: (_, instant) => clock.find((period) => instant.getTime() < period.until * 60_000)?.offset ?? 0,
})

/** When a minute-by-minute simulation says each schedule is due, after `from` and up to `until`. */
export function simulatedDeliveries(clock: readonly Period[], schedules: readonly Schedule[]): Date[][] {
  const diary = simulateClock(clock, from - 5 * DAY, until + 5 * DAY)
  return schedules.map((schedule) =>
    simulatedDues(diary, schedule, days)
      .filter((minute) => minute > from && minute <= until)
      .map((minute) => new Date(minute * 60_000)),
  )
}

const days = calendar('2026-12-29', '2027-05-18')
