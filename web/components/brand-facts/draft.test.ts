import type { Fact } from '#contract/facts.ts'
import { expect, test } from 'vitest'
import { checked, claimOf, type Draft, draftOf, newDraft, withValue } from './draft.ts'
import { groups, kinds } from './groups.ts'

const price = (values: Draft['values'], claim: string | null = null): Draft => ({
  type: 'labelled-price',
  claim,
  values,
})

test('until somebody writes the sentence, it follows the fields', () => {
  const draft = withValue(withValue(newDraft('labelled-price'), 'label', 'Bread day'), 'amount', '£95')
  expect(claimOf(draft)).toBe('Bread day: £95')
  expect(claimOf(withValue(draft, 'unit', 'per person'))).toBe('Bread day: £95 per person')
  const written = withValue({ ...draft, claim: 'A bread day is £95.' }, 'unit', 'each')
  expect(claimOf(written)).toBe('A bread day is £95.')
  expect(claimOf(withValue({ ...written, claim: '' }, 'unit', 'each'))).toBe('Bread day: £95 each')
})

test('what is right is sent as the server takes it: trimmed, without empty values, years as numbers', () => {
  expect(checked(price({ label: ' Bread day ', amount: '£95', unit: ' ' }, 'Bread day £95'))).toEqual({
    words: { type: 'labelled-price', quote: 'Bread day £95', slots: { label: 'Bread day', amount: '£95' } },
  })
  expect(checked({ type: 'founded', claim: null, values: { year: '1997' } })).toEqual({
    words: { type: 'founded', quote: 'We started in 1997.', slots: { year: 1997 } },
  })
})

test.each([
  [price({ label: 'Bread day' }), { amount: 'Write the sum with its currency, such as £4.80' }],
  [
    price({ label: 'Bread day', amount: '95' }, 'Bread day 95'),
    { amount: 'Write the sum with its currency, such as £4.80' },
  ],
  [
    { type: 'founded', claim: null, values: { year: 'long ago' } } as const,
    { year: 'Write the year, such as 1978' },
  ],
  [{ type: 'promise', claim: null, values: {} } as const, { quote: 'Say it in at least 6 characters' }],
  [
    price({ label: 'Bread day', amount: '£95' }, 'A bread day costs £99.'),
    { amount: 'The sentence does not say “£95”. Change one of the two.' },
  ],
])('what is missing is said at its field', (draft, errors) => expect(checked(draft)).toEqual({ errors }))

test('values that another kind of claim had are not sent along', () => {
  const draft = {
    ...price({ label: 'Bread day', amount: '£95' }, 'We promise bread.'),
    type: 'promise' as const,
  }
  expect(checked(draft)).toEqual({ words: { type: 'promise', quote: 'We promise bread.', slots: {} } })
})

test('a value that the source has in its heading need not stand in the sentence', () => {
  const row: Fact = {
    id: 'f',
    kind: 'website',
    quote: '£160 a month',
    place: { of: 'https://brand.test/', label: 'Prices' },
    type: 'labelled-price',
    slots: { label: 'Hot desk', amount: '£160' },
    heading: 'Hot desk',
    freshness: 'undated',
    status: 'extracted',
    visibility: 'public',
    voice: 'brand',
    flags: [],
    documentId: null,
  }
  const draft = draftOf(row)
  expect(checked({ ...draft, claim: '£160 for a month' }, row)).toHaveProperty('words')
  expect(checked(draft)).toHaveProperty('errors.label')
})

test('every kind of claim stands in one group, and its example is long enough to be told', () => {
  const types = groups.flatMap(({ types }) => types)
  expect(types.toSorted()).toEqual(Object.keys(kinds).toSorted())
  expect(new Set(types).size).toBe(types.length)
  for (const type of types) expect(kinds[type].example.length).toBeGreaterThanOrEqual(6)
})
