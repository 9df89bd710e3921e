// Local time by brute force, to check the product's calculation: reads a place's clock every minute and records it. Shares only
// the type of a schedule with domain/schedule.
import type { Schedule } from '#domain/schedule/next-delivery.ts'

/** A period with one UTC offset: its end in minutes since 1970, and the offset in minutes east of Greenwich. */
export interface Period {
  until: number
  offset: number
}

/** Returns when a local minute, counted as if it were UTC, is due. */
export type DueMinutes = (local: number) => number

const DAY = 1440
const NEVER = -1

/**
 * Reads the clock every minute from `from` to `until`. A minute that was shown is due when it was first shown; one that the clock
 * skipped is due as much later as the clock jumped.
 */
export function simulateClock(periods: readonly Period[], from: number, until: number): DueMinutes {
  // No clock is more than two days from UTC, so two days on either side are enough.
  const margin = 2 * DAY
  const page = (local: number): number => local - from + margin
  const firstShown = new Int32Array(until - from + 2 * margin).fill(NEVER)
  const jumpedBy = new Map<number, number>()
  let minute = from
  let before: number | undefined
  for (const period of periods) {
    for (; minute < Math.min(period.until, until); minute += 1) {
      const shown = minute + period.offset
      if (firstShown[page(shown)] === NEVER) firstShown[page(shown)] = minute
      if (before !== undefined && shown > before + 1)
        for (let missed = before + 1; missed < shown; missed += 1) jumpedBy.set(missed, shown - before - 1)
      before = shown
    }
  }
  const first = (local: number): number => firstShown[page(local)] ?? NEVER
  return (local) => {
    const due = first(local) === NEVER ? first(local + (jumpedBy.get(local) ?? 0)) : first(local)
    if (due === NEVER) throw new Error(`Nobody watched the clock at ${local}`)
    return due
  }
}

/** A calendar day; its midnight in minutes as if it were UTC. */
export interface CalendarDay {
  midnight: number
  weekday: number
  ofMonth: number
}

/** The calendar days between two dates `YYYY-MM-DD`, both included. */
export function calendar(first: string, last: string): CalendarDay[] {
  const days: CalendarDay[] = []
  const end = Temporal.PlainDate.from(last)
  const epoch = Temporal.PlainDate.from('1970-01-01')
  let day = Temporal.PlainDate.from(first)
  for (; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    days.push({ midnight: epoch.until(day).days * DAY, weekday: day.dayOfWeek % 7, ofMonth: day.day })
  }
  return days
}

/** The minutes at which a schedule's deliveries are due on these days. */
export const simulatedDues = (
  diary: DueMinutes,
  schedule: Omit<Schedule, 'timezone'>,
  days: readonly CalendarDay[],
): number[] =>
  days
    .filter((day) =>
      schedule.frequency === 'weekly'
        ? day.weekday === schedule.dayOfWeek
        : day.ofMonth === schedule.dayOfMonth,
    )
    .map((day) => diary(day.midnight + schedule.hour * 60 + schedule.minute))
