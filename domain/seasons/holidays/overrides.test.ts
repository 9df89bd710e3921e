import DateHolidays from 'date-holidays'
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

/** Gives the days that the date-holidays package has for a public holiday, without our corrections. */
function dateHolidays(country: string, year: number, name: string): string[] {
  const all = new DateHolidays(country).getHolidays(year, 'en')
  return all
    .filter((holiday) => holiday.type === 'public' && holiday.name === name)
    .map(({ date }) => date.slice(0, 10))
}

describe('Known errors in the date-holidays package are corrected', () => {
  test.each(['SG', 'MY'])(
    'In %s, Deepavali of 2028 is in October, though date-holidays has it a month late',
    (country) => {
      expect(dateHolidays(country, 2028, 'Deepavali')).toEqual(['2028-11-15'])
      expect(daysNamed(country, 2028, 'Deepavali')).toEqual(['2028-10-17'])
    },
  )

  test.each(['SG', 'MY'])(
    'In %s, Vesak and Deepavali come every year, though date-holidays stops after a few years',
    (country) => {
      expect(dateHolidays(country, 2027, 'Vesak Day')).toEqual([])
      expect(daysNamed(country, 2027, 'Vesak Day')).toEqual(['2027-05-20'])
      expect(dateHolidays(country, 2032, 'Deepavali')).toEqual([])
      expect(daysNamed(country, 2032, 'Deepavali')).toEqual(['2032-11-02'])
    },
  )

  test('In Malaysia, if Chinese New Year is on a Sunday, the day after its second day is off, though date-holidays has the second day itself', () => {
    expect(dateHolidays('MY', 2034, 'Chinese New Year (substitute day)')).toEqual(['2034-02-20'])
    expect(dateHolidays('MY', 2034, 'Chinese New Year')).toContain('2034-02-20')
    expect(daysNamed('MY', 2034, 'Chinese New Year (substitute day)')).toEqual(['2034-02-21'])
  })

  test('In Malaysia, Nuzul Al-Quran is not listed, because only some states have it', () => {
    expect(dateHolidays('MY', 2027, 'Day of Nuzul Al-Quran')).toHaveLength(1)
    expect(daysNamed('MY', 2027, 'Day of Nuzul Al-Quran')).toEqual([])
  })

  test.each(['Diwali', 'Holi', 'Eid al-Fitr', 'Eid al-Adha', 'Dussehra', "Guru Nanak's Birthday"])(
    "In India, %s is listed, though date-holidays doesn't have it",
    (name) => {
      expect(dateHolidays('IN', 2027, name)).toEqual([])
      expect(daysNamed('IN', 2027, name)).toHaveLength(1)
    },
  )

  test('In India, the public holidays of 2026 are those in the official gazette', () => {
    const days = publicHolidays('IN', 2026).map(({ day }) => day.slice(5))
    // The gazette has Eid al-Adha on 27 May, but its date depends on the sighting of the moon.
    expect(days.filter((day) => day !== '05-28').join(' ')).toBe(
      '01-26 02-15 03-04 03-21 03-26 03-31 04-03 04-14 05-01 06-26 08-15 08-26 09-04 10-02 10-20 11-08 11-24 12-25',
    )
  })

  test.each(['Thanksgiving', 'Victoria Day', 'Remembrance Day', 'Boxing Day'])(
    'In Canada, %s is listed for the whole country, though date-holidays only has it in provinces',
    (name) => {
      expect(dateHolidays('CA', 2027, name)).toEqual([])
      expect(daysNamed('CA', 2027, name)).toHaveLength(1)
    },
  )

  test('In the US, if Veterans Day is on a weekend, a weekday is off instead, though date-holidays has none', () => {
    expect(dateHolidays('US', 2028, 'Veterans Day (substitute day)')).toEqual([])
    expect(daysNamed('US', 2028, 'Veterans Day (substitute day)')).toEqual(['2028-11-10'])
    expect(daysNamed('US', 2029, 'Veterans Day (substitute day)')).toEqual(['2029-11-12'])
  })

  test('In the US, Labor Day is spelt the American way, though date-holidays spells it “Labour Day”', () => {
    expect(dateHolidays('US', 2027, 'Labour Day')).toEqual(['2027-09-06'])
    expect(daysNamed('US', 2027, 'Labor Day')).toEqual(['2027-09-06'])
    expect(daysNamed('US', 2027, 'Labour Day')).toEqual([])
  })

  test('In Australia, the day off after an Australia Day on a weekend is marked as a substitute day', () => {
    expect(dateHolidays('AU', 2031, 'Australia Day')).toEqual(['2031-01-27'])
    expect(daysNamed('AU', 2031, 'Australia Day')).toEqual(['2031-01-26'])
    expect(daysNamed('AU', 2031, 'Australia Day (substitute day)')).toEqual(['2031-01-27'])
  })

  test('In Australia, the King’s Birthday is listed and the Easter holidays name their regions, unlike in date-holidays', () => {
    expect(dateHolidays('AU', 2027, "King's Birthday")).toEqual([])
    expect(named('AU', 2027, "King's Birthday")).toMatchObject([
      { day: '2027-06-14', regions: ['ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'] },
    ])
    expect(named('AU', 2027, 'Easter Saturday')[0]?.regions).not.toContain('WA')
  })

  test('In South Africa, a substitute day has the name of its holiday, which date-holidays leaves out', () => {
    expect(dateHolidays('ZA', 2031, 'Public Holiday')).toEqual(['2031-04-28'])
    expect(daysNamed('ZA', 2031, 'Freedom Day (substitute day)')).toEqual(['2031-04-28'])
  })

  test.each([
    ['HK', 'The day following the Chinese Mid-Autumn Festival', '2033-10-08', '2033-09-09'],
    ['CN', 'Mid-Autumn Festival', '2033-10-07', '2033-09-08'],
    ['TW', 'Mid-Autumn Festival', '2033-10-07', '2033-09-08'],
  ])(
    'In %s, %s of 2033 is in September, though date-holidays has it a month late',
    (country, name, wrong, right) => {
      expect(dateHolidays(country, 2033, name)).toEqual([wrong])
      expect(daysNamed(country, 2033, name)).toEqual([right])
    },
  )

  test('In Hong Kong, Chung Yeung of 2033 is on National Day, so the following Monday is off too', () => {
    expect(dateHolidays('HK', 2033, 'The day following Chung Yeung Festival')).toEqual(['2033-10-31'])
    expect(named('HK', 2033, 'The day following Chung Yeung Festival')).toMatchObject([
      { day: '2033-10-03', isSubstitute: true },
    ])
  })

  test('In Korea, Seollal and Chuseok have their correct three days, though date-holidays has some a day or a month late', () => {
    expect(dateHolidays('KR', 2026, 'Korean New Year')).toEqual(['2026-02-17'])
    for (const year of years) {
      const newYear = chineseDay(1, 1, year, 9)
      expect(daysNamed('KR', year, 'Seollal')).toEqual([moved(newYear, -1), newYear, moved(newYear, 1)])
      const harvest = chineseDay(8, 15, year, 9)
      expect(daysNamed('KR', year, 'Chuseok')).toEqual([moved(harvest, -1), harvest, moved(harvest, 1)])
    }
    expect(dateHolidays('KR', 2033, 'Korean Thanksgiving')).toEqual(['2033-10-06'])
  })

  test('In the United Arab Emirates, two days that are no longer holidays are left out, and both National Days are listed', () => {
    expect(dateHolidays('AE', 2027, "Laylat al-Mi'raj")).toHaveLength(2)
    expect(dateHolidays('AE', 2027, 'First day of Ramadan')).toHaveLength(1)
    expect(dateHolidays('AE', 2027, 'National Day')).toEqual(['2027-12-02'])
    const names = publicHolidays('AE', 2027).map(({ name }) => name)
    expect(names).not.toContain("Laylat al-Mi'raj")
    expect(names).not.toContain('First day of Ramadan')
    expect(daysNamed('AE', 2027, 'Eid Al Etihad (National Day)')).toEqual(['2027-12-02', '2027-12-03'])
  })

  test("In the Netherlands, Liberation Day is listed, though date-holidays doesn't have it", () => {
    expect(dateHolidays('NL', 2027, 'Liberation Day')).toEqual([])
    expect(daysNamed('NL', 2027, 'Liberation Day')).toEqual(['2027-05-05'])
  })

  test('In Spain, no substitute day follows a Christmas on a Sunday, because each region decides on one for itself', () => {
    expect(dateHolidays('ES', 2033, 'Christmas Day (substitute day)')).toEqual(['2033-12-26'])
    expect(daysNamed('ES', 2033, 'Christmas Day (substitute day)')).toEqual([])
  })

  test('In Brazil, election Sundays are not listed as public holidays', () => {
    expect(dateHolidays('BR', 2028, 'Election Day')).toHaveLength(2)
    expect(daysNamed('BR', 2028, 'Election Day')).toEqual([])
  })

  test('In Germany, 26 December is the Second Day of Christmas, though date-holidays calls it Boxing Day', () => {
    expect(dateHolidays('DE', 2027, 'Boxing Day')).toEqual(['2027-12-26'])
    expect(daysNamed('DE', 2027, 'Second Day of Christmas')).toEqual(['2027-12-26'])
    expect(daysNamed('NZ', 2027, 'Boxing Day')).toEqual(['2027-12-26'])
  })

  test('Every correction has a reason and a source, and changes something that is in the table', () => {
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
