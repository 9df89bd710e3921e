import { expect, test } from 'vitest'
import { nextDeliveryOf, refreshAfter } from './next-delivery.ts'

const mondays = {
  nextDelivery: '2026-11-23T09:00:00.000Z',
  deliveriesPaused: false,
  deliveryTimezone: 'Europe/London',
}

test('a planned delivery is shown with the timezone of its time', () => {
  expect(nextDeliveryOf('plus', mondays)).toEqual({
    state: 'planned',
    at: mondays.nextDelivery,
    timezone: 'Europe/London',
  })
})

test('if no delivery is planned, the reason is shown', () => {
  expect(nextDeliveryOf('plus', { ...mondays, deliveriesPaused: true }).state).toBe('paused')
  expect(nextDeliveryOf('basic', { ...mondays, nextDelivery: null }).state).toBe('unplanned')
  expect(nextDeliveryOf('free', mondays).state).toBe('not-included')
})

test('the next delivery is read again a minute after it is due, and at least once a day', () => {
  const at = (moment: string) => refreshAfter(mondays.nextDelivery, new Date(moment).getTime())
  expect(at('2026-11-23T08:30:00.000Z')).toBe(31 * 60_000)
  expect(at('2026-11-23T09:10:00.000Z')).toBe(60_000)
  expect(at('2026-11-01T09:00:00.000Z')).toBe(24 * 60 * 60_000)
  expect(refreshAfter(null, 0)).toBe(false)
})
