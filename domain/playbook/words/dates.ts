import { memoize } from '#domain/memoize.ts'
import { addDays } from '#domain/seasons/rules.ts'
import type { Region } from '../form.ts'

/** Writes a date as "Friday 12 December", or "Friday, December 12" in the US. */
export const dateInCountry = (day: string, region: Region): string => {
  const written = writerOf(region).format(new Date(`${day}T00:00:00Z`))
  return region === 'us' ? written : written.replace(',', '')
}

/** Formatters are cached, because creating one takes a hundred times as long as formatting a date. */
const writerOf = memoize(
  (region: Region) =>
    new Intl.DateTimeFormat(region === 'us' ? 'en-US' : 'en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
)

/** The first three letters of each month, in lower case. */
export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const year = String.raw`(?:,?\s+(20\d\d))?`
const dayFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?${month}\b\.?${year}`, 'giu')
const monthFirst = new RegExp(
  String.raw`\b${month}\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:%|people|seats))${year}`,
  'giu',
)
/** A date without a year means next year's if this year's was longer ago than this many days. */
const OVER = 120

/**
 * Finds the dates in a text, as `YYYY-MM-DD`. A date without a year is the nearest such date that is at most
 * four months ago.
 */
export function namedDaysIn(text: string, today: string): string[] {
  const found = [
    ...[...text.matchAll(dayFirst)].map(([, day = '', name = '', year]) => ({ day, name, year })),
    ...[...text.matchAll(monthFirst)].map(([, name = '', day = '', year]) => ({ day, name, year })),
  ]
  const since = addDays(today, -OVER)
  const thisYear = Number(today.slice(0, 4))
  return found.flatMap(({ day, name, year }) => {
    const inYear = (one: number) =>
      `${one}-${String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
    const named =
      year === undefined
        ? ([thisYear - 1, thisYear, thisYear + 1].map(inYear).find((one) => one >= since) ?? '')
        : inYear(Number(year))
    return isDay(named) ? [named] : []
  })
}

/** Whether the date exists. "2027-02-29" doesn't. */
const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
