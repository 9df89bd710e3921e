// Days on which nothing is promoted and nobody is invited to a sale: a country or the world remembers its dead.
import { stretchesIn, type Rule } from '#domain/seasons/rules.ts'

interface SensitiveDay {
  name: string
  /** Two-letter codes; absent for every country. */
  countries?: readonly string[]
  when: Rule
}

export const sensitiveDays: readonly SensitiveDay[] = [
  { name: 'Holocaust Memorial Day', when: { on: '01-27' } },
  { name: 'Good Friday', when: { easter: -2 } },
  { name: 'Anzac Day', countries: ['AU', 'NZ'], when: { on: '04-25' } },
  { name: 'Workers’ Memorial Day', when: { on: '04-28' } },
  { name: 'Day of Reflection', countries: ['CA'], when: { on: '09-30' } },
  { name: 'World Suicide Prevention Day', when: { on: '09-10' } },
  { name: 'Patriot Day', countries: ['US'], when: { on: '09-11' } },
  { name: 'Martyrs’ Day', countries: ['IN'], when: { on: '01-30' } },
  { name: 'Remembrance Day', when: { on: '11-11' } },
  { name: 'Remembrance Sunday', countries: ['GB'], when: { nth: 2, weekday: 'Sun', month: 11 } },
  { name: 'World AIDS Day', when: { on: '12-01' } },
  { name: 'International Day to End Violence against Women', when: { on: '11-25' } },
]

/** The sensitive day that a date is in a country, or null. The date is a day in UTC; the country a two-letter code or null. */
export function sensitiveDayOn(date: Date, country: string | null): string | null {
  const day = date.toISOString().slice(0, 10)
  const found = sensitiveDays.find(
    ({ countries, when }) =>
      (countries === undefined || (country !== null && countries.includes(country))) &&
      stretchesIn(when, date.getUTCFullYear()).some(({ from }) => from === day),
  )
  return found?.name ?? null
}
