// Calendar dates, `YYYY-MM-DD`, as the brand's country writes them. They have no timezone: the server says which one is today.
import { localeOf } from '#contract/values/dates.ts'

export interface DateRange {
  from: string
  to: string
}

const DAY = 24 * 60 * 60 * 1000

const format = (options: Intl.DateTimeFormatOptions) => ({
  'en-GB': new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }),
  'en-US': new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }),
})
const formats = {
  weekday: format({ weekday: 'long' }),
  shortWeekday: format({ weekday: 'short' }),
  date: format({ day: 'numeric', month: 'long' }),
  dateAndYear: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  shortDate: format({ day: 'numeric', month: 'short' }),
  month: format({ month: 'long' }),
  shortMonth: format({ month: 'short' }),
} as const

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const said = (how: keyof typeof formats, day: string, country: Country): string =>
  formats[how][localeOf(country)].format(at(day))

/** The brand's country; null means British dates. */
type Country = string | null
const isMonthFirst = (country: Country) => localeOf(country) === 'en-US'

/** The date a number of days later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(at(day).getTime() + days * DAY).toISOString().slice(0, 10)

/** The same day a number of months later or earlier, or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const date = at(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))).toISOString().slice(0, 10)
}

/** The month of a date, for grouping: "2027-03". */
export const monthOf = (day: string): string => day.slice(0, 7)
/** The name of a month, given as a month or a date: "March". */
export const monthName = (month: string): string => said('month', `${monthOf(month)}-01`, null)
export const shortMonthName = (month: string): string => said('shortMonth', `${monthOf(month)}-01`, null)
export const yearOf = (day: string): string => day.slice(0, 4)
/** The day of the month: "7". */
export const numberOf = (day: string): string => String(Number(day.slice(8)))
/** A date without its year: "5 Feb", or "Feb 5" in America. */
export const shortDate = (day: string, country: Country): string => said('shortDate', day, country)
/** The weekday: "Sun". */
export const shortWeekday = (day: string): string => said('shortWeekday', day, null)

/** A date with its year: "7 March 2027", or "March 7, 2027" in America. */
export const dateWithYear = (day: string, country: Country): string => said('dateAndYear', day, country)

/** A date with its weekday before it. */
const withWeekday = (day: string, date: string, country: Country): string =>
  `${said('weekday', day, country)}${isMonthFirst(country) ? ',' : ''} ${date}`

/**
 * A date with its weekday: "Sunday 7 March", with the year if it isn't today's; "Sunday, March 7" in America.
 */
export const dayFrom = (today: string, day: string, country: Country): string =>
  withWeekday(day, said(yearOf(day) === yearOf(today) ? 'date' : 'dateAndYear', day, country), country)

/** "Sunday 7 March 2027", or a period as "1 to 31 January 2027", repeating month and year only if needed. */
export function dateRangeInWords({ from, to }: DateRange, country: Country): string {
  const last = dateWithYear(to, country)
  if (from === to) return withWeekday(from, last, country)
  if (monthOf(from) === monthOf(to))
    return isMonthFirst(country)
      ? `${said('date', from, country)} to ${numberOf(to)}, ${yearOf(to)}`
      : `${numberOf(from)} to ${last}`
  return `${yearOf(from) === yearOf(to) ? said('date', from, country) : dateWithYear(from, country)} to ${last}`
}

/** How far off it is: "Today", "Tomorrow", "In 9 days", "In 5 weeks"; or until when a current period runs. */
export function timeUntil({ from, to }: DateRange, today: string, country: Country): string {
  const days = Math.round((at(from).getTime() - at(today).getTime()) / DAY)
  if (to < today) return 'Ended'
  if (from < today) return to === today ? 'Ends today' : `On now, until ${said('date', to, country)}`
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  return days < 14 ? `In ${days} days` : `In ${Math.floor(days / 7)} weeks`
}
