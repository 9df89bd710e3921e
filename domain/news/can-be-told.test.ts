import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { aFact } from '#domain/ideas/fixtures/a-fact.ts'
import { bakery } from '#domain/ideas/fixtures/a-bakery.ts'
import { knownFacts } from '#domain/ideas/known-facts.ts'
import { canBeTold, withNamesOnly, withOneBeginning, withoutDestinations } from './can-be-told.ts'

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

test('what began is the brand, not a class or a list of it', () => {
  const facts = known(aFact('founded', 'The class began in 2022 with three people.', { year: 2022 }))
  expect(withOneBeginning(facts)).toEqual([])
  const own = known(aFact('founded', 'The practice opened on 3 March 1987.', { year: 1987 }))
  expect(withOneBeginning(own).length).toBeGreaterThan(0)
})

test('a word that the brand writes small is nobody’s name', () => {
  const facts = known(
    aFact('person', 'Blight comes in most years before July.', { person: 'Blight' }),
    aFact('process', 'We cut the tops off when blight is about.'),
    aFact('person', 'Oisín teaches the spring course.', { person: 'Oisín' }),
  )
  expect(withNamesOnly(facts).flatMap(({ fact }) => fact.slots.person ?? [])).toEqual(['Oisín'])
})

test('a year that nobody remembers is no matter for the news', () => {
  const mill = aFact('statement', 'The columns were cast in 1868 to carry wet wool.')
  const joined = aFact('statement', 'Our first delivery van came in 2003 from a dairy.')
  const years = (fact: Fact) =>
    knownFacts({ ...bakery, facts: [fact] }, '2026-11-22').printable.filter(
      (one) => one.type === 'past-year' && canBeTold(one, 1, false),
    )
  expect([years(mill).length, years(joined).length]).toEqual([0, 1])
})

test('a label that names no thing is not told', () => {
  for (const label of ['lot', 'The sums', 'Places', 'Registration', 'Six visits singly'])
    expect(tells(aFact('labelled-price', `${label} £45`, { label, amount: '£45' }), 1)).toBe(false)
  expect(tells(aFact('labelled-price', 'Six visits £45', { label: 'Six visits', amount: '£45' }), 1)).toBe(
    true,
  )
})

test('a town on a list of fares is no offer, though a course of a capital name is', () => {
  const priced = (label: string, heading: string) =>
    aFact('labelled-price', `${label} £9`, { label, amount: '£9' }, { heading })
  const facts = known(
    priced('Dumfries', 'Fares'),
    priced('Ayr', 'Fares'),
    priced('First Loaf', 'Classes'),
    aFact('process', 'We wait with people who travel to Dumfries for the day.'),
  )
  expect(withoutDestinations(facts).flatMap(({ fact }) => fact.slots.label ?? [])).toEqual(['First Loaf'])
})

test('a distance is no measure of the work', () => {
  const measures = (quote: string) =>
    knownFacts({ ...bakery, facts: [aFact('process', quote)] }, '2026-11-22').printable.filter(
      (one) => one.type === 'measure' && canBeTold(one, 1, false),
    ).length
  expect(measures('We fetch the ash from a sawmill 3 miles up the valley.')).toBe(0)
  expect(measures('We bring the water up to 66 degrees before the flour goes in.')).toBe(1)
})
