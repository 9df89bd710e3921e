import { expect, test } from 'vitest'
import { daysLater, weekOf } from './week-of.ts'

test('a week begins on its Sunday, and a Sunday belongs to the week it begins', () => {
  expect(weekOf('2026-11-22')).toBe('2026-11-22')
  expect(weekOf('2026-11-28')).toBe('2026-11-22')
  expect(weekOf('2026-11-29')).toBe('2026-11-29')
  expect(weekOf('2027-01-01')).toBe('2026-12-27')
})

test('days are counted across the end of a year', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2027-01-03', -13)).toBe('2026-12-21')
})
