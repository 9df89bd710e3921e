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

/**
 * The time limit leaves enough time for every run, so that a failure is reported before fast-check has fully
 * minimised it.
 */
const soon = { interruptAfterTimeLimit: 15_000 }

test("Deliveries are due exactly when a local clock shows the chosen time, whatever the time zone's rules", () => {
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

test('From any moment, the next delivery is the first one for which a local clock shows the chosen time', () => {
  const anyAfter = fc.tuple(fc.integer({ min: from, max: until - 40 * 1440 }), fc.nat(59_999))
  fc.assert(
    fc.property(
      anyClock,
      anySchedule,
      fc.array(anyAfter, { minLength: 20, maxLength: 20 }),
      (clock, wish, afters) => {
        const schedule = scheduleFor(clock, wish)
        const [dues = []] = simulatedDeliveries(clock, [schedule])
        // The exact times of deliveries are tested too, with the millisecond before and after each.
        const around = dues.slice(0, -2).flatMap((due) => [-1, 0, 1].map((more) => new Date(+due + more)))
        for (const after of [...afters.map(([minute, more]) => instant(minute, more)), ...around]) {
          expect(nextDelivery(zonesOf(clock), schedule, after)).toEqual(dues.find((due) => due > after))
        }
      },
    ),
    { numRuns: 200, ...soon },
  )
})
