import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { FormContentType, Objective } from '#contract/content.ts'
import type { PastIdea } from './engine.ts'
import { findCandidates, listEntries } from './candidates.ts'
import { aFact } from './fixtures/a-fact.ts'
import { anEntry } from './fixtures/an-entry.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'
import { remember } from './memory.ts'
import { scoreAll } from './score.ts'

const wanted = { formats: FormContentType.options, objectives: Objective.options }
const archetype = { id: 'bread', name: 'Bread', industries: [], words: [], questions: [] }
const entries = listEntries(
  { archetypes: [archetype], moves: [anEntry({ needs: { types: ['process', 'statement'], concepts: [] } })] },
  archetype,
)

function ranked(facts: Fact[], past: PastIdea[] = [], brief: string | null = null) {
  const known = knownFacts({ ...bakery, facts }, '2026-11-21')
  const candidates = findCandidates(entries, known.printable, wanted)
  const scene = {
    facts: known,
    memory: remember(past, '2026-11-21'),
    brief,
    objectives: wanted.objectives,
    today: '2026-11-21',
  }
  return scoreAll(candidates, scene)
}
const quotes = (...request: Parameters<typeof ranked>) =>
  ranked(...request).map(({ candidate }) => candidate.first.fact.quote)

const dough = aFact('process', 'Our dough rests for long in the cellar.')
const oven = aFact('process', 'Our oven is lit early in the morning.')

test('what a person has confirmed stands before what was only read', () => {
  expect(quotes([dough, { ...oven, status: 'confirmed' }])[0]).toBe(oven.quote)
  expect(quotes([{ ...dough, status: 'edited' }, oven])[0]).toBe(dough.quote)
})

test('what only this brand can say stands before what any could', () => {
  const plain = aFact('process', 'We take our time over every loaf.')
  const named = aFact('process', 'We take 30 hours over every loaf of Maris Widgeon from Ludlow.')
  expect(quotes([plain, named])[0]).toBe(named.quote)
})

test('an internal document raises what it speaks of, and stands nowhere itself', () => {
  const plan = aFact(
    'statement',
    'The cellar and its dough make 61% of the margin.',
    {},
    { visibility: 'internal', kind: 'document' },
  )
  expect(quotes([oven, dough, plan])).toEqual([dough.quote, oven.quote])
  expect(quotes([oven, dough])).not.toContain(plan.quote)
})

test('a fact that was used lately waits', () => {
  const [first] = ranked([dough, oven])
  const key = {
    subject: first?.candidate.subject ?? '',
    entry: 'moves/other',
    stage: 'use',
    format: 'blog',
    objective: 'inform',
  } as const
  const used: PastIdea = {
    key,
    title: 'x',
    shape: 'x',
    callToAction: 'x',
    generatedAt: new Date('2026-11-14'),
    status: 'generated' as const,
    dismissedFor: null,
  }
  expect(quotes([dough, oven], [used, used])[0]).not.toBe(first?.candidate.first.fact.quote)
})

test('a brief outweighs the rest', () => {
  const strong = { ...oven, status: 'confirmed' } satisfies Fact
  expect(quotes([strong, dough])[0]).toBe(oven.quote)
  expect(quotes([strong, dough], [], 'Tell people about dough in the cellar')[0]).toBe(dough.quote)
})

test('every part of a score lies between 0 and 1', () => {
  for (const { scores, total } of ranked([dough, oven], [], 'dough')) {
    for (const score of [...Object.values(scores), total]) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }
  }
})
