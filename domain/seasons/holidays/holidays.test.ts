import fs from 'node:fs'
import DateHolidays from 'date-holidays'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '#contract/values/places.ts'
import { buildTable } from '../../../scripts/build-holidays.ts'
import { weekday } from '#tests/support/oracle/act.ts'
import { holidayCountries, publicHolidays } from './holidays.ts'

/**
 * The table as scripts/build-holidays.ts makes it now. This takes some seconds, so it is done once for all
 * tests.
 */
const table = buildTable()
const years = Array.from({ length: 12 }, (_, step) => 2025 + step)
const named = (country: string, year: number, name: string) =>
  publicHolidays(country, year).filter((holiday) => holiday.name === name)
/** Gives the days that the date-holidays package has for a public holiday, without our corrections. */
function dateHolidays(country: string, year: number, name: string): string[] {
  const all = new DateHolidays(country).getHolidays(year, 'en')
  return all
    .filter((holiday) => holiday.type === 'public' && holiday.name === name)
    .map(({ date }) => date.slice(0, 10))
}

describe('The stored table of public holidays', () => {
  test('The stored table of public holidays is the one that its build script makes from date-holidays today', () => {
    const committed: unknown = JSON.parse(fs.readFileSync(new URL('table.json', import.meta.url), 'utf8'))
    expect(committed).toEqual(table)
  })

  test('The stored table of public holidays is smaller than 250 kB', () => {
    expect(fs.statSync(new URL('table.json', import.meta.url)).size).toBeLessThan(250_000)
  })
})

describe('The public holidays of a country in a year', () => {
  test('Each of 207 countries has public holidays in every one of twelve years, ordered by date and without duplicates', () => {
    expect(holidayCountries).toHaveLength(207)
    for (const country of holidayCountries) {
      for (const year of years) {
        const holidays = publicHolidays(country, year)
        const keys = holidays.map(({ day, name }) => `${day} ${name}`)
        expect(holidays.length, `${country} ${year}`).toBeGreaterThan(0)
        expect(new Set(keys).size, `${country} ${year}`).toBe(keys.length)
        expect(holidays.map(({ day }) => day)).toEqual(holidays.map(({ day }) => day).toSorted())
        expect(holidays.every(({ day }) => day.startsWith(`${year}-`))).toBe(true)
      }
    }
  })

  test('Every public holiday has a name in Latin letters', () => {
    const names = holidayCountries.flatMap((country) => publicHolidays(country, 2027).map(({ name }) => name))
    expect(names.filter((name) => /[^\p{Script=Latin}\p{M}\p{P}\p{Zs}\dʻ+]/u.test(name))).toEqual([])
  })

  test("Countries that date-holidays doesn't cover have no public holidays", () => {
    const unknown = countryCodes.filter((country) => !holidayCountries.includes(country))
    expect(unknown.join(' ')).toBe(
      'AF BT FK FM IQ JO KG KH KI KP KW LA LB MH MM MN MO MP MV NP NR NU OM PG PN PS PW QA SB SY TJ TK TL TM TV WS YE',
    )
    expect(unknown).toHaveLength(37)
    expect(unknown.flatMap((country) => years.flatMap((year) => publicHolidays(country, year)))).toEqual([])
  })

  test('There are no public holidays for international brands, unknown countries or years outside the table', () => {
    expect(publicHolidays('INTL', 2027)).toEqual([])
    expect(publicHolidays('', 2027)).toEqual([])
    expect(publicHolidays('GB', 2024)).toEqual([])
    expect(publicHolidays('IN', 2037)).toEqual([])
  })

  test('Religious public holidays are marked as religious, and national days are not', () => {
    const faith = (country: string) =>
      publicHolidays(country, 2027).flatMap(({ name, isReligious }) => (isReligious ? [name] : []))
    expect(faith('FR')).toEqual([
      'Easter Monday',
      'Ascension Day',
      'Whit Monday',
      'Assumption',
      "All Saints' Day",
      'Christmas Day',
    ])
    expect(faith('AE')).not.toContain('Eid Al Etihad (National Day)')
    expect(faith('AE')).toContain('Eid al-Fitr')
    expect(faith('US')).toEqual(['Christmas Day (substitute day)', 'Christmas Day'])
  })

  test('A substitute day is marked as one in its name, and never falls on the holiday it replaces', () => {
    const substitutes = publicHolidays('GB', 2027).filter(({ isSubstitute }) => isSubstitute)
    expect(substitutes.map(({ day, name }) => `${day} ${name}`)).toEqual([
      '2027-01-04 2nd January (substitute day, Scotland)',
      '2027-12-27 Christmas Day (substitute day)',
      '2027-12-28 Boxing Day (substitute day)',
    ])
    for (const country of holidayCountries) {
      const holidays = publicHolidays(country, 2028)
      const own = new Set(
        holidays.filter(({ isSubstitute }) => !isSubstitute).map(({ day, name }) => day + name),
      )
      const idle = holidays.filter(
        ({ isSubstitute, day, name }) => isSubstitute && own.has(day + name.replace(' (substitute day)', '')),
      )
      expect(idle).toEqual([])
    }
  })
})

