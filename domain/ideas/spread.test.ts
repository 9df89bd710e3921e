import fc from 'fast-check'
import { expect, test } from 'vitest'
import { library } from '#domain/library/library.ts'
import { archetypeOf } from './archetype.ts'
import { findCandidates, listEntries } from './candidates.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'
import { remember } from './memory.ts'
import { scoreAll } from './score.ts'
import { seeded } from './seeded.ts'
import { spread, type Choice } from './spread.ts'

const entries = listEntries(library, archetypeOf(library, bakery.industry, bakery.companyInfo))
const facts = knownFacts(bakery, '2026-11-21')
const wanted = { formats: bakery.contentTypes, objectives: bakery.contentObjectives }
const memory = remember([], '2026-11-21')
const scored = scoreAll(findCandidates(entries, facts.printable, wanted), {
  facts,
  memory,
  brief: null,
  objectives: wanted.objectives,
  today: '2026-11-21',
})
const chosen = (count: number, seed: string): Choice[] =>
  spread(scored, { ...wanted, count, memory, random: seeded(seed), tell: (choice) => choice })

test('a delivery never holds an entry twice, and each content type and objective has its turn', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const choices = chosen(5, seed)
      expect(new Set(choices.map(({ candidate }) => candidate.listed.id)).size).toBe(5)
      expect(new Set(choices.map(({ format }) => format)).size).toBe(wanted.formats.length)
      expect(new Set(choices.map(({ objective }) => objective)).size).toBe(wanted.objectives.length)
      expect(choices.filter(({ isWildcard }) => isWildcard)).toHaveLength(1)
      for (const { candidate, format, objective } of choices) {
        expect(candidate.formats).toContain(format)
        expect(candidate.objectives).toContain(objective)
      }
    }),
    { numRuns: 40 },
  )
})

test('five ideas rest on five facts and at least three parts of the story', () => {
  const choices = chosen(5, 'week 1')
  expect(new Set(choices.map(({ candidate }) => candidate.first.fact.quote)).size).toBe(5)
  expect(new Set(choices.map(({ candidate }) => candidate.listed.entry.pillar)).size).toBeGreaterThanOrEqual(
    3,
  )
})

test('what cannot be told well is passed over for the next', () => {
  const first = chosen(1, 'seed')[0]?.candidate
  const told = spread(scored, {
    ...wanted,
    count: 5,
    memory,
    random: seeded('seed'),
    tell: (choice: Choice) => (choice.candidate.listed.id === first?.listed.id ? null : choice),
  })
  expect(told).toHaveLength(5)
})

test('the same seed chooses the same', () => {
  const names = (seed: string) =>
    chosen(5, seed).map(({ candidate, format }) => `${candidate.listed.id} ${format}`)
  expect(names('one')).toEqual(names('one'))
})
