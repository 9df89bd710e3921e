import { expect, test } from 'vitest'
import { isPast, weekInWords } from './week.ts'

test('a week runs from its Sunday to the following Saturday, across months and years too', () => {
  expect(weekInWords('2026-11-15')).toBe('15 Nov 2026 to 21 Nov 2026')
  expect(weekInWords('2026-12-27')).toBe('27 Dec 2026 to 2 Jan 2027')
})

test('a week is past once the next Sunday comes', () => {
  expect(isPast('2026-11-15', '2026-11-21')).toBe(false)
  expect(isPast('2026-11-15', '2026-11-22')).toBe(true)
  expect(isPast('2026-11-22', '2026-11-21')).toBe(false)
})
