import { expect, test } from 'vitest'
import { countedFrom, opensAgain } from './allowance.ts'

// The clocks in London are an hour ahead of UTC from 28 March 2027, 01:00 UTC.
const zones = {
  version: 'test',
  offset: (_: string, at: Date) => (at >= new Date('2027-03-28T01:00:00Z') ? 60 : 0),
}
const at = (moment: string) => new Date(moment)
const london = { zone: 'Europe/London', zoneChangedAt: null }

test('Ideas made since the last local midnight count against the daily allowance', () => {
  expect(countedFrom(zones, london, at('2027-03-27T15:00:00Z'))).toEqual(at('2027-03-27T00:00:00Z'))
  expect(countedFrom(zones, london, at('2027-03-29T15:00:00Z'))).toEqual(at('2027-03-28T23:00:00Z'))
})

test('On the day the clocks go forward, the allowance resets at local midnight, an hour earlier in UTC', () => {
  const made = [at('2027-03-28T00:10:00Z')]
  expect(opensAgain(zones, london, made, 1, at('2027-03-28T00:30:00Z'))).toEqual(at('2027-03-28T23:00:00Z'))
})

test('After a change of time zone, more ideas can be made as soon as enough earlier ones are a day old', () => {
  const changed = { zone: 'Europe/London', zoneChangedAt: at('2027-01-20T20:00:00Z') }
  const made = [at('2027-01-20T09:00:00Z'), at('2027-01-20T10:00:00Z'), at('2027-01-20T19:00:00Z')]
  const now = at('2027-01-20T21:00:00Z')
  expect(opensAgain(zones, changed, made, 3, now)).toEqual(at('2027-01-21T09:00:00Z'))
  // With a smaller allowance, more of the ideas must be a day old first.
  expect(opensAgain(zones, changed, made, 2, now)).toEqual(at('2027-01-21T10:00:00Z'))
})

test('A day after a change of time zone, the allowance resets at midnight again', () => {
  const changed = { zone: 'Europe/London', zoneChangedAt: at('2027-01-20T02:00:00Z') }
  const made = [at('2027-01-20T23:30:00Z')]
  const now = at('2027-01-20T23:40:00Z')
  expect(opensAgain(zones, changed, made, 1, now)).toEqual(at('2027-01-21T02:00:00Z'))
})
