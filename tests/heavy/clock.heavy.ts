// More of what server/outside/zones/every-zone.test.ts and domain/schedule/any-clock.test.ts compare on every `npm test`.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveriesBetween } from '#domain/schedule/next-delivery.ts'
import {
  anyClock,
  anySchedule,
  from,
  scheduleFor,
  until,
  simulatedDeliveries,
  zonesOf,
} from '#tests/support/fakes/any-clock.ts'
import {
  type Comparison,
  clocks,
  compareSchedule,
  monthly,
  simulateThreeYears,
  weekly,
} from '#tests/support/every-zone.ts'

const quarterHours = Array.from({ length: 96 }, (_, at) => [Math.floor(at / 4), (at % 4) * 15] as const)

test('in every timezone, deliveries at every quarter of an hour, weekday and day of the month are due at the local time', () => {
  const verdict: Comparison = { instants: 0, different: [] }
  const everyClock = clocks()
  for (const {
    names: [name = ''],
    periods,
  } of everyClock) {
    const diary = simulateThreeYears(periods)
    for (const time of quarterHours) {
      for (let day = 0; day < 7; day += 1) compareSchedule(verdict, diary, name, weekly(day, ...time))
      for (let day = 1; day <= 28; day += 1) compareSchedule(verdict, diary, name, monthly(day, ...time))
    }
  }
  console.log(`${verdict.instants} deliveries on ${everyClock.length} clocks compared`)
  expect(verdict.different.slice(0, 5)).toEqual([])
  expect(verdict.instants).toBeGreaterThan(everyClock.length * 96 * (7 * 155 + 28 * 35))
})

test('under every timezone name, weekly deliveries at every quarter of an hour are due at the local time', () => {
  const verdict: Comparison = { instants: 0, different: [] }
  let turn = 0
  for (const { names, periods } of clocks()) {
    const diary = simulateThreeYears(periods)
    for (const name of names) {
      for (const time of quarterHours) compareSchedule(verdict, diary, name, weekly((turn += 1) % 7, ...time))
    }
  }
  console.log(`${verdict.instants} weekly deliveries under every name compared`)
  expect(verdict.different.slice(0, 5)).toEqual([])
  expect(verdict.instants).toBeGreaterThan(590 * 96 * 155)
})

test('the deliveries of 100,000 random schedules on random clocks match a minute-by-minute simulation', () => {
  const perClock = 20
  let schedulesCompared = 0
  let instants = 0
  fc.assert(
    fc.property(
      anyClock,
      fc.array(anySchedule, { minLength: perClock, maxLength: perClock }),
      (clock, wishes) => {
        const schedules = wishes.map((wish) => scheduleFor(clock, wish))
        const zones = zonesOf(clock)
        const given = schedules.map((schedule) =>
          deliveriesBetween(zones, schedule, new Date(from * 60_000), new Date(until * 60_000)),
        )
        expect(given).toEqual(simulatedDeliveries(clock, schedules))
        schedulesCompared += schedules.length
        instants += given.flat().length
      },
    ),
    { numRuns: 100_000 / perClock },
  )
  console.log(`${instants} deliveries of ${schedulesCompared} random schedules compared`)
  expect(schedulesCompared).toBe(100_000)
})
