import { expect, test } from 'vitest'
import { FactType } from '#contract/facts.ts'
import { FormContentType, Objective } from '#contract/content.ts'
import type { Entry } from './entry.ts'
import { lintEntries } from './linter.ts'
import { moves } from './moves.ts'

test('the moves are forty-five or more and have no faults', () => {
  expect(moves.length).toBeGreaterThanOrEqual(45)
  expect(lintEntries(moves, 'move')).toEqual([])
})

test('there is a move for every type of evidence but a price that is of nothing', () => {
  const met = new Set(moves.flatMap((move) => move.needs.types))
  expect(FactType.options.filter((type) => !met.has(type))).toEqual(['price'])
})

test('the moves are spread over stages, pillars, formats and objectives', () => {
  const fewest = <T>(kinds: readonly T[], has: (move: Entry, kind: T) => boolean) =>
    Math.min(...kinds.map((kind) => moves.filter((move) => has(move, kind)).length))
  const stages = ['discover', 'consider', 'decide', 'use', 'return'] as const
  const pillars = ['offer', 'proof', 'people', 'expertise', 'community', 'season'] as const
  expect(fewest(stages, (move, stage) => move.stage === stage)).toBeGreaterThanOrEqual(5)
  expect(fewest(pillars, (move, pillar) => move.pillar === pillar)).toBeGreaterThanOrEqual(5)
  expect(
    fewest(FormContentType.options, (move, format) => move.formats[0] === format),
  ).toBeGreaterThanOrEqual(3)
  expect(
    fewest(Objective.options, (move, objective) => move.objectives.includes(objective)),
  ).toBeGreaterThanOrEqual(moves.length / 4)
})
