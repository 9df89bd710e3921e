// Dates in words: day first in British English, month first where the brand's country writes them so. They are days of the
// calendar, not moments, so no timezone moves them.

/** How dates are written for a country; day first where none is given. */
export const localeOf = (country: string | null | undefined): 'en-GB' | 'en-US' =>
  country === 'US' || country === 'PH' ? 'en-US' : 'en-GB'

const styles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long' },
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const writers = new Map<string, Intl.DateTimeFormat>()

/** Making one costs a hundred times what writing a day with it does. */
function writerOf(style: keyof typeof styles, country: string | null | undefined): Intl.DateTimeFormat {
  const locale = localeOf(country)
  const key = `${locale} ${style}`
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' })
  writers.set(key, writer)
  return writer
}

/** Runtimes differ in whether British dates have a comma after the weekday; the product's have none. */
const plain = (written: string, country: string | null | undefined): string =>
  localeOf(country) === 'en-GB' ? written.replaceAll(',', '') : written

const isDate = (date: string) => !Number.isNaN(Date.parse(date))

/** The date in words, or the text itself where it is no date. */
const inStyle = (style: keyof typeof styles, date: string, country: string | null | undefined): string =>
  isDate(date) ? plain(writerOf(style, country).format(new Date(date)), country) : date

/** "20 November 2026". */
export const longDate = (date: string, country: string | null | undefined): string =>
  inStyle('long', date, country)

/** "20 Nov 2026". */
export const shortDate = (date: string, country: string | null | undefined): string =>
  inStyle('short', date, country)

/** The date that a report bears: the brand's local one; of one that has none the day on which it was made, by UTC. */
export const reportDate = (
  { day, country }: { day: string | null; country: string | null },
  createdAt: string,
): string => longDate(day ?? createdAt, country)

/** "Friday", or nothing where it is no date. */
export const dayOfWeek = (date: string): string => (isDate(date) ? inStyle('weekday', date, null) : '')

/** "Tuesday 9 February 2027", or of several days "29 November – 24 December 2026"; the text itself where it is no date. */
export function daysInWords(
  { from, to }: { from: string; to: string },
  country: string | null | undefined,
): string {
  if (!isDate(from) || !isDate(to)) return from
  if (to <= from) return inStyle('whole', from, country)
  return writerOf('long', country).formatRange(new Date(from), new Date(to))
}

/** The day so many days after another, or the text itself where it is no date. */
export const daysLater = (date: string, days: number): string =>
  isDate(date) ? new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10) : date
