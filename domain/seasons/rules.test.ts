import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { easter } from '#tests/support/oracle/calendars.ts'
import { lunarFeastDays } from './lunar-feasts.ts'
import {
  orthodoxEaster,
  addDays,
  dateRangesIn,
  weekdayOf,
  westernEaster,
  type Rule,
  type Weekday,
} from './rules.ts'

const weekdays: Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const names = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

interface CalendarDay {
  day: string
  weekday: string
  month: number
}

const calendar = new Map<number, CalendarDay[]>()

/** Lists every day of a year with its weekday, as a simple check on the rules. */
function daysOf(year: number): readonly CalendarDay[] {
  const known = calendar.get(year)
  if (known) return known
  const start = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  const days = Array.from({ length: start.daysInYear }, (_, step) => {
    const date = start.add({ days: step })
    return { day: date.toString(), weekday: weekdays[date.dayOfWeek % 7] ?? '', month: date.month }
  })
  calendar.set(year, days)
  return days
}

const year = fc.integer({ min: 1990, max: 2090 })
const weekday = fc.constantFrom(...weekdays)
const month = fc.integer({ min: 1, max: 12 })
const monthDay = fc.integer({ min: 0, max: 365 }).map((step) => daysOf(2028)[step]?.day.slice(5) ?? '01-01')
const only = (rule: Rule, year: number) => dateRangesIn(rule, year).map(({ from }) => from)

/** The date in this year. In a common year, 29 February becomes the 28th. */
const dayInYear = (monthDay: string, year: number) =>
  daysOf(year).find(({ day }) => day.slice(5) === monthDay)?.day ?? `${year}-02-28`

describe('Every rule gives the day that one finds by going through the calendar', () => {
  test('A fixed date is the same every year, and 29 February becomes the 28th in a common year', () => {
    fc.assert(
      fc.property(monthDay, year, (on, year) => {
        expect(only({ on }, year)).toEqual([dayInYear(on, year)])
      }),
    )
  })

  test('A rule for the nth weekday of a month gives no day if the month has fewer', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 4, 5, -1), weekday, month, year, (nth, weekday, month, year) => {
        const those = daysOf(year).filter((one) => one.month === month && one.weekday === weekday)
        const found = those.at(nth === -1 ? -1 : nth - 1)
        expect(only({ nth, weekday, month }, year)).toEqual(found ? [found.day] : [])
      }),
    )
  })

  test('A rule can give the weekday on, before, after or nearest to a date', () => {
    const sides = fc.constantFrom('on-or-before', 'before', 'on-or-after', 'after', 'nearest')
    fc.assert(
      fc.property(weekday, sides, monthDay, year, (weekday, side, of, year) => {
        const around = [...daysOf(year - 1), ...daysOf(year), ...daysOf(year + 1)]
        const at = around.findIndex(({ day }) => day === dayInYear(of, year))
        const isSame = (one: { weekday: string }) => one.weekday === weekday
        const found = {
          'on-or-before': around.slice(0, at + 1).findLast(isSame),
          before: around.slice(0, at).findLast(isSame),
          'on-or-after': around.slice(at).find(isSame),
          after: around.slice(at + 1).find(isSame),
          nearest: around.slice(at - 3, at + 4).find(isSame),
        }[side]
        expect(only({ weekday, side, of }, year)).toEqual([found?.day])
      }),
    )
  })

  test('A rule can count days from Easter Sunday, which a second method of calculation confirms', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 70 }), year, (off, year) => {
        const wanted = Temporal.PlainDate.from(easter(year)).add({ days: off }).toString()
        expect(only({ easter: off }, year)).toEqual([wanted])
      }),
    )
  })

  test('A rule can count days from orthodox Easter, the Sunday after the full moon of the Julian calendar', () => {
    fc.assert(
      fc.property(year, (year) => {
        // Church tables list the full moons of the Julian calendar by golden number.
        const moons =
          '0405 0325 0413 0402 0322 0410 0330 0418 0407 0327 0415 0404 0324 0412 0401 0321 0409 0329 0417'
        const moon = moons.split(' ')[year % 19] ?? ''
        const gregorian = Temporal.PlainDate.from(`${year}${moon}`).add({ days: 13 })
        const sunday = gregorian.add({ days: gregorian.dayOfWeek === 7 ? 7 : 7 - gregorian.dayOfWeek })
        expect(orthodoxEaster(year)).toBe(sunday.toString())
        expect(only({ easter: 0, church: 'orthodox' }, year)).toEqual([sunday.toString()])
      }),
    )
  })

  test('A rule for a lunar feast gives the dates of the table, and says how certain they are', () => {
    for (let year = 2024; year <= 2037; year++) {
      const { days, certainty } = lunarFeastDays('eid-al-adha', year)
      expect(dateRangesIn({ feast: 'eid-al-adha' }, year)).toEqual(
        days.map((day) => ({ from: day, to: day, certainty })),
      )
    }
    expect(only({ feast: 'ramadan' }, 2030)).toEqual(['2030-01-05', '2030-12-26'])
  })

  test('A rule for announced days gives those days, and none in a year without an announcement', () => {
    fc.assert(
      fc.property(year, year, (announced, asked) => {
        const day = `${announced}-06-15`
        expect(only({ days: { [announced]: day } }, asked)).toEqual(announced === asked ? [day] : [])
      }),
    )
  })

  test('Every rule can be moved by a number of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), monthDay, year, (plus, on, year) => {
        const wanted = Temporal.PlainDate.from(dayInYear(on, year)).add({ days: plus }).toString()
        expect(only({ on, plus }, year)).toEqual([wanted])
      }),
    )
  })
})

