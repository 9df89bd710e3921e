import { expect, test } from 'vitest'
import { sensitiveDayOn, sensitiveDays } from './sensitive-days.ts'

test.each([
  ['2026-04-03', 'GB', 'Good Friday'],
  ['2027-03-26', 'IE', 'Good Friday'],
  ['2030-04-19', 'NZ', 'Good Friday'],
  ['2026-11-08', 'GB', 'Remembrance Sunday'],
  ['2027-11-14', 'GB', 'Remembrance Sunday'],
  ['2027-04-25', 'AU', 'Anzac Day'],
  ['2026-11-11', 'CA', 'Remembrance Day'],
])('%s in %s is %s', (day, country, name) => {
  expect(sensitiveDayOn(new Date(day), country)).toBe(name)
})

test.each([
  ['2027-04-25', 'GB'],
  ['2027-11-14', 'IE'],
  ['2026-11-24', 'GB'],
  ['2027-04-25', null],
])('%s in %s is an ordinary day', (day, country) => {
  expect(sensitiveDayOn(new Date(day), country)).toBe(null)
})

test('no day is listed twice', () => {
  expect(new Set(sensitiveDays.map(({ name }) => name)).size).toBe(sensitiveDays.length)
})
