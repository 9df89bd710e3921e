// Tests that the audience is quoted from the brand's own sentences, or left out.
import type { NewFact } from '#contract/facts.ts'
import { expect, test } from 'vitest'
import { NEW_FACT_DEFAULTS } from '../language/new-fact-defaults.ts'
import { audienceOf } from './audience.ts'

const fact = (quote: string, rest: Partial<NewFact> = {}): NewFact => ({
  kind: 'website',
  quote,
  place: { of: 'https://mill.test/', label: 'Our story', url: 'https://mill.test/' },
  type: 'statement',
  slots: {},
  heading: '',
  ...NEW_FACT_DEFAULTS,
  flags: [],
  ...rest,
})
const audienceText = (...facts: NewFact[]) =>
  audienceOf('Mill Lane', facts, 'https://mill.test/')?.text ?? null

test.each([
  'We help older people stay in their own homes.',
  'We work with small firms across Shropshire.',
  'Our customers are mostly families from Ludlow.',
  'Mill Lane teaches adult beginners.',
  'We bake for families in the town.',
])('“%s” names the audience and is quoted in exactly these words', (said) => {
  expect(audienceText(fact(said))).toBe(said)
})

test.each([
  'We shape every loaf by hand.',
  'Experience the freedom of a desk designed for professionals on the go.',
  'Whether you are new or come every week, you are welcome.',
  'We are looking for people who want jobs in our bakery.',
  'We have worked for many years.',
  'We don’t train teachers ourselves.',
  'We provide fillings and more for children of all ages.',
])('no audience is taken from “%s”', (said) => {
  expect(audienceText(fact(said))).toBeNull()
})

test('no audience is taken from customers’ words or past facts', () => {
  const said = 'We help older people stay in their own homes.'
  expect(audienceText(fact(said, { voice: 'customer' }))).toBeNull()
  expect(audienceText(fact(said, { freshness: 'dated' }))).toBeNull()
})

test('on a page about one product, no audience is taken for the whole brand', () => {
  const place = { of: 'https://mill.test/braces', label: 'Braces', url: 'https://mill.test/braces' }
  expect(audienceText(fact('Our patients are mostly adults.', { place }))).toBeNull()
})

test('two equally clear sentences about the audience are joined, with the pages they come from', () => {
  const facts = [
    fact('A good place for children.'),
    fact('We help older people stay in their own homes.'),
    fact('We support carers in the villages round Ludlow.', {
      place: { of: 'https://mill.test/about', label: 'About us', url: 'https://mill.test/about' },
    }),
  ]
  expect(audienceOf('Mill Lane', facts, 'https://mill.test/')).toEqual({
    text: 'We help older people stay in their own homes. We support carers in the villages round Ludlow.',
    pages: ['Our story', 'About us'],
  })
})
