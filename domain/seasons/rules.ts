// When an occasion is: rules as data, and the days of a year that they give. Days are written `YYYY-MM-DD` and know no clock.
import { lunarFeastDays, type Feast } from './lunar-feasts.ts'

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'

/**
 * - `on`: the same day every year, `MM-DD`; 02-29 is kept on the 28th in a common year
 * - `nth`: the nth weekday of a month, -1 for the last
 * - `weekday … of`: the weekday on, before, after or nearest to a day of the year
 * - `easter`: days from Easter Sunday, of the western churches or the orthodox
 * - `feast`: a day by the moon, from a table; expected, not certain, where it depends on a sighting
 * - `days`: announced year by year; a year that is not in it has no such day
 * `plus` shifts the result by days.
 */
export type Rule = { plus?: number } & (
  | { on: string }
  | { nth: 1 | 2 | 3 | 4 | 5 | -1; weekday: Weekday; month: number }
  | { weekday: Weekday; side: 'on-or-before' | 'before' | 'on-or-after' | 'after' | 'nearest'; of: string }
  | { easter: number; church?: 'orthodox' }
  | { feast: Feast }
  | { days: Readonly<Record<number, string>> }
)

/** A window: from the day of one rule, either to the day of another (of the next year where that is earlier) or for a number of days. */
export type WindowRule = { from: Rule; to: Rule } | { from: Rule; lasts: number }

export interface DateRange {
  /** First and last day; the same for a single day. */
  from: string
  to: string
  certainty: 'exact' | 'expected'
}

/** When it is in a year, by the year in which it begins: once, never, or more often where the moon's year is short. */
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
  const { days, certainty } = unshifted(rule, year)
  return days.map((day) => ({ day: addDays(day, rule.plus ?? 0), certainty }))
}

function unshifted(rule: Rule, year: number): { days: string[]; certainty: DateRange['certainty'] } {
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

/** `MM-DD` in a year; the 29th of February is kept on the 28th in a common year. */
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

/** In the order of `Date.getUTCDay`. */
const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The weekday of a day. */
export const weekdayOf = (day: string): Weekday => weekdays[weekdayNumber(day)] ?? 'Sun'

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  days === 0 ? day : dayOf(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** Easter Sunday of the western churches, by the anonymous Gregorian reckoning. */
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

/** Easter Sunday of the orthodox churches, by the Julian reckoning, as a day of the Gregorian calendar until 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + sunday + 114
  return dayOf(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) + 13 * 86_400_000)
}
