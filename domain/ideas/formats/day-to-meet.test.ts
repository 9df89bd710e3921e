import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datesIn, wrongWith } from '../dates.ts'
import { sensitiveDayOn } from '#domain/library/sensitive-days.ts'
import { dayToMeet } from './day-to-meet.ts'

test('an event is on a day that exists, five to eleven weeks ahead, and not over Christmas', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.string(), fc.boolean(), (day, seed, isAmongFirms) => {
      const today = day.toISOString().slice(0, 10)
      const said = dayToMeet(today, seed, isAmongFirms, 'GB')
      const [date] = datesIn(said)
      if (date === undefined || date.year === null) throw new Error(`No date in ${said}`)
      expect(wrongWith(date, today)).toBe(null)
      const ahead = (Date.UTC(date.year, date.month - 1, date.day) - Date.parse(today)) / 86_400_000
      expect(ahead).toBeGreaterThanOrEqual(35)
      expect(ahead).toBeLessThanOrEqual(77)
      const monthAndDay = date.month * 100 + date.day
      expect(sensitiveDayOn(new Date(Date.UTC(date.year, date.month - 1, date.day)), 'GB')).toBe(null)
      expect(monthAndDay > 106 && monthAndDay < 1218).toBe(true)
    }),
  )
})

test('firms meet on working days, and people when work is over', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => String(seed))
  const weekdays = (isAmongFirms: boolean) =>
    new Set(seeds.map((seed) => dayToMeet('2026-11-23', seed, isAmongFirms, null).split(' ')[0]))
  expect(weekdays(true)).toEqual(new Set(['Tuesday', 'Wednesday', 'Thursday']))
  expect(weekdays(false)).toEqual(new Set(['Saturday', 'Thursday', 'Tuesday']))
})
