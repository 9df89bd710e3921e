// Rules say as data when an occasion is. From these, the dates in a year are computed, as `YYYY-MM-DD`
// without a time.
import { lunarFeastDays, type Feast } from './lunar-feasts.ts'

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'

/**
 * - `on`: the same date every year, `MM-DD`; in a common year, 02-29 becomes the 28th
 * - `nth`: the nth weekday of a month, -1 for the last
 * - `weekday … of`: the weekday on, before, after or nearest to a date
 * - `easter`: days from Easter Sunday, western or orthodox
 * - `feast`: a lunar feast from a table, which is only expected if it depends on a sighting
 * - `days`: announced year by year; a year that isn't listed has none
 * - `plus`: moves the result by days
 */
export type Rule = { plus?: number } & (
  | { on: string }
  | { nth: 1 | 2 | 3 | 4 | 5 | -1; weekday: Weekday; month: number }
  | { weekday: Weekday; side: 'on-or-before' | 'before' | 'on-or-after' | 'after' | 'nearest'; of: string }
  | { easter: number; church?: 'orthodox' }
  | { feast: Feast }
  | { days: Readonly<Record<number, string>> }
)

/**
 * A period that lasts from the day of one rule to the day of another (in the next year if that is earlier),
 * or for a number of days.
 */
export type WindowRule = { from: Rule; to: Rule } | { from: Rule; lasts: number }

export interface DateRange {
  /** The first and the last day, which are the same for a single day. */
  from: string
  to: string
  certainty: 'exact' | 'expected'
}

/**
 * Gives the dates of an occasion that start in this year: usually one, but none or two for some lunar feasts
 * and announced days.
 */
export function dateRangesIn(when: Rule | WindowRule, year: number): DateRange[] {
  if (!('from' in when))
    return daysIn(when, year).map(({ day, certainty }) => ({ from: day, to: day, certainty }))
  return daysIn(when.from, year).map((start) => {
    const end =
      'lasts' in when ? { ...start, day: addDays(start.day, when.lasts - 1) } : endAfter(start, when.to, year)
    const isOpen = start.certainty === 'expected' || end.certainty === 'expected'
    return { from: start.day, to: end.day, certainty: isOpen ? 'expected' : 'exact' }
  })
}

const endAfter = (start: Day, rule: Rule, year: number): Day =>
  [...daysIn(rule, year), ...daysIn(rule, year + 1)].find(({ day }) => day >= start.day) ?? start

interface Day {
  day: string
  certainty: DateRange['certainty']
}

function daysIn(rule: Rule, year: number): Day[] {
  const { days, certainty } = daysWithoutShift(rule, year)
  return days.map((day) => ({ day: addDays(day, rule.plus ?? 0), certainty }))
}

function daysWithoutShift(rule: Rule, year: number): { days: string[]; certainty: DateRange['certainty'] } {
  if ('feast' in rule) return lunarFeastDays(rule.feast, year)
  return { days: daysOfRule(rule, year), certainty: 'exact' }
}

function daysOfRule(rule: Exclude<Rule, { feast: Feast }>, year: number): string[] {
  if ('on' in rule) return [inYear(rule.on, year)]
  if ('nth' in rule) return nthWeekday(rule, year)
  if ('easter' in rule)
    return [addDays(rule.church === 'orthodox' ? orthodoxEaster(year) : westernEaster(year), rule.easter)]
  if ('days' in rule) {
    const day = rule.days[year]
    return day === undefined ? [] : [day]
  }
  return [weekdayBeside(inYear(rule.of, year), rule.weekday, rule.side)]
}

/** Completes `MM-DD` with the year. In a common year, 29 February becomes the 28th. */
function inYear(monthDay: string, year: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${monthDay === '02-29' && !isLeap ? '02-28' : monthDay}`
}

function nthWeekday(
  { nth, weekday, month }: { nth: number; weekday: Weekday; month: number },
  year: number,
): string[] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  if (nth === -1) {
    const last = dayOf(Date.UTC(year, month, 0))
    return [weekdayBeside(last, weekday, 'on-or-before')]
  }
  const day = addDays(weekdayBeside(first, weekday, 'on-or-after'), 7 * (nth - 1))
  return day.slice(0, 7) === first.slice(0, 7) ? [day] : []
}

const sides = { 'on-or-before': 0, before: -1, 'on-or-after': 0, after: 1, nearest: 0 }

function weekdayBeside(day: string, weekday: Weekday, side: keyof typeof sides): string {
  const start = addDays(day, sides[side])
  const ahead = (weekdays.indexOf(weekday) - weekdayNumber(start) + 7) % 7
  if (side === 'on-or-after' || side === 'after') return addDays(start, ahead)
  if (side === 'nearest') return addDays(start, ahead <= 3 ? ahead : ahead - 7)
  return addDays(start, ahead === 0 ? 0 : ahead - 7)
}

/** The weekdays in the order of `Date.getUTCDay`. */
const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const weekdayOf = (day: string): Weekday => weekdays[weekdayNumber(day)] ?? 'Sun'

/** Gives the date this many days later, or earlier if the number is negative. */
export const addDays = (day: string, days: number): string =>
  days === 0 ? day : dayOf(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** Computes western Easter Sunday with the anonymous Gregorian algorithm. */
export function westernEaster(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const skipped = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - skipped - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * shift + 114
  return dayOf(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}

/** Computes orthodox Easter Sunday with the Julian algorithm, as a Gregorian date. Valid until 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + sunday + 114
  return dayOf(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) + 13 * 86_400_000)
}
