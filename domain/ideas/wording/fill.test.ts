import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fill, type Filling } from './fill.ts'

const day: Filling = {
  values: {
    brand: 'Tolley & Wren',
    label: 'bread day',
    amount: '£95',
    person: 'Ruth James',
    years: '1',
    count: '84',
    noun: 'volunteers',
  },
  units: { amount: 'per person' },
  hedges: {},
  articles: { label: true },
}
const sash: Filling = {
  values: { label: 'sash overhaul', amount: '£420', count: '2,300', noun: 'sashes' },
  units: { amount: 'per window' },
  hedges: { amount: 'from', count: 'over' },
  articles: {},
}

test.each([
  ['Is {label} at {amount} worth the Saturday?', 'Is a bread day at £95 per person worth the Saturday?'],
  ['{label} at {amount}, and what it buys', 'A bread day at £95 per person, and what it buys'],
  ['What your {label} leaves you with', 'What your bread day leaves you with'],
  ['The {amount} question: {amount}', 'The £95 question: £95 per person'],
  ['Ask for {amount} a head', 'Ask for £95 a head'],
  ["Where {person}'s day begins", "Where Ruth James' day begins"],
  ["{brand}'s oven", "Tolley & Wren's oven"],
  ['After {years} years of it', 'After 1 year of it'],
  ['One of {count} {noun}', 'One of 84 volunteers'],
  ['Say “{label}” slowly', 'Say “bread day” slowly'],
  ['Not yet. {label} comes first', 'Not yet. A bread day comes first'],
])('%s is filled: %s', (sentence, filled) => expect(fill(sentence, day)).toBe(filled))

test.each([
  ['{label} at {amount}, and what it buys', 'Sash overhaul from £420 per window, and what it buys'],
  ['{label} costs {amount}. Here is why', 'Sash overhaul costs from £420 per window. Here is why'],
  ['{amount} for {label}', 'From £420 per window for sash overhaul'],
  ['Behind {count} {noun}', 'Behind over 2,300 sashes'],
])('what the source says of a figure goes with it: %s', (sentence, filled) => {
  expect(fill(sentence, sash, true)).toBe(filled)
})

test.each(['Where each part of {amount} goes', 'The {amount} bill', 'How big is {count}?'])(
  'a title that would make an exact figure of a rough one is not filled: %s',
  (sentence) => expect(fill(sentence, sash, true)).toBeNull(),
)

test('a sentence with a value that is missing is not filled', () => {
  expect(fill('{person} at {place}', day)).toBeNull()
  expect(fill('{nothing} of the kind', day)).toBeNull()
})

test('whatever the values are, no slot is left and no article is doubled', () => {
  const phrase = fc
    .stringMatching(/^(?:[Tt]he |an? |our )?[A-Za-z][a-z]{1,8}(?: [A-Za-z][a-z]{1,8})?$/)
    // A value that doubles an article by itself is nobody's.
    .filter(
      (text) =>
        (text.match(/\b(?:the|an?|our|your)\b/gi) ?? []).length <=
        (/^(?:the|an?|our) \S/i.test(text) ? 1 : 0),
    )
  const sentences = fc.constantFrom(
    'Is {label} at {amount} worth it?',
    'The {label} that {brand} began with',
    "Your {label}, {brand}'s {label} and {amount}",
    '{label}: what {amount} buys',
  )
  fc.assert(
    fc.property(phrase, phrase, sentences, fc.boolean(), (label, brand, sentence, takesArticle) => {
      const filling: Filling = {
        values: { label, brand, amount: '£5' },
        units: { amount: 'a month' },
        hedges: {},
        articles: { label: takesArticle && !/^(?:the|an?|our) /i.test(label) },
      }
      const filled = fill(sentence, filling) ?? ''
      expect(filled).not.toMatch(/[{}]|\b(?:the|your) (?:the|an?|our) /i)
      expect(filled).toMatch(/^[^\p{Ll}]|^\p{Ll}+\p{Lu}/u)
      if (sentence.includes('{amount}')) expect(filled).toContain('£5')
    }),
  )
})

test('a brand whose name begins with an article has one article', () => {
  const values = { brand: 'The Corner Clinic' }
  const filling = { ...day, values }
  expect(fill('Two lines of the {brand} price list', filling)).toBe(
    'Two lines of the Corner Clinic price list',
  )
  expect(fill('What {brand} says', filling)).toBe('What The Corner Clinic says')
})
