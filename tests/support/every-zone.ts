// Compares `nextDelivery` with a minute-by-minute simulation, for the schedules of every timezone.
import { type Schedule, nextDelivery } from '#domain/schedule/next-delivery.ts'
import { zones } from '#server/outside/zones/zones.ts'
import { packedRules, periodsBetween } from './packed-rules.ts'
import {
  type DueMinutes,
  type Period,
  calendar,
  simulatedDues,
  simulateClock,
} from './fakes/minute-by-minute.ts'

const DAY = 1440
/** Three years from November 2026. */
const from = Date.UTC(2026, 10, 1) / 60_000
const until = Date.UTC(2029, 10, 1) / 60_000
const days = calendar('2026-10-30', '2029-11-03')

export interface Clock {
  /** The timezones with the same clock in these years. */
  names: string[]
  periods: Period[]
}

/** Every different clock in these years, read from the packed rules. */
export function clocks(): Clock[] {
  const found = new Map<string, Clock>()
  for (const [name, rules] of packedRules) {
    const periods = periodsBetween(rules, from - 6 * DAY, until + 6 * DAY)
    const key = JSON.stringify(periods)
    const clock = found.get(key) ?? { names: [], periods }
    clock.names.push(name)
    found.set(key, clock)
  }
  return [...found.values()]
}

export const simulateThreeYears = (periods: readonly Period[]): DueMinutes =>
  simulateClock(periods, from - 5 * DAY, until + 5 * DAY)

type When = Omit<Schedule, 'timezone'>
export const weekly = (dayOfWeek: number, hour: number, minute: number): When => ({
  frequency: 'weekly',
  dayOfWeek,
  dayOfMonth: 1,
  hour,
  minute,
})
export const monthly = (dayOfMonth: number, hour: number, minute: number): When => ({
  frequency: 'monthly',
  dayOfWeek: 0,
  dayOfMonth,
  hour,
  minute,
})

/** How many deliveries were compared, and the first difference of each schedule that has one. */
export interface Comparison {
  instants: number
  different: string[]
}

/** Compares a schedule's deliveries over the three years. */
export function compareSchedule(verdict: Comparison, diary: DueMinutes, timezone: string, when: When): void {
  const schedule: Schedule = { ...when, timezone }
  let after = new Date(from * 60_000)
  for (const due of simulatedDues(diary, when, days)) {
    if (due <= from || due > until) continue
    const given = nextDelivery(zones, schedule, after)
    verdict.instants += 1
    if (given.getTime() !== due * 60_000) {
      verdict.different.push(difference(schedule, after, given, due))
      return
    }
    after = given
  }
}

/** Compares schedules at every quarter of an hour of the days around each clock change, weekly and monthly. */
export function aroundChanges(verdict: Comparison, { names: [timezone = ''], periods }: Clock): void {
  const diary = simulateThreeYears(periods)
  for (const { until: change, offset } of periods) {
    if (change <= from || change > until) continue
    const nearby = days.filter(({ midnight }) => Math.abs(midnight + DAY / 2 - change - offset) < 1.5 * DAY)
    const after = new Date((change - 4 * DAY) * 60_000)
    for (const day of nearby) {
      for (let minute = 0; minute < DAY; minute += 15) {
        const time = [Math.floor(minute / 60), minute % 60] as const
        const due = diary(day.midnight + minute)
        for (const when of [weekly(day.weekday, ...time), monthly(day.ofMonth, ...time)]) {
          if (when.dayOfMonth > 28) continue
          const schedule: Schedule = { ...when, timezone }
          const given = nextDelivery(zones, schedule, after)
          verdict.instants += 1
          if (given.getTime() !== due * 60_000)
            verdict.different.push(difference(schedule, after, given, due))
        }
      }
    }
  }
}

const difference = (schedule: Schedule, after: Date, given: Date, due: number): string =>
  `${JSON.stringify(schedule)} after ${after.toISOString()}: ${given.toISOString()}, watched ${new Date(due * 60_000).toISOString()}`
