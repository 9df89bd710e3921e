import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { daysInWords, longDate, shortDate } from '#contract/values/dates.ts'
import { clockName, dayOf, momentOf } from './dates.ts'

const local = (hour: number, minute = 0) => new Date(2026, 10, 19, hour, minute).toISOString()

test('every time in the app is written in the format of the list of hours', () => {
  expect(momentOf(local(9))).toBe('19 Nov 2026, 9:00 AM')
  expect(momentOf(local(0, 5))).toBe('19 Nov 2026, 12:05 AM')
  expect(momentOf(local(17, 30))).toBe('19 Nov 2026, 5:30 PM')
  expect([clockName(6, '00'), clockName(12, '00')]).toEqual(['6:00 AM', '12:00 PM'])
})

test('no other file of the app formats times', async () => {
  const own: string[] = []
  for await (const file of glob('web/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(file) || /(?:components\/dates|schedule\/words)\.ts$/.test(file)) continue
    if (/timeStyle|\bhour: '/.test(readFileSync(file, 'utf8'))) own.push(file)
  }
  expect(own).toEqual([])
})

test('dates are written as in the brand’s country, with the day first by default', () => {
  const ways = (country: string | null) => [
    longDate('2027-02-09', country),
    shortDate('2027-02-09', country),
    daysInWords({ from: '2027-02-09', to: '2027-02-09' }, country),
    dayOf(local(9), country),
  ]
  const british = ['9 February 2027', '9 Feb 2027', 'Tuesday 9 February 2027', '19 Nov 2026']
  expect(ways('GB')).toEqual(british)
  expect(ways('AU')).toEqual(british)
  expect(ways(null)).toEqual(british)
  expect(ways('US')).toEqual(['February 9, 2027', 'Feb 9, 2027', 'Tuesday, February 9, 2027', 'Nov 19, 2026'])
  expect(daysInWords({ from: '2026-11-29', to: '2026-12-24' }, 'GB')).toMatch(
    /^29 November.*24 December 2026$/,
  )
})
