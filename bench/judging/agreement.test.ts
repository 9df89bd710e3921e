import { expect, test } from 'vitest'
import { alpha, wilson } from './agreement.ts'

test('the interval of 15 in 18 is that of the published formula', () => {
  const { low, high } = wilson(15, 18)
  expect(low).toBeCloseTo(0.6078, 3)
  expect(high).toBeCloseTo(0.9416, 3)
})

test('readers who always agree have an alpha of one, and readers who contradict each other one below zero', () => {
  expect(
    alpha(
      [
        [1, 1, 1],
        [0, 0, 0],
        [1, 1, 1],
      ],
      'nominal',
    ),
  ).toBe(1)
  expect(
    alpha(
      [
        [1, 0],
        [0, 1],
        [1, 0],
      ],
      'nominal',
    ),
  ).toBeLessThan(0)
})

test('on a scale, a near miss counts less than a wide one', () => {
  const near = alpha(
    [
      [1, 2],
      [4, 5],
      [2, 2],
    ],
    'interval',
  )
  const wide = alpha(
    [
      [1, 5],
      [4, 1],
      [2, 2],
    ],
    'interval',
  )
  expect(near).toBeGreaterThan(wide)
})
