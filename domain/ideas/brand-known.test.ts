import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { library } from '#domain/library/library.ts'
import { knownOf } from './brand-known.ts'
import { aFact } from './fixtures/a-fact.ts'
import { bakery } from './fixtures/a-bakery.ts'

const known = (facts: readonly Fact[]) => knownOf(library, { ...bakery, facts }, [], '2026-11-21')
const price = (label: string, amount: string) =>
  aFact('labelled-price', `${label} ${amount}`, { label, amount })

test('what was worked out is a sentence with the facts that it comes from', () => {
  const [single, pass] = [price('Single visit', '£11'), price('Monthly pass', '£58')]
  expect(known([single, pass]).worked).toEqual([
    { sentence: '6 × £11 is £66, more than £58.', facts: [pass.id, single.id] },
  ])
  expect(known([aFact('founded', 'We opened in 1997.', { year: 1997 })]).worked).toMatchObject([
    { sentence: 'That makes 30 years in 2027.' },
  ])
})

test('each type is asked for at most once, and a type that would open nothing is not asked for', () => {
  const { asks } = known([price('Long sourdough', '£4.80')])
  expect(new Set(asks.map(({ type }) => type)).size).toBe(asks.length)
  expect(asks.map(({ type }) => type)).not.toContain('statement')
  expect(asks[0]?.sentence).toMatch(/^Add (?:an?|two|the|how|your|something) .+ ideas open up\.$/)
})

test('telling what is asked for opens ideas, so that less is left to ask for', () => {
  const people = ({ asks }: ReturnType<typeof known>) =>
    asks.find(({ type }) => type === 'person')?.sentence ?? ''
  const before = known([price('Long sourdough', '£4.80')])
  const hannah = aFact('person', 'Hannah Tolley, head baker, learned to bake in a monastery kitchen.', {
    person: 'Hannah Tolley',
    role: 'head baker',
  })
  const after = known([price('Long sourdough', '£4.80'), hannah])
  expect(people(before)).not.toBe('')
  expect(people(after)).not.toBe(people(before))
})

test('only what ideas may be made of is counted', () => {
  const { counts, facts } = known([
    price('Long sourdough', '£4.80'),
    { ...price('Rye', '£5.20'), status: 'hidden' },
    { ...price('Bun', '£1.60'), visibility: 'internal' },
    { ...price('Cob', '£2.40'), freshness: 'dated' },
  ])
  expect(counts).toEqual({ 'labelled-price': 1 })
  expect(facts.map(({ unused }) => unused)).toEqual([null, null, null, 'dated'])
})
