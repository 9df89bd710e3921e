import { expect, test } from 'vitest'
import { release, pulledBy } from './pull.ts'

test('a pull of more than 80 pixels will reload the page, and stops at 120', () => {
  expect(pulledBy(-5)).toEqual({ state: 'idle' })
  expect(pulledBy(79)).toEqual({ state: 'pulling', by: 79 })
  expect(pulledBy(80)).toEqual({ state: 'ready', by: 80 })
  expect(pulledBy(400)).toEqual({ state: 'ready', by: 120 })
})

test('the page is only reloaded if it was pulled far enough when released', () => {
  expect(release(pulledBy(79))).toEqual({ state: 'idle' })
  expect(release(pulledBy(80))).toEqual({ state: 'refreshing' })
})
