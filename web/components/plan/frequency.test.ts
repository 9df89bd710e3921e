import { expect, test } from 'vitest'
import { frequencyOf } from './frequency.ts'

test('deliveries are weekly only if the plan includes that, and monthly otherwise', () => {
  const weekly = { deliveryFrequency: 'weekly' }
  expect((['trial', 'plus', 'agency'] as const).map((plan) => frequencyOf(plan, weekly))).toEqual(
    Array(3).fill('weekly'),
  )
  expect(frequencyOf('basic', weekly)).toBe('monthly')
  expect(frequencyOf('plus', { deliveryFrequency: 'monthly' })).toBe('monthly')
})
