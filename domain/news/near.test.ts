import { expect, test } from 'vitest'
import { aFact } from '#domain/ideas/fixtures/a-fact.ts'
import { bakery } from '#domain/ideas/fixtures/a-bakery.ts'
import { knownFacts } from '#domain/ideas/known-facts.ts'
import { centrality } from './near.ts'

test('a thing that the brand comes back to is nearer its heart than one it only lists', () => {
  const napkin = aFact('labelled-price', 'Extra napkin £1', { label: 'Extra napkin', amount: '£1' })
  const { standing } = knownFacts({ ...bakery, facts: [...bakery.facts, napkin] }, '2026-11-22')
  const central = centrality(standing)
  const of = (label: string) =>
    Math.max(...standing.filter(({ fact }) => fact.slots.label === label).map(central))
  expect(of('Long sourdough')).toBeGreaterThan(of('Extra napkin'))
  expect(of('Extra napkin')).toBe(0)
})
