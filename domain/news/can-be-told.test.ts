import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { aFact } from '#domain/ideas/fixtures/a-fact.ts'
import { bakery } from '#domain/ideas/fixtures/a-bakery.ts'
import { knownFacts } from '#domain/ideas/known-facts.ts'
import { canBeTold, withOneBeginning } from './can-be-told.ts'

const known = (...facts: Fact[]) => knownFacts({ ...bakery, facts }, '2026-11-22').standing
const tells = (fact: Fact, near: number, isThin = false) =>
  known(fact).some((one) => canBeTold(one, near, isThin))

test('a figure is set only beside a story of its matter', () => {
  const loaves = aFact('quantity', 'We bake 340 loaves on a Saturday.', { count: '340', noun: 'loaves' })
  expect([tells(loaves, 0.5), tells(loaves, 0.1), tells(loaves, 0.1, true)]).toEqual([true, false, false])
})

test('a sentence must speak to the story, unless the brand has nothing nearer to say', () => {
  const rest = aFact('process', 'Every long sourdough proves for thirty hours before it meets the oven.')
  expect([tells(rest, 0.5), tells(rest, 0), tells(rest, 0, true)]).toEqual([true, false, true])
})

test('a person and a price stand beside any story', () => {
  expect(tells(aFact('person', 'Idris Wren looks after the café.', { person: 'Idris Wren' }), 0)).toBe(true)
  expect(tells(aFact('labelled-price', 'Rye £5.20', { label: 'Rye', amount: '£5.20' }), 0)).toBe(true)
})

test('the hours of one day, a payment to somebody and what a sum does are not told', () => {
  expect(tells(aFact('hours', 'Saturday 8am to noon', { hours: 'Saturday 8am to noon' }), 1)).toBe(false)
  expect(tells(aFact('hours', 'Monday to Friday, 9 to 5', { hours: 'Monday to Friday, 9 to 5' }), 1)).toBe(
    true,
  )
  expect(tells(aFact('price', 'A driver gets 45p a mile.', { amount: '45p' }), 1)).toBe(false)
  const van = { label: 'keeps the van on the road', amount: '£415' }
  expect(tells(aFact('labelled-price', '£415 keeps the van on the road', van), 1)).toBe(false)
})

test('who pays is not what is bought, and a line that names no honour is no award', () => {
  const children = { label: 'Under two', amount: '£74.50' }
  expect(tells(aFact('labelled-price', 'Under two £74.50', children), 1)).toBe(false)
  expect(tells(aFact('award', 'We are open for 51 weeks of the year.'), 1)).toBe(false)
  expect(tells(aFact('award', 'Our rye won gold at the Three Counties bread awards.'), 0)).toBe(true)
})

test('a brand began once: in the first of the years that it names', () => {
  const facts = known(
    aFact('founded', 'The list began in 2017 with twelve people on it.', { year: 2017 }),
    aFact('founded', 'We opened in 2016 in what had been a shoe shop.', { year: 2016 }),
  )
  expect(withOneBeginning(facts).map(({ fact }) => fact.slots.year)).toEqual([2016])
})
