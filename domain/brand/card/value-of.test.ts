import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { tradeIn } from '#domain/playbook/trades.ts'
import { playbook } from '#tests/support/library.ts'
import { factFromPerson } from '../decide-fact.ts'
import { aBrand, aFact } from '../fixtures/a-brand.ts'
import { valueOf, whyUnused } from './value-of.ts'

const cafe = tradeIn(playbook, 'Café and bakery')
const trades = cafe === null ? [] : [cafe]
const shown = (fact: Partial<Fact>) => {
  const value = valueOf(aBrand(), aFact(fact), trades)
  return value && [value.sort, value.text, value.more]
}
const tell = (words: Parameters<typeof factFromPerson>[0]) => shown(factFromPerson(words))

test('The brand page shows the value that was read from a fact, with its details', () => {
  const price = {
    type: 'labelled-price',
    slots: { label: 'Bread class', amount: '£65', unit: 'per person' },
  } as const
  expect(shown({ ...price, quote: 'A bread class costs £65 per person.' })).toEqual([
    'offer',
    'Bread class',
    '£65 a person',
  ])
  const person = { type: 'person', slots: { person: 'Ruth Hale', role: 'head baker' } } as const
  expect(shown({ ...person, quote: 'Ruth Hale is our head baker.' })).toEqual([
    'person',
    'Ruth Hale',
    'head baker',
  ])
  const review = { voice: 'customer', quote: '“The only bread my children finish.”' } as const
  expect(shown(review)).toEqual(['review', 'The only bread my children finish.', null])
  expect(shown({ type: 'need', quote: 'We bake for people who rise early.' })).toEqual([
    'audience',
    'We bake for people who rise early.',
    null,
  ])
})

test('What customers must bring or do is a sentence, not who the brand is for', () => {
  for (const quote of [
    'Bring your two oldest loaf tins, please.',
    'If you need a bigger cake we will say so the same day.',
  ])
    expect(shown({ type: 'need', quote })).toEqual(['promise', quote, null])
  const added = { type: 'need', quote: 'Bring your oldest friends.', slots: {} } as const
  expect(tell(added)).toEqual(['audience', added.quote, null])
})

test('A kind of offering is spelled as in the brand’s country', () => {
  const school = tradeIn(playbook, 'Driving school')
  const offer = aFact({ type: 'offer', quote: 'Eco driving', slots: { label: 'Eco driving' } })
  const kindFor = (country: string) =>
    valueOf({ ...aBrand(), country }, offer, school === null ? [] : [school])?.kind
  expect([kindFor('GB'), kindFor('US')]).toEqual(['programme', 'program'])
})

test("The trade's lexicon decides whether an offering is a product or a service", () => {
  const croissants = aFact({ type: 'offer', quote: 'Croissants', slots: { label: 'Croissants' } })
  expect(valueOf(aBrand(), croissants, trades)?.kind).toBe('product')
  expect(valueOf(aBrand(), croissants, [])?.kind).toBeNull()
})

test('An offering that a person adds may have any name, however short', () => {
  for (const label of [
    'Spin',
    'Over-60s class',
    '5k club',
    'Block of 10 x 60min classes',
    'Dr. Wren’s clinic',
  ])
    expect(tell({ type: 'offer', quote: label, slots: { label } })).toEqual(['offer', label, null])
  const row = { type: 'offer', quote: 'Block of 10 x 60min classes' } as const
  expect(shown({ ...row, slots: { label: row.quote } })).toBeNull()
  expect(shown({ ...row, slots: { label: row.quote }, status: 'confirmed' })).toEqual([
    'offer',
    row.quote,
    null,
  ])
})

test('The brand page shows a town, an area served and an address as three different values', () => {
  const place = (name: string, quote: string) => tell({ type: 'place', quote, slots: { place: name } })
  expect(place('Ludlow', 'We are in Ludlow.')).toEqual(['town', 'Ludlow', null])
  expect(place('Craven Arms', 'We serve Craven Arms.')).toEqual(['served', 'Craven Arms', null])
  expect(place('The Old Mill', 'Our address is The Old Mill.')).toEqual(['address', 'The Old Mill', null])
})

test('Every kind of fact that a person can add appears as a value on the brand page', () => {
  expect(
    tell({ type: 'review', quote: 'It was the best loaf we ever had.', slots: { person: 'Sam P.' } }),
  ).toEqual(['review', 'It was the best loaf we ever had.', 'Sam P.'])
  expect(tell({ type: 'free', quote: 'free first class', slots: { label: 'free first class' } })?.[0]).toBe(
    'free',
  )
  expect(
    tell({ type: 'guarantee', quote: 'two-year guarantee', slots: { label: 'two-year guarantee' } })?.[0],
  ).toBe('guarantee')
  expect(
    tell({ type: 'statement', quote: 'Our number is 01584 123 456.', slots: { phone: '01584 123 456' } }),
  ).toEqual(['phone', '01584 123 456', null])
  expect(tell({ type: 'hours', quote: '24/7', slots: { hours: '24/7' } })).toEqual(['hours', '24/7', null])
  expect(tell({ type: 'person', quote: 'Tom', slots: { person: 'Tom' } })).toEqual(['person', 'Tom', null])
  expect(
    tell({ type: 'promise', quote: 'A loaf is kept for anybody who rings by nine.', slots: {} })?.[0],
  ).toBe('promise')
  expect(
    tell({ type: 'customer-question', quote: 'Can I freeze it? Yes, for three months.', slots: {} }),
  ).toEqual(['question', 'Can I freeze it?', 'Yes, for three months.'])
})

test("Hiding a fact or making it internal doesn't remove its value from the brand page", () => {
  const fact = { type: 'offer', quote: 'Croissants', slots: { label: 'Croissants' } } as const
  expect(shown({ ...fact, status: 'hidden' })).toEqual(['offer', 'Croissants', null])
  expect(shown({ ...fact, visibility: 'internal' })).toEqual(['offer', 'Croissants', null])
})

test("If ideas can't use a fact, the brand page gives the reason", () => {
  expect(shown({ quote: 'We had hampers in 2019.', freshness: 'dated' })).toBeNull()
  expect(whyUnused(aFact({ freshness: 'dated', quote: 'We had hampers in 2019.' }))).toBe('dated')
  expect(whyUnused(aFact({ voice: 'third-party', quote: 'The mill says it is the best.' }))).toBe(
    'third-party',
  )
  expect(whyUnused(aFact({ flags: ['hypothetical'], quote: 'Say you order ten loaves.' }))).toBe(
    'hypothetical',
  )
  expect(whyUnused(aFact({ quote: 'All rights reserved by the bakery.' }))).toBe('small-print')
  expect(whyUnused(aFact({ quote: 'Bread made this morning' }))).toBe('no-place')
})

test.each(['01768 555 214', 'T 01768 555 214', 'Tel: 01768 555 214'])(
  'A phone number is recognised in the line “%s”',
  (quote) => {
    const read = { type: 'place', quote, slots: { phone: '01768 555 214' } } as const
    expect(shown(read)).toEqual(['phone', '01768 555 214', null])
  },
)

test('A branch’s address needs no postcode', () => {
  const place = 'Unit 2, Station Yard, Thorpe'
  expect(shown({ type: 'place', quote: place, slots: { place, branch: 'Thorpe' } })).toEqual([
    'address',
    place,
    null,
  ])
})
