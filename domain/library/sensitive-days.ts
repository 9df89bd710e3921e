// Days on which nothing is promoted and nobody is invited to a sale: a country or the world remembers its dead.

interface SensitiveDay {
  name: string
  /** Two-letter codes; absent for every country. */
  countries?: readonly string[]
  /** The day of a year, as month and day, or reckoned from Easter Sunday, or the second Sunday of a month. */
  on: { month: number; day: number } | { fromEaster: number } | { secondSundayOf: number }
}

export const sensitiveDays: readonly SensitiveDay[] = [
  { name: 'Holocaust Memorial Day', on: { month: 1, day: 27 } },
  { name: 'Good Friday', on: { fromEaster: -2 } },
  { name: 'Anzac Day', countries: ['AU', 'NZ'], on: { month: 4, day: 25 } },
  { name: 'Workers’ Memorial Day', on: { month: 4, day: 28 } },
  { name: 'Day of Reflection', countries: ['CA'], on: { month: 9, day: 30 } },
  { name: 'World Suicide Prevention Day', on: { month: 9, day: 10 } },
  { name: 'Patriot Day', countries: ['US'], on: { month: 9, day: 11 } },
  { name: 'Martyrs’ Day', countries: ['IN'], on: { month: 1, day: 30 } },
  { name: 'Remembrance Day', on: { month: 11, day: 11 } },
  { name: 'Remembrance Sunday', countries: ['GB'], on: { secondSundayOf: 11 } },
  { name: 'World AIDS Day', on: { month: 12, day: 1 } },
  { name: 'International Day to End Violence against Women', on: { month: 11, day: 25 } },
]

/** The sensitive day that a date is in a country, or null. The date is a day in UTC; the country a two-letter code or null. */
export function sensitiveDayOn(date: Date, country: string | null): string | null {
  const year = date.getUTCFullYear()
  const found = sensitiveDays.find(
    ({ countries, on }) =>
      (countries === undefined || (country !== null && countries.includes(country))) &&
      dayOf(on, year) === Date.UTC(year, date.getUTCMonth(), date.getUTCDate()),
  )
  return found?.name ?? null
}

function dayOf(on: SensitiveDay['on'], year: number): number {
  if ('fromEaster' in on) return easter(year) + on.fromEaster * 86_400_000
  if ('month' in on) return Date.UTC(year, on.month - 1, on.day)
  const first = new Date(Date.UTC(year, on.secondSundayOf - 1, 1)).getUTCDay()
  return Date.UTC(year, on.secondSundayOf - 1, 1 + ((7 - first) % 7) + 7)
}

/** Easter Sunday of the western churches, by the anonymous Gregorian reckoning. */
function easter(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const skipped = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - skipped - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * shift + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
