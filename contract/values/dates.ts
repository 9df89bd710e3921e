// Writes dates in words: day first in British English, month first in countries that write dates that way.
// These are calendar dates without a time, so the time zone doesn't matter.

/** The locale that decides how a country writes dates; day first if no country is known. */
export const localeOf = (country: string | null | undefined): 'en-GB' | 'en-US' =>
  country === 'US' || country === 'PH' ? 'en-US' : 'en-GB'

const styles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long' },
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const writers = new Map<string, Intl.DateTimeFormat>()

/** Formatters are kept, because creating one costs a hundred times as much as using it. */
function writerOf(style: keyof typeof styles, country: string | null | undefined): Intl.DateTimeFormat {
  const locale = localeOf(country)
  const key = `${locale} ${style}`
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' })
  writers.set(key, writer)
  return writer
}

/** Runtimes differ on a comma after the weekday in British dates, so it is removed. */
const plain = (written: string, country: string | null | undefined): string =>
  localeOf(country) === 'en-GB' ? written.replaceAll(',', '') : written

const isDate = (date: string) => !Number.isNaN(Date.parse(date))

/** The date in words, or the text unchanged if it is not a date. */
const inStyle = (style: keyof typeof styles, date: string, country: string | null | undefined): string =>
  isDate(date) ? plain(writerOf(style, country).format(new Date(date)), country) : date

/** A date such as "20 November 2026". */
export const longDate = (date: string, country: string | null | undefined): string =>
  inStyle('long', date, country)

/** A date such as "20 Nov 2026". */
export const shortDate = (date: string, country: string | null | undefined): string =>
  inStyle('short', date, country)

/**
 * A report's date: the brand's local date or, for older reports without one, the UTC date on which it was
 * made.
 */
export const reportDate = (
  { day, country }: { day: string | null; country: string | null },
  createdAt: string,
): string => longDate(day ?? createdAt, country)

/** The weekday, such as "Friday"; an empty string if the text is not a date. */
export const dayOfWeek = (date: string): string => (isDate(date) ? inStyle('weekday', date, null) : '')

/**
 * One or several days, such as "Tuesday 9 February 2027" or "29 November – 24 December 2026". Text that is
 * not a date stays unchanged.
 */
export function daysInWords(
  { from, to }: { from: string; to: string },
  country: string | null | undefined,
): string {
  if (!isDate(from) || !isDate(to)) return from
  if (to <= from) return inStyle('whole', from, country)
  return writerOf('long', country).formatRange(new Date(from), new Date(to))
}

/** The date a number of days later; text that is not a date stays unchanged. */
export const daysLater = (date: string, days: number): string =>
  isDate(date) ? new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10) : date
