import { expect, test } from 'vitest'
import { release, pulledBy } from './pull.ts'

test('past 80 pixels a pull is ready to refresh, and it stops at 120', () => {
  expect(pulledBy(-5)).toEqual({ state: 'idle' })
  expect(pulledBy(79)).toEqual({ state: 'pulling', by: 79 })
  expect(pulledBy(80)).toEqual({ state: 'ready', by: 80 })
  expect(pulledBy(400)).toEqual({ state: 'ready', by: 120 })
})

test('releasing refreshes only if the pull was ready', () => {
  expect(release(pulledBy(79))).toEqual({ state: 'idle' })
  expect(release(pulledBy(80))).toEqual({ state: 'refreshing' })
})
