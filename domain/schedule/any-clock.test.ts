import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyClock,
  anySchedule,
  from,
  scheduleFor,
  until,
  simulatedDeliveries,
  zonesOf,
} from '#tests/support/fakes/any-clock.ts'
import { deliveriesBetween, nextDelivery } from './next-delivery.ts'

const instant = (minute: number, milliseconds = 0) => new Date(minute * 60_000 + milliseconds)

/** Leaves enough time for every run, so a failure is reported before it is fully minimised. */
const soon = { interruptAfterTimeLimit: 15_000 }

test('with any timezone rules, deliveries are due when a person watching the local clock would say', () => {
  const anyWishes = fc.array(anySchedule, { minLength: 15, maxLength: 15 })
  fc.assert(
    fc.property(anyClock, anyWishes, (clock, wishes) => {
      const schedules = wishes.map((wish) => scheduleFor(clock, wish))
      const zones = zonesOf(clock)
      expect(
        schedules.map((schedule) => deliveriesBetween(zones, schedule, instant(from), instant(until))),
      ).toEqual(simulatedDeliveries(clock, schedules))
    }),
    { numRuns: 300, ...soon },
  )
})

test('from any moment, the next delivery is the first one a person watching the clock would see', () => {
  const anyAfter = fc.tuple(fc.integer({ min: from, max: until - 40 * 1440 }), fc.nat(59_999))
  fc.assert(
    fc.property(
      anyClock,
      anySchedule,
      fc.array(anyAfter, { minLength: 20, maxLength: 20 }),
      (clock, wish, afters) => {
        const schedule = scheduleFor(clock, wish)
        const [dues = []] = simulatedDeliveries(clock, [schedule])
        // Also at the exact times of deliveries, and a millisecond before and after.
        const around = dues.slice(0, -2).flatMap((due) => [-1, 0, 1].map((more) => new Date(+due + more)))
        for (const after of [...afters.map(([minute, more]) => instant(minute, more)), ...around]) {
          expect(nextDelivery(zonesOf(clock), schedule, after)).toEqual(dues.find((due) => due > after))
        }
      },
    ),
    { numRuns: 200, ...soon },
  )
})
