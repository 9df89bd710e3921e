import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayFrom, timeUntil, monthsLater, addDays, dateRangeInWords } from './days.ts'

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a single date is shown with its weekday, and a period repeats month and year only if needed', () => {
  expect(dateRangeInWords({ from: '2027-03-07', to: '2027-03-07' }, null)).toBe('Sunday 7 March 2027')
  expect(dateRangeInWords({ from: '2027-01-01', to: '2027-01-31' }, null)).toBe('1 to 31 January 2027')
  expect(dateRangeInWords({ from: '2027-01-30', to: '2027-02-05' }, null)).toBe(
    '30 January to 5 February 2027',
  )
  expect(dateRangeInWords({ from: '2026-12-28', to: '2027-01-03' }, null)).toBe(
    '28 December 2026 to 3 January 2027',
  )
})

test('a date outside this year is shown with its year', () => {
  expect(dayFrom('2026-11-21', '2026-12-24', null)).toBe('Thursday 24 December')
  expect(dayFrom('2026-11-21', '2027-01-24', null)).toBe('Sunday 24 January 2027')
})

test('the time to a near date is given in days, and to a later one in weeks', () => {
  const soon = (from: string, to = from) => timeUntil({ from, to }, '2026-11-21', null)
  expect(soon('2026-11-21')).toBe('Today')
  expect(soon('2026-11-22')).toBe('Tomorrow')
  expect(soon('2026-12-04')).toBe('In 13 days')
  expect(soon('2026-12-05')).toBe('In 2 weeks')
  expect(soon('2027-03-07')).toBe('In 15 weeks')
  expect(soon('2026-11-01', '2026-11-30')).toBe('On now, until 30 November')
  expect(soon('2026-11-01', '2026-11-21')).toBe('Ends today')
  expect(soon('2026-11-20')).toBe('Ended')
})

test('the dates of an American brand are written with the month first', () => {
  const said = (from: string, to: string) => dateRangeInWords({ from, to }, 'US')
  expect(said('2027-03-07', '2027-03-07')).toBe('Sunday, March 7, 2027')
  expect(said('2027-01-01', '2027-01-31')).toBe('January 1 to 31, 2027')
  expect(said('2027-01-30', '2027-02-05')).toBe('January 30 to February 5, 2027')
  expect(said('2026-12-28', '2027-01-03')).toBe('December 28, 2026 to January 3, 2027')
  expect(dayFrom('2026-11-21', '2026-12-24', 'US')).toBe('Thursday, December 24')
  expect(dayFrom('2026-11-21', '2027-01-24', 'US')).toBe('Sunday, January 24, 2027')
  expect(timeUntil({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-21', 'US')).toBe(
    'On now, until November 30',
  )
})

test('clock changes don’t move dates to another day', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(timeUntil({ from: '2027-03-29', to: '2027-03-29' }, '2027-03-27', null)).toBe('In 2 days')
})

test('a month after a date is the same day, or the last day of a shorter month', () => {
  expect(monthsLater('2026-12-31', 2)).toBe('2027-02-28')
  expect(monthsLater('2027-03-07', -2)).toBe('2027-01-07')
  fc.assert(
    fc.property(day, fc.integer({ min: -4, max: 4 }), (start, months) => {
      const [year = 0, month = 0] = monthsLater(start, months).split('-').map(Number)
      const [fromYear = 0, fromMonth = 0] = start.split('-').map(Number)
      expect(year * 12 + month).toBe(fromYear * 12 + fromMonth + months)
    }),
  )
})
