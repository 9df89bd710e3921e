import { once } from '#domain/once.ts'
import type { Region } from '../form.ts'

/** "Friday 12 December", or "Friday, December 12" in America. */
export const dateInCountry = (day: string, region: Region): string => {
  const written = writerOf(region).format(new Date(`${day}T00:00:00Z`))
  return region === 'us' ? written : written.replace(',', '')
}

/** Making one costs a hundred times what writing a day with it does. */
const writerOf = once(
  (region: Region) =>
    new Intl.DateTimeFormat(region === 'us' ? 'en-US' : 'en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
)
