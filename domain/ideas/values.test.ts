import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { findCandidates, listEntries } from './candidates.ts'
import { aFact } from './fixtures/a-fact.ts'
import { anEntry } from './fixtures/an-entry.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'
import { spokenName, valuesOf } from './values.ts'
import { learnCasing } from './wording/casing.ts'

function values(fact: Fact, today = '2026-11-21') {
  const archetype = { id: 'bread', name: 'Bread', industries: [], words: [], questions: [] }
  const moves = [anEntry({ needs: { types: [fact.type], concepts: [] } })]
  const entries = listEntries({ archetypes: [archetype], moves }, archetype)
  const known = knownFacts({ ...bakery, facts: [fact] }, '2026-11-21').printable
  const [candidate] = findCandidates(entries, known, { formats: ['blog'], objectives: ['inform'] })
  if (candidate === undefined) throw new Error('The fact opens nothing')
  return valuesOf(candidate, bakery.name, learnCasing([fact.quote], new Set(['sash'])), today)
}

test.each([
  ['Hale & Sons Ltd', 'Hale & Sons'],
  ['Hale & Sons, Limited', 'Hale & Sons'],
  ['Limited Edition Prints', 'Limited Edition Prints'],
  ['Lamplight CIO', 'Lamplight'],
  ['The Lamplight (North Yorkshire) Trust', 'The Lamplight Trust'],
])('%s is spoken of as %s', (name, spoken) => expect(spokenName(name)).toBe(spoken))

test('a year comes to an age, unless it is this one or still ahead', () => {
  const founded = aFact('founded', 'We opened in 2011.', { year: 2011 })
  expect(values(founded).values.years).toBe('15')
  expect(values(founded, '2011-06-01').values.years).toBeUndefined()
})

test('what a source says of a figure is kept beside it', () => {
  const overhaul = aFact('labelled-price', 'Sash overhaul from £420.00 per window', {
    label: 'Sash overhaul:',
    amount: '£420.00',
    unit: 'per window',
  })
  const filling = values(overhaul)
  expect(filling.values.label).toBe('sash overhaul')
  expect(filling.values.amount).toBe('£420')
  expect(filling.hedges.amount).toBe('from')
  expect(filling.units.amount).toBe('per window')
})

test('one of something is no count', () => {
  expect(
    values(aFact('quantity', 'We have 1 oven.', { count: '1', noun: 'ovens' })).values.count,
  ).toBeUndefined()
})

test('tax that comes on top is said with the unit, and "200+" is at least 200', () => {
  const desk = aFact('labelled-price', '€160 (ex. VAT) /month', {
    label: 'Hot desk',
    amount: '€160',
    unit: '/month',
  })
  expect(values(desk).units.amount).toBe('a month plus VAT')
  const many = values(aFact('quantity', 'Join 200+ Members today', { count: '200+', noun: 'Members' }))
  expect([many.values.count, many.values.noun, many.hedges.count]).toEqual(['200', 'members', 'at least'])
})

test('"from" in an amount is said once, as what makes it less than exact', () => {
  const fact = aFact('labelled-price', 'Deep clean from £145', { label: 'Deep clean', amount: 'from £145' })
  const filling = values(fact)
  expect(filling.values.amount).toBe('£145')
  expect(filling.hedges.amount).toBe('from')
})

test('what a list adds to a label behind a comma stands in brackets in a sentence', () => {
  const price = aFact('labelled-price', 'Root canal, front tooth £395', {
    label: 'Root canal, front tooth',
    amount: '£395',
  })
  expect(values(price).values.label).toBe('Root canal (front tooth)')
})

test.each([
  ['Open Monday to Friday, 9am to 5pm', 'Monday to Friday, 9am to 5pm'],
  ["We're open daily from ten", 'daily from ten'],
  ['Open by arrangement', 'open by arrangement'],
])('hours that begin with a verb stand in a sentence without it: %s', (hours, said) =>
  expect(values(aFact('hours', `${hours}.`, { hours })).values.hours).toBe(said),
)
