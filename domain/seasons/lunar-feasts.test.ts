import DateHolidays from 'date-holidays'
import { describe, expect, test } from 'vitest'
import {
  chineseDay,
  hebrewFeasts,
  islamicDays,
  nowruz,
  solarTerm,
  ummAlQura,
} from '#tests/support/oracle/calendars.ts'
import { firstDay, holi, onam, pongal, rakshaBandhan, singapore, tithi } from '#tests/support/oracle/india.ts'
import { lunarFeastDays, type Feast } from './lunar-feasts.ts'
import { addDays } from './rules.ts'

const years = Array.from({ length: 12 }, (_, step) => 2025 + step)
const daysOf = (feast: Feast) => years.flatMap((year) => lunarFeastDays(feast, year).days)

describe('The dates of feasts match those computed from astronomy and the rules of their calendars', () => {
  const chinese: [Feast, number, number][] = [
    ['lunar-new-year', 1, 1],
    ['lantern-festival', 1, 15],
    ['vesak', 4, 15],
    ['dragon-boat', 5, 5],
    ['qixi', 7, 7],
    ['ghost-festival', 7, 15],
    ['mid-autumn', 8, 15],
    ['double-ninth', 9, 9],
  ]
  test.each(chinese)(
    'The feast %s is on day %i/%i of the Chinese calendar, counted in new moons',
    (feast, month, day) => {
      expect(daysOf(feast)).toEqual(years.map((year) => chineseDay(month, day, year)))
    },
  )

  test('Qingming is on the day when the sun reaches 15 degrees of longitude', () => {
    expect(daysOf('qingming')).toEqual(years.map((year) => solarTerm(15, year)))
  })

  const hebrew: Feast[] = [
    ...(['tu-bishvat', 'purim', 'passover', 'shavuot', 'rosh-hashanah'] as const),
    ...(['yom-kippur', 'sukkot', 'simchat-torah', 'hanukkah'] as const),
  ]
  test.each(hebrew)('The feast %s is on its date in the Hebrew calendar', (feast) => {
    expect(daysOf(feast)).toEqual(years.map((year) => hebrewFeasts(year)[feast]))
  })

  test.each(islamic())(
    'The feast %s is at most a day away from the tabular Islamic calendar',
    (feast, month, day) => {
      const reckoned = years.flatMap((year) => islamicDays(month, day, year))
      const frozen = daysOf(feast)
      expect(frozen).toHaveLength(reckoned.length)
      expect(
        frozen.map((day, at) => Math.abs(apart(day, reckoned[at] ?? ''))).filter((days) => days > 1),
      ).toEqual([])
    },
  )

  test.each(islamic())(
    'The feast %s is in a month that begins when the moon sets after the sun in Mecca',
    (feast, _, day) => {
      for (const frozen of daysOf(feast)) {
        const first = addDays(frozen, 1 - day)
        const month = ummAlQura(first)
        // In May 2030 the moon and the sun set in the same minute, so both days can be justified.
        if (first.startsWith('2030-05')) expect(Math.abs(month.height)).toBeLessThan(0.2)
        else expect(month.day).toBe(first)
      }
    },
  )

  const indian: [Feast, (year: number) => string][] = [
    ['pongal', pongal],
    ['maha-shivaratri', (year) => firstDay(tithi(29, 10, year), 'midnight')],
    ['holi', holi],
    ['ram-navami', (year) => firstDay(tithi(9, 0, year), 'noon')],
    ['mahavir-jayanti', (year) => firstDay(tithi(13, 0, year), 'sunrise')],
    ['buddha-purnima', (year) => firstDay(tithi(15, 1, year), 'sunrise')],
    ['raksha-bandhan', rakshaBandhan],
    ['janmashtami', (year) => firstDay(tithi(23, 4, year), 'sunrise')],
    ['ganesh-chaturthi', (year) => firstDay(tithi(4, 5, year), 'noon')],
    ['onam', onam],
    ['navratri', (year) => firstDay(tithi(1, 6, year), 'sunrise')],
    ['dussehra', (year) => firstDay(tithi(10, 6, year), 'afternoon')],
    ['diwali', (year) => firstDay(tithi(30, 6, year), 'dusk')],
    ['deepavali', (year) => firstDay(tithi(29, 6, year), 'dawn', singapore)],
    ['guru-nanak', (year) => firstDay(tithi(15, 7, year), 'sunrise')],
  ]
  test.each(indian)(
    'The feast %s is on the day when the moon is in the right position at the hour of its rite',
    (feast, reckon) => {
      expect(daysOf(feast)).toEqual(years.map(reckon))
    },
  )

  test('Nowruz is on the day of the spring equinox, or a day later if that is after noon in Tehran', () => {
    expect(daysOf('nowruz')).toEqual(years.map(nowruz))
  })
})

