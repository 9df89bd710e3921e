import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { aFact } from './fixtures/a-fact.ts'
import { knownFacts } from './known-facts.ts'

const printable = (...facts: Fact[]) =>
  knownFacts({ ...bakery, facts }, '2026-11-21').printable.flatMap(({ fact, type }) =>
    type === fact.type ? fact.quote : [],
  )

test('what is hidden, dated, supposed or internal is never printed', () => {
  const quote = 'We bake 340 loaves on a Saturday.'
  expect(printable(aFact('quantity', quote))).toEqual([quote])
  expect(printable(aFact('quantity', quote, {}, { status: 'hidden' }))).toEqual([])
  expect(printable(aFact('quantity', quote, {}, { freshness: 'dated' }))).toEqual([])
  expect(printable(aFact('quantity', quote, {}, { flags: ['dated'] }))).toEqual([])
  expect(printable(aFact('quantity', quote, {}, { flags: ['hypothetical'] }))).toEqual([])
  expect(printable(aFact('quantity', quote, {}, { visibility: 'internal' }))).toEqual([])
})

test('a customer may ask or doubt, and nobody else speaks for the brand', () => {
  const asked = 'Do I need to book a table?'
  expect(printable(aFact('customer-question', asked, {}, { voice: 'customer' }))).toEqual([asked])
  expect(printable(aFact('statement', 'The best bread in town.', {}, { voice: 'customer' }))).toEqual([])
  expect(printable(aFact('customer-question', asked, {}, { voice: 'third-party' }))).toEqual([])
})

test('what is internal steers by what it speaks of, and nothing of it is handed on', () => {
  const facts = knownFacts(
    {
      ...bakery,
      facts: [
        aFact(
          'statement',
          'Lunch makes 61% of our margin.',
          {},
          { visibility: 'internal', kind: 'document' },
        ),
      ],
    },
    '2026-11-21',
  )
  expect(facts.printable).toEqual([])
  expect(facts.steering.has('lunch')).toBe(true)
})

test('a hidden document does not even steer', () => {
  const hidden = aFact(
    'statement',
    'Lunch makes 61% of our margin.',
    {},
    { visibility: 'internal', status: 'hidden' },
  )
  expect(knownFacts({ ...bakery, facts: [hidden] }, '2026-11-21').steering.size).toBe(0)
})

test('a fact that was read twice is known once, as the one a person has confirmed', () => {
  const twice = [
    aFact('promise', 'We keep a loaf for you.'),
    aFact('promise', 'We keep a loaf for you', {}, { id: 'confirmed', status: 'confirmed' }),
  ]
  expect(knownFacts({ ...bakery, facts: twice }, '2026-11-21').printable.map(({ fact }) => fact.id)).toEqual([
    'confirmed',
  ])
})
