import { expect, test } from 'vitest'
import { daysLater, weekOf } from './week-of.ts'

test('A week begins on a Sunday, and that Sunday belongs to it', () => {
  expect(weekOf('2026-11-22')).toBe('2026-11-22')
  expect(weekOf('2026-11-28')).toBe('2026-11-22')
  expect(weekOf('2026-11-29')).toBe('2026-11-29')
  expect(weekOf('2027-01-01')).toBe('2026-12-27')
})

test('Days are counted correctly across the end of a year', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2027-01-03', -13)).toBe('2026-12-21')
})
