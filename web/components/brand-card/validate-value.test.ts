import { ValueSort } from '#contract/brand.ts'
import { valuesNotInQuote } from '#contract/fact-words.ts'
import { expect, test } from 'vitest'
import { validateValue } from './validate-value.ts'
import { groups } from './groups.ts'
import { sorts } from './sorts.ts'

test.each([
  ['offer', { label: 'Spin' }, { type: 'offer', quote: 'Spin', slots: { label: 'Spin' } }],
  [
    'offer',
    { label: ' Bread  class ', amount: '£65', unit: 'person' },
    {
      type: 'labelled-price',
      quote: 'Bread class: £65 per person',
      slots: { label: 'Bread class', amount: '£65', unit: 'per person' },
    },
  ],
  ['person', { person: 'Tom' }, { type: 'person', quote: 'Tom', slots: { person: 'Tom' } }],
  ['served', { place: 'Ludlow' }, { type: 'place', quote: 'We serve Ludlow.', slots: { place: 'Ludlow' } }],
  ['since', { year: '1997' }, { type: 'founded', quote: 'We started in 1997.', slots: { year: 1997 } }],
  [
    'question',
    { ask: 'Can I freeze it', answer: 'yes, for three months' },
    { type: 'customer-question', quote: 'Can I freeze it? Yes, for three months.', slots: {} },
  ],
  [
    'free',
    { label: 'First class' },
    { type: 'free', quote: 'free first class', slots: { label: 'free first class' } },
  ],
  [
    'review',
    { quote: '“The best loaf in town.”', person: 'Sam P.' },
    { type: 'review', quote: 'The best loaf in town.', slots: { person: 'Sam P.' } },
  ],
  [
    'promise',
    { quote: 'we keep a loaf for you' },
    { type: 'promise', quote: 'We keep a loaf for you.', slots: {} },
  ],
] as const)('the form for %s gives a claim with its values', (sort, values, words) => {
  expect(validateValue(sort, values)).toEqual({ words })
})

test.each([
  ['offer', {}, { label: 'Fill this in' }],
  ['offer', { label: 'Spin', amount: '12' }, { amount: 'Enter the price with its currency, such as £4.80' }],
  ['since', { year: 'long ago' }, { year: 'Enter the year, such as 1978' }],
  ['question', { ask: 'Why?' }, { answer: 'Fill this in' }],
  ['promise', { quote: 'Fast' }, { quote: 'Use at least 6 characters' }],
  ['review', { quote: 'Very good bread.' }, { quote: 'Use 5 to 45 words' }],
  ['award', { quote: 'Best rye of the county '.repeat(5) }, { quote: 'Use 6 to 80 characters' }],
] as const)('the form for %s shows an error at the field if a value is missing', (sort, values, errors) => {
  expect(validateValue(sort, values)).toEqual({ errors })
})

test('a corrected sentence stays a fact of the same type', () => {
  expect(validateValue('promise', { quote: 'We prove dough for two days.' }, 'process')).toMatchObject({
    words: { type: 'process' },
  })
})

test('every kind of value belongs to one group, and the server accepts the claim that its examples make', () => {
  const grouped = groups.flatMap(({ sorts }) => [...sorts])
  expect(grouped.toSorted()).toEqual(ValueSort.options.toSorted())
  for (const sort of ValueSort.options) {
    const values = Object.fromEntries(sorts[sort].fields.map(({ name, placeholder }) => [name, placeholder]))
    const result = validateValue(sort, values)
    expect(result, sort).toHaveProperty('words')
    if ('words' in result) expect(valuesNotInQuote(result.words), sort).toEqual([])
  }
})

test('the form for a fact is filled with what the user entered', () => {
  for (const sort of ValueSort.options) {
    const values = Object.fromEntries(sorts[sort].fields.map(({ name, placeholder }) => [name, placeholder]))
    const told = validateValue(sort, values)
    if (!('words' in told)) throw new Error(sort)
    const again = validateValue(sort, sorts[sort].toValues(told.words), told.words.type)
    expect(again, sort).toEqual(told)
  }
})
