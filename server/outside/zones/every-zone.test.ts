// Compares planned deliveries in every time zone over three years with a minute-by-minute walk through its
// clock.
import moment from 'moment-timezone'
import { expect, test } from 'vitest'
import { timezones } from '#contract/values/places.ts'
import { deliveriesBetween } from '#domain/schedule/next-delivery.ts'
import {
  type Comparison,
  aroundChanges,
  clocks,
  compareSchedule,
  monthly,
  simulateThreeYears,
  weekly,
} from '#tests/support/every-zone.ts'
import { packedRules } from '#tests/support/packed-rules.ts'
import { zones } from './zones.ts'

const everyClock = clocks()
const quarters = [0, 15, 30, 45] as const

test('every zone in the data is checked, including all that forms offer', () => {
  expect([...packedRules.keys()].toSorted()).toEqual(moment.tz.names().toSorted())
  expect(packedRules.size).toBeGreaterThanOrEqual(597)
  expect(timezones.filter((zone) => !packedRules.has(zone))).toEqual([])
})

test('weekly and monthly deliveries follow the local clock of every zone', () => {
  const verdict: Comparison = { instants: 0, different: [] }
  let turn = 0
  for (const { names, periods } of everyClock) {
    const diary = simulateThreeYears(periods)
    for (const [alias, name] of names.entries()) {
      // To save time, days and quarter hours take turns, and so do the hours of weekly deliveries for names
      // that share a clock.
      for (let hour = 0; hour < 24; hour += 1, turn += 1) {
        compareSchedule(verdict, diary, name, monthly(1 + (turn % 28), hour, quarters[(turn >> 2) % 4] ?? 0))
        if (alias > 0 && (hour + alias) % 4 > 0) continue
        compareSchedule(verdict, diary, name, weekly(turn % 7, hour, quarters[turn % 4] ?? 0))
      }
    }
  }
  console.log(
    `${verdict.instants} deliveries of ${packedRules.size} zones on ${everyClock.length} clocks compared`,
  )
  expect(verdict.different.slice(0, 5)).toEqual([])
  // The least number of deliveries compared: for every zone, 24 hours of 36 months, and 6 hours of about 157
  // weeks.
  expect(verdict.instants).toBeGreaterThan(packedRules.size * (24 * 35 + 6 * 155))
}, 120_000)

test('deliveries at every quarter of an hour around every clock change are due at the expected time', () => {
  const verdict: Comparison = { instants: 0, different: [] }
  for (const clock of everyClock) aroundChanges(verdict, clock)
  console.log(`${verdict.instants} deliveries around changes compared`)
  expect(verdict.different.slice(0, 5)).toEqual([])
  expect(verdict.instants).toBeGreaterThan(50_000)
}, 120_000)

test('deliveries are made at the chosen local hour in every zone that forms offer', () => {
  const wrong: string[] = []
  const [after, until] = [new Date('2026-11-01T00:00Z'), new Date('2029-11-01T00:00Z')]
  for (const timezone of timezones) {
    for (let hour = 6; hour <= 17; hour += 1) {
      const schedule = { ...weekly(hour % 7, hour, quarters[hour % 4] ?? 0), timezone }
      const wall = `${schedule.dayOfWeek} ${hour}:${schedule.minute}`
      for (const due of deliveriesBetween(zones, schedule, after, until)) {
        const shown = moment.tz(due, timezone).format('d H:m')
        if (shown !== wall) wrong.push(`${timezone} ${wall}: ${due.toISOString()} is ${shown}`)
      }
    }
  }
  expect(wrong).toEqual([])
}, 60_000)
