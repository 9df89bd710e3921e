import { expect, test } from 'vitest'
import { lintArchetype } from '../linter.ts'
import { moves } from '../moves.ts'
import { general } from './general.ts'

test('the general trade has no faults', () => {
  expect(lintArchetype(general)).toEqual([])
})

test('it asks enough to serve a trade that nobody has written for yet', () => {
  expect(general.questions.length).toBeGreaterThanOrEqual(24)
  expect(general.industries.length).toBeGreaterThanOrEqual(30)
})

test('its calls to action are not those of the moves, which stand beside it in every delivery', () => {
  const ofMoves = new Set(moves.flatMap((move) => move.callsToAction))
  const own = general.questions.flatMap((entry) => entry.callsToAction)
  expect(own.filter((call) => ofMoves.has(call))).toEqual([])
})