function islamic(): [Feast, number, number][] {
  return [
    ['islamic-new-year', 1, 1],
    ['ashura', 1, 10],
    ['mawlid', 3, 12],
    ['ramadan', 9, 1],
    ['eid-al-fitr', 10, 1],
    ['eid-al-adha', 12, 10],
  ]
}

const apart = (one: string, other: string) => (Date.parse(one) - Date.parse(other)) / 86_400_000

describe('The dates of feasts match those of the date-holidays package', () => {
  const dateHolidays = (rule: string, year: number) => {
    const list = new DateHolidays('GB')
    list.setHoliday(rule, { name: { en: 'the feast' }, type: 'public' })
    const found = list.getHolidays(year, 'en').filter(({ name }) => name === 'the feast')
    return found.map(({ date }) => date.slice(0, 10))
  }
  const rules: [Feast, string][] = [
    ['lunar-new-year', 'chinese 01-0-01'],
    ['lantern-festival', 'chinese 01-0-15'],
    ['qingming', 'chinese 5-01 solarterm'],
    ['vesak', 'chinese 04-0-15'],
    ['dragon-boat', 'chinese 05-0-05'],
    ['qixi', 'chinese 07-0-07'],
    ['ghost-festival', 'chinese 07-0-15'],
    ['purim', '14 AdarII'],
    ['passover', '15 Nisan'],
    ['shavuot', '6 Sivan'],
    ['rosh-hashanah', '1 Tishrei'],
    ['yom-kippur', '10 Tishrei'],
    ['sukkot', '15 Tishrei'],
    ['simchat-torah', '23 Tishrei'],
    ['hanukkah', '25 Kislev'],
    ['nowruz', '1 Farvardin'],
  ]
  test.each(rules)(
    'The feast %s has the dates that date-holidays computes with the rule “%s”',
    (feast, rule) => {
      const reckoned = years.flatMap((year) => {
        const days = dateHolidays(rule, year)
        return days.length === 0 && feast === 'purim' ? dateHolidays('14 Adar', year) : days
      })
      expect(daysOf(feast)).toEqual(reckoned)
    },
  )

  test('The two autumn feasts of 2033 are right in our table, though date-holidays has them a month late', () => {
    expect(dateHolidays('chinese 08-0-15', 2033)).toEqual(['2033-10-07'])
    expect(lunarFeastDays('mid-autumn', 2033).days).toEqual(['2033-09-08'])
    expect(dateHolidays('chinese 09-0-09', 2033)).toEqual(['2033-10-30'])
    expect(lunarFeastDays('double-ninth', 2033).days).toEqual(['2033-10-01'])
    const others = years.filter((year) => year !== 2033)
    expect(others.map((year) => lunarFeastDays('mid-autumn', year).days)).toEqual(
      others.map((year) => dateHolidays('chinese 08-0-15', year)),
    )
  })

  const names = [
    '1 Muharram',
    '10 Muharram',
    '12 Rabi al-awwal',
    '1 Ramadan',
    '1 Shawwal',
    '10 Dhu al-Hijjah',
  ]
  const pairs = islamic().map(([feast], at): [Feast, string] => [feast, names[at] ?? ''])
  test.each(pairs)(
    'The Islamic feast %s has the dates that date-holidays computes with the rule “%s”',
    (feast, rule) => {
      expect(daysOf(feast)).toEqual(years.flatMap((year) => dateHolidays(rule, year)))
    },
  )
})

