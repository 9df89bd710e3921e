// Dates and times in the app, written as in the brand's country. Instants are shown in the reader's timezone.
import { daysInWords, localeOf } from '#contract/values/dates.ts'
import { createContext, useContext } from 'react'

const days = {
  'en-GB': new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  'en-US': new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' }),
}

/** "6:00 AM", "12:00 PM": the one format for times. */
export const clockName = (hour: number, minute: string): string =>
  `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`

/** "19 Nov 2026", or "Nov 19, 2026" in America, in the reader's own timezone. */
export const dayOf = (instant: string, country: string | null = null): string =>
  days[localeOf(country)].format(new Date(instant))

/** "9:00 AM", in the reader's own timezone. */
export function clockOf(instant: string): string {
  const at = new Date(instant)
  return clockName(at.getHours(), String(at.getMinutes()).padStart(2, '0'))
}

/** "19 Nov 2026, 9:00 AM", in the reader's own timezone. */
export const momentOf = (instant: string, country: string | null = null): string =>
  `${dayOf(instant, country)}, ${clockOf(instant)}`

/** The country of the current brand; null if there is none yet. */
export const CountryContext = createContext<string | null>(null)

/** Date formats for the current brand. */
export function useDates() {
  const country = useContext(CountryContext)
  return {
    country,
    dayOf: (instant: string) => dayOf(instant, country),
    momentOf: (instant: string) => momentOf(instant, country),
    daysInWords: (day: { from: string; to: string }) => daysInWords(day, country),
  }
}
