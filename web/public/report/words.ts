// Dates of a report, as words. Its days are days of the calendar, not moments, so no timezone moves them.

const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "20 November 2026", or the text itself where it is no date. */
export const longDate = (date: string): string => (isDate(date) ? long.format(new Date(date)) : date)
export const shortDate = (date: string): string => (isDate(date) ? short.format(new Date(date)) : date)
export const dayOfWeek = (date: string): string => (isDate(date) ? weekday.format(new Date(date)) : '')

/** The day so many days after another, or the text itself where it is no date. */
export const daysLater = (date: string, days: number): string =>
  isDate(date) ? new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10) : date

const isDate = (date: string) => !Number.isNaN(Date.parse(date))