describe('The dates of feasts match those that governments have published', () => {
  // The Indian dates are holidays gazetted by the central government for 2025 and 2026. The dates for New
  // Zealand are from the schedule of its act.
  const published: [Feast, string][] = [
    ['diwali', '2025-10-20'],
    ['diwali', '2026-11-08'],
    ['holi', '2025-03-14'],
    ['holi', '2026-03-04'],
    ['maha-shivaratri', '2025-02-26'],
    ['ram-navami', '2026-03-26'],
    ['mahavir-jayanti', '2025-04-10'],
    ['mahavir-jayanti', '2026-03-31'],
    ['buddha-purnima', '2026-05-01'],
    ['janmashtami', '2025-08-16'],
    ['janmashtami', '2026-09-04'],
    ['dussehra', '2025-10-02'],
    ['dussehra', '2026-10-20'],
    ['guru-nanak', '2025-11-05'],
    ['guru-nanak', '2026-11-24'],
    ['raksha-bandhan', '2025-08-09'],
    ['raksha-bandhan', '2026-08-28'],
    ['ganesh-chaturthi', '2025-08-27'],
    ['ganesh-chaturthi', '2026-09-14'],
    ['onam', '2025-09-05'],
    ['onam', '2026-08-26'],
    ['vesak', '2025-05-12'],
    ['vesak', '2026-05-31'],
    ['deepavali', '2026-11-08'],
  ]
  test.each(published)('The feast %s is on %s, as announced by the government', (feast, day) => {
    expect(lunarFeastDays(feast, Number(day.slice(0, 4))).days).toEqual([day])
  })

  test("Matariki is on the Fridays in the schedule of New Zealand's Matariki act of 2022", () => {
    expect(daysOf('matariki').join(' ')).toBe(
      '2025-06-20 2026-07-10 2027-06-25 2028-07-14 2029-07-06 2030-06-21 2031-07-11 2032-07-02 2033-06-24 2034-07-07 2035-06-29 2036-07-18',
    )
    expect(new Set(daysOf('matariki').map((day) => new Date(day).getUTCDay()))).toEqual(new Set([5]))
  })
})

describe('Each feast says how certain its date is', () => {
  test('The date of a feast that depends on a moon sighting is only expected, and one that can be calculated is exact', () => {
    expect(lunarFeastDays('eid-al-fitr', 2027).certainty).toBe('expected')
    expect(lunarFeastDays('passover', 2027).certainty).toBe('exact')
    expect(lunarFeastDays('lunar-new-year', 2027).certainty).toBe('exact')
  })

  test("In a year in which almanacs disagree, a feast's date is only expected, and in other years it is exact", () => {
    expect(lunarFeastDays('diwali', 2036).certainty).toBe('expected')
    expect(lunarFeastDays('diwali', 2035).certainty).toBe('exact')
  })

  test('Ramadan begins twice in 2030, and Eid al-Fitr comes twice in 2033', () => {
    expect(lunarFeastDays('ramadan', 2030).days).toEqual(['2030-01-05', '2030-12-26'])
    expect(lunarFeastDays('eid-al-fitr', 2033).days).toEqual(['2033-01-02', '2033-12-23'])
  })

  test('Years outside the table have no lunar feasts', () => {
    expect(lunarFeastDays('diwali', 2024).days).toEqual([])
    expect(lunarFeastDays('diwali', 2037).days).toEqual([])
  })
})
