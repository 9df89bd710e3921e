import fs from 'node:fs'
import Library from 'date-holidays'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '#contract/values/places.ts'
import { buildTable } from '../../../scripts/build-holidays.ts'
import { weekday } from '#tests/support/oracle/act.ts'
import { holidayCountries, publicHolidays } from './holidays.ts'

/** Built again from the library. That takes some seconds, so only once. */
const table = buildTable()
const years = Array.from({ length: 12 }, (_, step) => 2025 + step)
const named = (country: string, year: number, name: string) =>
  publicHolidays(country, year).filter((holiday) => holiday.name === name)
/** The library's public holidays without our overrides. */
function library(country: string, year: number, name: string): string[] {
  const all = new Library(country).getHolidays(year, 'en')
  return all
    .filter((holiday) => holiday.type === 'public' && holiday.name === name)
    .map(({ date }) => date.slice(0, 10))
}

describe('the table', () => {
  test('is what the build makes of the library today', () => {
    const committed: unknown = JSON.parse(fs.readFileSync(new URL('table.json', import.meta.url), 'utf8'))
    expect(committed).toEqual(table)
  })

  test('is small', () => {
    expect(fs.statSync(new URL('table.json', import.meta.url)).size).toBeLessThan(250_000)
  })
})

describe('the public holidays of a country in a year', () => {
  test('207 countries have holidays in each of twelve years, by date, without duplicates', () => {
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

  test('every name is in Latin letters', () => {
    const names = holidayCountries.flatMap((country) => publicHolidays(country, 2027).map(({ name }) => name))
    expect(names.filter((name) => /[^\p{Script=Latin}\p{M}\p{P}\p{Zs}\dʻ+]/u.test(name))).toEqual([])
  })

  test("countries that the library doesn't know have none", () => {
    const unknown = countryCodes.filter((country) => !holidayCountries.includes(country))
    expect(unknown.join(' ')).toBe(
      'AF BT FK FM IQ JO KG KH KI KP KW LA LB MH MM MN MO MP MV NP NR NU OM PG PN PS PW QA SB SY TJ TK TL TM TV WS YE',
    )
    expect(unknown).toHaveLength(37)
    expect(unknown.flatMap((country) => years.flatMap((year) => publicHolidays(country, year)))).toEqual([])
  })

  test('no country, an international one or a year beyond the table has none', () => {
    expect(publicHolidays('INTL', 2027)).toEqual([])
    expect(publicHolidays('', 2027)).toEqual([])
    expect(publicHolidays('GB', 2024)).toEqual([])
    expect(publicHolidays('IN', 2037)).toEqual([])
  })

  test('a religious holiday is marked, a national day is not', () => {
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

  test('a substitute is named as one, and is not on the day it replaces', () => {
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

describe('the United Kingdom', () => {
  test("has the summer bank holiday, which the library doesn't list for the whole country", () => {
    expect(library('GB', 2027, 'Summer bank holiday')).toEqual([])
    expect(named('GB', 2027, 'Summer bank holiday')).toMatchObject([
      { day: '2027-08-30', regions: ['England and Wales', 'Northern Ireland'] },
    ])
  })

  test('names Scotland or Northern Ireland in holidays that only they have', () => {
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

  test("has England's holidays, apart from those", () => {
    for (const year of years) {
      const shared = publicHolidays('GB', year).filter(({ name }) => !/Scotland|Northern Ireland/.test(name))
      expect(shared.map(({ day, name }) => `${day} ${name}`)).toEqual(
        publicHolidays('GB-ENG', year).map(({ day, name }) => `${day} ${name}`),
      )
    }
  })

  test('has no regions for a day that everyone has off', () => {
    expect(named('GB', 2027, 'Good Friday')).toEqual([
      { name: 'Good Friday', day: '2027-03-26', isSubstitute: false, isReligious: true, certainty: 'exact' },
    ])
    expect(named('GB', 2027, 'Easter Monday')[0]?.regions).toEqual(['England and Wales', 'Northern Ireland'])
  })
})

describe('a substitute for a Sunday', () => {
  test.each(['SG', 'MY'])('%s: there is one for every Sunday holiday of ten years', (country) => {
    for (const year of years) {
      const holidays = publicHolidays(country, year)
      const sundays = holidays.filter(({ day, isSubstitute }) => !isSubstitute && weekday(day) === 'Sun')
      const made = holidays.filter(({ isSubstitute }) => isSubstitute)
      expect(made.map(({ name }) => name).toSorted()).toEqual(
        sundays.map(({ name }) => `${name} (substitute day)`).toSorted(),
      )
    }
  })
})
