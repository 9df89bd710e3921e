import { expect, test } from 'vitest'
import { library } from '#domain/library/library.ts'
import { archetypeOf } from './archetype.ts'
import { findCandidates, listEntries } from './candidates.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'
import { relevanceTo } from './relevance.ts'

const entries = listEntries(library, archetypeOf(library, bakery.industry, bakery.companyInfo))
const candidates = findCandidates(entries, knownFacts(bakery, '2026-11-21').printable, {
  formats: bakery.contentTypes,
  objectives: bakery.contentObjectives,
})

test('the facts a brief speaks of come first', () => {
  const relevance = relevanceTo('Please write something new about dogs in the café', candidates)
  const [first] = candidates.toSorted((one, other) => (relevance?.(other) ?? 0) - (relevance?.(one) ?? 0))
  expect(first?.first.fact.quote).toContain('Dogs are welcome')
})

test('a brief about nothing known finds nothing near, and without a brief there is no relevance', () => {
  const relevance = relevanceTo('Submarine welding certificates', candidates)
  expect(new Set(candidates.map((candidate) => relevance?.(candidate)))).toEqual(new Set([0]))
  expect(relevanceTo(null, candidates)).toBeNull()
})
