import { expect, test } from 'vitest'
import { nextDeliveryOf, refreshAfter } from './next-delivery.ts'

const mondays = {
  nextDelivery: '2026-11-23T09:00:00.000Z',
  deliveriesPaused: false,
  deliveryTimezone: 'Europe/London',
}

test('a planned delivery is told with the timezone that its clock belongs to', () => {
  expect(nextDeliveryOf('plus', mondays)).toEqual({
    state: 'planned',
    at: mondays.nextDelivery,
    timezone: 'Europe/London',
  })
})

test('where none comes it is said why', () => {
  expect(nextDeliveryOf('plus', { ...mondays, deliveriesPaused: true }).state).toBe('paused')
  expect(nextDeliveryOf('basic', { ...mondays, nextDelivery: null }).state).toBe('unplanned')
  expect(nextDeliveryOf('free', mondays).state).toBe('not-included')
})

test('a date on the screen is asked for again a minute after it has come, and once a day before', () => {
  const at = (moment: string) => refreshAfter(mondays.nextDelivery, new Date(moment).getTime())
  expect(at('2026-11-23T08:30:00.000Z')).toBe(31 * 60_000)
  expect(at('2026-11-23T09:10:00.000Z')).toBe(60_000)
  expect(at('2026-11-01T09:00:00.000Z')).toBe(24 * 60 * 60_000)
  expect(refreshAfter(null, 0)).toBe(false)
})
