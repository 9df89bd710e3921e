import { expect, test } from 'vitest'
import { aBlock, TODAY, typesOf } from '#tests/support/text.ts'
import { concreteness } from '../language/concreteness.ts'
import { findFacts } from './find-facts.ts'

test('a plain sentence about the brand becomes a statement, but a request to the reader doesn’t', () => {
  expect(typesOf('Our pots are used in three of the town’s restaurants and one very small pub.')).toEqual([
    'statement',
  ])
  for (const text of [
    'Contact us for a look around our lovely old mill.',
    'Click here to read our story in full.',
    'We would be glad to hear from you on all our pots.',
    'Our cookies help this website work for all of us.',
    'our pots are here',
  ]) {
    expect(typesOf(text), text).toEqual([])
  }
})

test.each([
  'A glaze runs when the kiln climbs too fast, because the gas under it has no time to leave.',
  'Clay dug in March is sour until it has stood through one frost.',
  'A foot trimmed too thin rings; a foot left thick goes thud.',
  'If the cone bends before midnight the wood was wet.',
  'Book a child before ten in the morning: by noon a five-year-old has thrown all there is to throw.',
])('a sentence that is specific enough becomes a statement: %s', (text) => {
  expect(typesOf(text)).toEqual(['statement'])
})

test.each([
  'Stoneware is fired at a higher temperature than earthenware is.',
  'We believe in the power of creativity and collaboration.',
  'We are passionate about quality and dedicated to excellent service.',
  'Our friendly team offers a wide range of bespoke experiences.',
  'He had married a potter from Leeds and loved the sea.',
])('a sentence that is too general does not become a statement: %s', (text) => {
  expect(typesOf(text)).toEqual([])
})

test('figures, causes and named things raise a sentence’s score, and self-praise doesn’t', () => {
  const plain = 'We fire the kiln.'
  const concrete = 'We fire the kiln for eleven hours, because Bewdley clay is wet until March.'
  const praised = 'We provide an excellent and unique kiln experience.'
  expect(concreteness(concrete)).toBeGreaterThan(concreteness(plain))
  expect(concreteness(praised)).toBeLessThan(concreteness(plain))
})

test('the most concrete statements of a page are saved, in the page’s order', () => {
  const dull = Array.from({ length: 20 }, (_, at) =>
    aBlock(`We keep the pots of ${'abcdefghijklmnopqrst'[at]} here.`),
  )
  const last = aBlock('We fire at midnight, because the wind drops until four and the flame stands straight.')
  const quotes = findFacts([...dull, last], TODAY).map(({ quote }) => quote)
  expect(quotes).toContain(last.text)
  expect(quotes.length).toBeLessThan(20)
})
