import Library from 'date-holidays'
import { describe, expect, test } from 'vitest'
import { moved } from '#tests/support/oracle/act.ts'
import { chineseDay } from '#tests/support/oracle/calendars.ts'
import { publicHolidays } from './holidays.ts'
import { overrides } from './overrides.ts'
import data from './table.json' with { type: 'json' }

const table: Readonly<Record<string, Readonly<Record<string, string>>>> = data
const years = Array.from({ length: 12 }, (_, step) => 2025 + step)
const named = (country: string, year: number, name: string) =>
  publicHolidays(country, year).filter((holiday) => holiday.name === name)
const daysNamed = (country: string, year: number, name: string) =>
  named(country, year, name).map(({ day }) => day)

/** The library's public holidays without our overrides. */
function library(country: string, year: number, name: string): string[] {
  const all = new Library(country).getHolidays(year, 'en')
  return all
    .filter((holiday) => holiday.type === 'public' && holiday.name === name)
    .map(({ date }) => date.slice(0, 10))
}

describe('known errors in the date-holidays package are corrected', () => {
  test.each(['SG', 'MY'])('%s: the library has Deepavali of 2028 a month late', (country) => {
    expect(library(country, 2028, 'Deepavali')).toEqual(['2028-11-15'])
    expect(daysNamed(country, 2028, 'Deepavali')).toEqual(['2028-10-17'])
  })

  test.each(['SG', 'MY'])("%s: the library's Vesak and Deepavali end after a few years", (country) => {
    expect(library(country, 2027, 'Vesak Day')).toEqual([])
    expect(daysNamed(country, 2027, 'Vesak Day')).toEqual(['2027-05-20'])
    expect(library(country, 2032, 'Deepavali')).toEqual([])
    expect(daysNamed(country, 2032, 'Deepavali')).toEqual(['2032-11-02'])
  })

  test("MY: the library moves a Sunday's Chinese New Year to its own second day", () => {
    expect(library('MY', 2034, 'Chinese New Year (substitute day)')).toEqual(['2034-02-20'])
    expect(library('MY', 2034, 'Chinese New Year')).toContain('2034-02-20')
    expect(daysNamed('MY', 2034, 'Chinese New Year (substitute day)')).toEqual(['2034-02-21'])
  })

  test('MY: the library has Nuzul Al-Quran for the whole country, but only some states have it', () => {
    expect(library('MY', 2027, 'Day of Nuzul Al-Quran')).toHaveLength(1)
    expect(daysNamed('MY', 2027, 'Day of Nuzul Al-Quran')).toEqual([])
  })

  test.each(['Diwali', 'Holi', 'Eid al-Fitr', 'Eid al-Adha', 'Dussehra', "Guru Nanak's Birthday"])(
    "IN: the library doesn't have %s",
    (name) => {
      expect(library('IN', 2027, name)).toEqual([])
      expect(daysNamed('IN', 2027, name)).toHaveLength(1)
    },
  )

  test('IN: 2026 has the gazetted days', () => {
    const days = publicHolidays('IN', 2026).map(({ day }) => day.slice(5))
    // The gazette has Eid al-Adha on 27 May, which depends on the sighting.
    expect(days.filter((day) => day !== '05-28').join(' ')).toBe(
      '01-26 02-15 03-04 03-21 03-26 03-31 04-03 04-14 05-01 06-26 08-15 08-26 09-04 10-02 10-20 11-08 11-24 12-25',
    )
  })

  test.each(['Thanksgiving', 'Victoria Day', 'Remembrance Day', 'Boxing Day'])(
    "CA: the library doesn't have %s nationwide",
    (name) => {
      expect(library('CA', 2027, name)).toEqual([])
      expect(daysNamed('CA', 2027, name)).toHaveLength(1)
    },
  )

  test('US: the library has no substitute for Veterans Day on a weekend', () => {
    expect(library('US', 2028, 'Veterans Day (substitute day)')).toEqual([])
    expect(daysNamed('US', 2028, 'Veterans Day (substitute day)')).toEqual(['2028-11-10'])
    expect(daysNamed('US', 2029, 'Veterans Day (substitute day)')).toEqual(['2029-11-12'])
  })

  test('US: the library spells Labor Day the British way', () => {
    expect(library('US', 2027, 'Labour Day')).toEqual(['2027-09-06'])
    expect(daysNamed('US', 2027, 'Labor Day')).toEqual(['2027-09-06'])
    expect(daysNamed('US', 2027, 'Labour Day')).toEqual([])
  })

  test("AU: the library calls the substitute for Australia Day by the holiday's own name", () => {
    expect(library('AU', 2031, 'Australia Day')).toEqual(['2031-01-27'])
    expect(daysNamed('AU', 2031, 'Australia Day')).toEqual(['2031-01-26'])
    expect(daysNamed('AU', 2031, 'Australia Day (substitute day)')).toEqual(['2031-01-27'])
  })

  test('AU: the library lacks the King’s Birthday and the regions of Easter', () => {
    expect(library('AU', 2027, "King's Birthday")).toEqual([])
    expect(named('AU', 2027, "King's Birthday")).toMatchObject([
      { day: '2027-06-14', regions: ['ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'] },
    ])
    expect(named('AU', 2027, 'Easter Saturday')[0]?.regions).not.toContain('WA')
  })

  test('ZA: the library gives substitutes no name', () => {
    expect(library('ZA', 2031, 'Public Holiday')).toEqual(['2031-04-28'])
    expect(daysNamed('ZA', 2031, 'Freedom Day (substitute day)')).toEqual(['2031-04-28'])
  })

  test.each([
    ['HK', 'The day following the Chinese Mid-Autumn Festival', '2033-10-08', '2033-09-09'],
    ['CN', 'Mid-Autumn Festival', '2033-10-07', '2033-09-08'],
    ['TW', 'Mid-Autumn Festival', '2033-10-07', '2033-09-08'],
  ])('%s: the library has %s of 2033 a month late', (country, name, wrong, right) => {
    expect(library(country, 2033, name)).toEqual([wrong])
    expect(daysNamed(country, 2033, name)).toEqual([right])
  })

  test('HK: Chung Yeung of 2033 is on National Day, so the Monday after is off', () => {
    expect(library('HK', 2033, 'The day following Chung Yeung Festival')).toEqual(['2033-10-31'])
    expect(named('HK', 2033, 'The day following Chung Yeung Festival')).toMatchObject([
      { day: '2033-10-03', isSubstitute: true },
    ])
  })

  test('KR: the library has the three days of Seollal a day late, and those of Chuseok 2033 a month', () => {
    expect(library('KR', 2026, 'Korean New Year')).toEqual(['2026-02-17'])
    for (const year of years) {
      const newYear = chineseDay(1, 1, year, 9)
      expect(daysNamed('KR', year, 'Seollal')).toEqual([moved(newYear, -1), newYear, moved(newYear, 1)])
      const harvest = chineseDay(8, 15, year, 9)
      expect(daysNamed('KR', year, 'Chuseok')).toEqual([moved(harvest, -1), harvest, moved(harvest, 1)])
    }
    expect(library('KR', 2033, 'Korean Thanksgiving')).toEqual(['2033-10-06'])
  })

  test('AE: the library has two days that are no longer holidays, and lacks the second National Day', () => {
    expect(library('AE', 2027, "Laylat al-Mi'raj")).toHaveLength(2)
    expect(library('AE', 2027, 'First day of Ramadan')).toHaveLength(1)
    expect(library('AE', 2027, 'National Day')).toEqual(['2027-12-02'])
    const names = publicHolidays('AE', 2027).map(({ name }) => name)
    expect(names).not.toContain("Laylat al-Mi'raj")
    expect(names).not.toContain('First day of Ramadan')
    expect(daysNamed('AE', 2027, 'Eid Al Etihad (National Day)')).toEqual(['2027-12-02', '2027-12-03'])
  })

  test('NL: the library lacks Liberation Day', () => {
    expect(library('NL', 2027, 'Liberation Day')).toEqual([])
    expect(daysNamed('NL', 2027, 'Liberation Day')).toEqual(['2027-05-05'])
  })

  test('ES: the library has a substitute for Christmas on a Sunday, which each region decides for itself', () => {
    expect(library('ES', 2033, 'Christmas Day (substitute day)')).toEqual(['2033-12-26'])
    expect(daysNamed('ES', 2033, 'Christmas Day (substitute day)')).toEqual([])
  })

  test('BR: the library has election Sundays as holidays', () => {
    expect(library('BR', 2028, 'Election Day')).toHaveLength(2)
    expect(daysNamed('BR', 2028, 'Election Day')).toEqual([])
  })

  test('DE: the library calls the second day of Christmas Boxing Day', () => {
    expect(library('DE', 2027, 'Boxing Day')).toEqual(['2027-12-26'])
    expect(daysNamed('DE', 2027, 'Second Day of Christmas')).toEqual(['2027-12-26'])
    expect(daysNamed('NZ', 2027, 'Boxing Day')).toEqual(['2027-12-26'])
  })

  test('every override has a reason and a source, and corrects something that is in the table', () => {
    for (const [key, list] of Object.entries(overrides)) {
      const names = new Set(Object.keys(table[key] ?? {}))
      for (const mend of list) {
        expect(mend.why.length).toBeGreaterThan(20)
        expect(mend.source.length).toBeGreaterThan(15)
        const meant =
          'drop' in mend ? mend.drop : 'rename' in mend ? mend.rename : 'limit' in mend ? mend.limit : null
        if (meant !== null)
          expect(names, `${key}: ${meant}`).toContain(meant.replace(' (substitute day)', ''))
      }
    }
  })
})