describe('Public holidays in the United Kingdom', () => {
  test("British brands see the summer bank holiday, which date-holidays doesn't list for the whole country", () => {
    expect(dateHolidays('GB', 2027, 'Summer bank holiday')).toEqual([])
    expect(named('GB', 2027, 'Summer bank holiday')).toMatchObject([
      { day: '2027-08-30', regions: ['England and Wales', 'Northern Ireland'] },
    ])
  })

  test('A holiday that only Scotland or Northern Ireland has is named after that nation', () => {
    const alone = publicHolidays('GB', 2026).filter(({ name }) => /Scotland|Northern Ireland/.test(name))
    expect(alone.map(({ day, name }) => `${day} ${name}`)).toEqual([
      '2026-01-02 2nd January (Scotland)',
      "2026-03-17 St Patrick's Day (Northern Ireland)",
      '2026-06-15 World Cup bank holiday (Scotland)',
      '2026-07-12 Battle of the Boyne (Northern Ireland)',
      '2026-07-13 Battle of the Boyne (substitute day, Northern Ireland)',
      '2026-08-03 Summer bank holiday (Scotland)',
      "2026-11-30 St Andrew's Day (Scotland)",
    ])
  })

  test('All other British holidays are those of England', () => {
    for (const year of years) {
      const shared = publicHolidays('GB', year).filter(({ name }) => !/Scotland|Northern Ireland/.test(name))
      expect(shared.map(({ day, name }) => `${day} ${name}`)).toEqual(
        publicHolidays('GB-ENG', year).map(({ day, name }) => `${day} ${name}`),
      )
    }
  })

  test('A holiday that all of the United Kingdom has names no regions', () => {
    expect(named('GB', 2027, 'Good Friday')).toEqual([
      { name: 'Good Friday', day: '2027-03-26', isSubstitute: false, isReligious: true, certainty: 'exact' },
    ])
    expect(named('GB', 2027, 'Easter Monday')[0]?.regions).toEqual(['England and Wales', 'Northern Ireland'])
  })
})

describe('Substitute days for holidays on a Sunday', () => {
  test.each(['SG', 'MY'])(
    'In %s, every holiday on a Sunday of the next ten years has a substitute day',
    (country) => {
      for (const year of years) {
        const holidays = publicHolidays(country, year)
        const sundays = holidays.filter(({ day, isSubstitute }) => !isSubstitute && weekday(day) === 'Sun')
        const made = holidays.filter(({ isSubstitute }) => isSubstitute)
        expect(made.map(({ name }) => name).toSorted()).toEqual(
          sundays.map(({ name }) => `${name} (substitute day)`).toSorted(),
        )
      }
    },
  )
})
