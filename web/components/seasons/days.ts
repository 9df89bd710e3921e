// Calendar dates, `YYYY-MM-DD`, in words. They have no timezone: the server says which one is today.

export interface DateRange {
  from: string
  to: string
}

const DAY = 24 * 60 * 60 * 1000

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const formats = {
  weekday: format({ weekday: 'long' }),
  shortWeekday: format({ weekday: 'short' }),
  date: format({ day: 'numeric', month: 'long' }),
  dateAndYear: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  month: format({ month: 'long' }),
  shortMonth: format({ month: 'short' }),
} as const

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const said = (how: keyof typeof formats, day: string): string => formats[how].format(at(day))

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

/** "2027-03": the month of a date, for grouping. */
export const monthOf = (day: string): string => day.slice(0, 7)
/** "March", for a month or a date. */
export const monthName = (month: string): string => said('month', `${monthOf(month)}-01`)
export const shortMonthName = (month: string): string => said('shortMonth', `${monthOf(month)}-01`)
export const yearOf = (day: string): string => day.slice(0, 4)
/** "7": the day of the month. */
export const numberOf = (day: string): string => String(Number(day.slice(8)))
/** "Sun". */
export const shortWeekday = (day: string): string => said('shortWeekday', day)

/** "7 March 2027". */
export const dateWithYear = (day: string): string => said('dateAndYear', day)

/** "Sunday 7 March", with the year if it isn't today's. */
export function dayFrom(today: string, day: string): string {
  return `${said('weekday', day)} ${said(yearOf(day) === yearOf(today) ? 'date' : 'dateAndYear', day)}`
}

/** "Sunday 7 March 2027", or a period as "1 to 31 January 2027", repeating month and year only if needed. */
export function dateRangeInWords({ from, to }: DateRange): string {
  if (from === to) return `${said('weekday', from)} ${dateWithYear(from)}`
  if (monthOf(from) === monthOf(to)) return `${numberOf(from)} to ${dateWithYear(to)}`
  return `${yearOf(from) === yearOf(to) ? said('date', from) : dateWithYear(from)} to ${dateWithYear(to)}`
}

/** How far off it is: "Today", "Tomorrow", "In 9 days", "In 5 weeks"; or until when a current period runs. */
export function timeUntil({ from, to }: DateRange, today: string): string {
  const days = Math.round((at(from).getTime() - at(today).getTime()) / DAY)
  if (to < today) return 'Ended'
  if (from < today) return to === today ? 'Ends today' : `On now, until ${said('date', to)}`
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  return days < 14 ? `In ${days} days` : `In ${Math.floor(days / 7)} weeks`
}