describe('The date of Easter matches published tables', () => {
  // The dates are from the United States Naval Observatory. 2008 and 2038 have the earliest and the latest.
  test.each([
    [2008, '2008-03-23'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2030, '2030-04-21'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('Western Easter in %i is on %s', (year, day) => {
    expect(westernEaster(year)).toBe(day)
  })

  test.each([
    [2025, '2025-04-20'],
    [2026, '2026-04-12'],
    [2027, '2027-05-02'],
    [2028, '2028-04-16'],
  ])('Orthodox Easter in %i is on %s', (year, day) => {
    expect(orthodoxEaster(year)).toBe(day)
  })
})

describe('A period of several days is called a window', () => {
  test('A window can last for a number of days, which includes the first', () => {
    fc.assert(
      fc.property(monthDay, fc.integer({ min: 1, max: 120 }), year, (on, lasts, year) => {
        const [range] = dateRangesIn({ from: { on }, lasts }, year)
        const from = Temporal.PlainDate.from(range?.from ?? '')
        expect(from.until(range?.to ?? '').total('days')).toBe(lasts - 1)
      }),
    )
  })

  test('A window ends on the first occurrence of its end after its start, in the next year if necessary', () => {
    fc.assert(
      fc.property(monthDay, monthDay, year, (start, end, year) => {
        const [range] = dateRangesIn({ from: { on: start }, to: { on: end } }, year)
        const ends = [dayInYear(end, year), dayInYear(end, year + 1)]
        expect(range?.from).toBe(dayInYear(start, year))
        expect(range?.to).toBe(ends.find((day) => day >= dayInYear(start, year)))
      }),
    )
  })

  test('A window across the new year belongs to the year in which it starts', () => {
    expect(dateRangesIn({ from: { on: '12-26' }, to: { on: '01-06' } }, 2027)).toEqual([
      { from: '2027-12-26', to: '2028-01-06', certainty: 'exact' },
    ])
  })

  test('A window that comes twice in a year ends each time at its own feast', () => {
    expect(
      dateRangesIn({ from: { feast: 'ramadan' }, to: { feast: 'eid-al-fitr', plus: -1 } }, 2030),
    ).toEqual([
      { from: '2030-01-05', to: '2030-02-03', certainty: 'expected' },
      { from: '2030-12-26', to: '2031-01-23', certainty: 'expected' },
    ])
  })

  test('If one end of a window is only expected, the window is only expected', () => {
    const [range] = dateRangesIn({ from: { on: '01-20' }, to: { feast: 'eid-al-fitr' } }, 2031)
    expect(range).toEqual({ from: '2031-01-20', to: '2031-01-24', certainty: 'expected' })
  })
})

describe('Days of the week and differences between days are computed correctly', () => {
  test('Every day has the weekday of the calendar', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 0, max: 364 }), (year, step) => {
        const day = daysOf(year)[step]?.day ?? ''
        expect(weekdayOf(day)).toBe(names.format(new Date(day)))
      }),
    )
  })

  test('Adding a number of days and subtracting it again gives the same day', () => {
    fc.assert(
      fc.property(year, monthDay, fc.integer({ min: -1000, max: 1000 }), (year, on, days) => {
        const day = dayInYear(on, year)
        expect(addDays(addDays(day, days), -days)).toBe(day)
      }),
    )
  })
})
