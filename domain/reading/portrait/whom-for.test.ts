// Whom a brand is for is told by its own sentences, or not at all.
import type { NewFact } from '#contract/facts.ts'
import { expect, test } from 'vitest'
import { AS_READ } from '../language/as-read.ts'
import { whomFor } from './whom-for.ts'

const fact = (quote: string, rest: Partial<NewFact> = {}): NewFact => ({
  kind: 'website',
  quote,
  place: { of: 'https://mill.test/', label: 'Our story', url: 'https://mill.test/' },
  type: 'statement',
  slots: {},
  heading: '',
  ...AS_READ,
  flags: [],
  ...rest,
})
const told = (...facts: NewFact[]) => whomFor('Mill Lane', facts)?.text ?? null

test.each([
  ['We help older people stay in their own homes.', 'Mill Lane helps older people stay in their own homes.'],
  ['We work with small firms across Shropshire.', 'Mill Lane works with small firms across Shropshire.'],
  [
    'Our customers are mostly families from Ludlow.',
    'Mill Lane’s customers are mostly families from Ludlow.',
  ],
  ['Mill Lane teaches adult beginners.', 'Mill Lane teaches adult beginners.'],
])('“%s” says it', (said, text) => {
  expect(told(fact(said))).toBe(text)
})

test.each([
  'We shape every loaf by hand.',
  'Experience the freedom of a desk designed for professionals on the go.',
  'Whether you are new or come every week, you are welcome.',
  'We are looking for people who want jobs in our bakery.',
  'We have worked for many years.',
])('“%s” doesn’t', (said) => {
  expect(told(fact(said))).toBeNull()
})

test('a customer’s words and what was true once say nothing', () => {
  const said = 'We help older people stay in their own homes.'
  expect(told(fact(said, { voice: 'customer' }))).toBeNull()
  expect(told(fact(said, { freshness: 'dated' }))).toBeNull()
})

test('two sentences that say it as plainly stand together, with the pages they come from', () => {
  const facts = [
    fact('A good place for children.'),
    fact('We help older people stay in their own homes.'),
    fact('We support carers in the villages round Ludlow.', {
      place: { of: 'https://mill.test/carers', label: 'Carers', url: 'https://mill.test/carers' },
    }),
  ]
  expect(whomFor('Mill Lane', facts)).toEqual({
    text: 'Mill Lane helps older people stay in their own homes. It supports carers in the villages round Ludlow.',
    pages: ['Our story', 'Carers'],
  })
})
