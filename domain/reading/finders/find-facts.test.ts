import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBlock, factsOf, TODAY, typesOf } from '#tests/support/text.ts'
import { findFacts } from './find-facts.ts'

test('facts from a document stay internal until somebody publishes them', () => {
  const [fact] = factsOf('We have thrown pots in Bewdley since 1978.', { kind: 'document', page: 3 })
  expect(fact).toMatchObject({ kind: 'document', visibility: 'internal', place: { page: 3 } })
})

test('facts in the profile’s own texts count as the brand’s, even where they don’t name it', () => {
  expect(
    typesOf('Hand-thrown pots from Bewdley, fired with wood since 1978.', { kind: 'profile' }),
  ).toContain('founded')
})

test('no facts are taken from navigation menus', () => {
  expect(typesOf('We have thrown pots since 1978.', { region: 'nav' })).toEqual([])
})

test('a fact in a customer’s words is marked as said by a customer', () => {
  const review = factsOf('“I have never had a better teacher, and would recommend them to anybody.”')
  expect(review).toMatchObject([{ type: 'statement', voice: 'customer' }])
  expect(
    factsOf('Our bowl broke and they sent another within a day.', { heading: 'What our customers say' }),
  ).toMatchObject([{ voice: 'customer' }])
  expect(
    factsOf('We always answer within one day, and promise to be kind.', {
      heading: 'What our customers say',
      voice: 'customer',
    }).map(({ type }) => type),
  ).not.toContain('promise')
})

test('a quotation from the press is marked as said by a third party', () => {
  expect(
    factsOf('“The pottery by the mill fires everything it makes with wood.”', { heading: 'In the press' }),
  ).toMatchObject([{ voice: 'third-party' }])
})

test('if one person runs the business, “I” counts as the brand', () => {
  const sentences = [
    'I make each bowl by hand.',
    'I teach every Thursday in my studio.',
    'I dig my own clay in Bewdley and dry it for one whole year.',
  ]
  const facts = findFacts(
    sentences.map((text) => aBlock(text)),
    TODAY,
  )
  expect(facts.length).toBeGreaterThan(1)
})

test('a fact that several pages repeat is saved once', () => {
  const blocks = ['a', 'b', 'c'].map((page) =>
    aBlock('We have thrown pots in Bewdley since 1978.', { place: { of: page, label: page } }),
  )
  expect(findFacts(blocks, TODAY).filter(({ type }) => type === 'founded')).toHaveLength(1)
})

test('a name next to another table cell is read without that cell’s text', () => {
  const facts = findFacts([aBlock('Upton Jonas Reed (Treasurer)'), aBlock('Jonas Reed (Treasurer)')], TODAY)
  expect(facts.map(({ slots }) => slots.person)).toEqual(['Jonas Reed'])
})

test('facts that need care, such as sensitive ones, are flagged', () => {
  const flags = (text: string) => factsOf(text).flatMap((fact) => fact.flags)
  expect(flags('We treat patients with back pain gently and listen first.')).toContain('medical')
  expect(flags('Our pupils throw their first pot in the very first class.')).toContain('minors')
  expect(flags('Our solicitors explain the law in plain words to you.')).toContain('legal')
  expect(flags('For example, we would charge a family of four £40 in all.')).toContain('hypothetical')
  expect(flags('We fire our kiln with ash from the hills above the town.')).toEqual([])
})

const words = fc.constantFrom(
  'We',
  'our',
  'Ruth Hale,',
  'head potter',
  'since 1978',
  '£12.50',
  'per child',
  '24 volunteers',
  'in Bewdley.',
  'costs',
  'free',
  'Monday',
  '9am - 5pm',
  'named after',
  'the first',
  'Is it?',
  'always',
  '(',
  '“yes”',
  'from',
  '5000+',
  'Dr. Anjali Rao',
  'no hidden fees.',
  '95%',
  '\n',
  '🏺',
  'É',
)

test('every quote is found in its source, and every slot in its quote or heading', () => {
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 30 }),
      fc.constantFrom('', 'Hot desk', 'Ruth Hale', 'Our prices'),
      (parts, heading) => {
        const text = parts.join(' ').replace(/\s+/g, ' ').trim()
        for (const fact of findFacts([aBlock(text, { heading })], TODAY, 'Mill Lane Pottery')) {
          expect(text).toContain(fact.quote)
          // A label may join the heading and the line below it ("Hot desk, Monday"), or put "free" before the
          // heading ("free hot desk").
          const values = Object.values(fact.slots).flatMap((value) => String(value).split(/, |(?<=^free) /))
          for (const value of values)
            expect(`${fact.quote} ${heading}`.toLowerCase()).toContain(value.toLowerCase())
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('reading never fails on any text, and the same text always gives the same facts', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ maxLength: 40 }),
      (text, name) => {
        expect(findFacts([aBlock(text)], TODAY, name)).toEqual(findFacts([aBlock(text)], TODAY, name))
      },
    ),
  )
})
