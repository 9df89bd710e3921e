import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conceptOf, synonyms } from './thesaurus.ts'

const written = Object.entries(synonyms).flatMap(([concept, others]) => [concept, ...others.split(' ')])

test('a rat is never a rate', () => {
  for (const rat of ['rat', 'rats', 'Rats', "rat's"]) {
    for (const rate of ['rate', 'rates', 'rated', 'rating', 'ratings']) {
      expect(conceptOf(rat)).not.toBe(conceptOf(rate))
    }
  }
})

test.each([
  ['price', 'Prices', 'cost', 'costing', 'fees', 'charged', 'charges'],
  ['volunteer', "volunteers'", 'Volunteer’s', 'volunteered', 'volunteering', 'helpers'],
  ['book', 'Booking', 'booked', 'reserve', 'reservations'],
  ['child', 'children', "Children's", 'kids', 'toddlers'],
  ['beer', 'ales', 'stout'],
  ['lesson', 'classes', 'workshops', 'training'],
  ['bake', 'baking', 'baker', 'bakeries', 'baked'],
  ['party', 'parties', 'celebrations'],
  ['cancel', 'cancelled', 'cancelling', 'cancellation'],
  ['box', 'boxes', 'boxed'],
  ['need', 'requires', 'required', 'requirements'],
  ['loaf', 'loaves', 'bread'],
  ['visit', 'visited', 'visiting', 'guests'],
])('%s and its kin meet: %s, %s', (...words) => {
  expect(new Set(words.map(conceptOf)).size).toBe(1)
})

test.each([
  ['plan', 'planning', 'planned', 'plans'],
  ['hope', 'hoping', 'hoped', 'hopes'],
  ['hop', 'hopping', 'hopped', 'hops'],
  ['create', 'creating', 'created', 'creates'],
  ['taste', 'tasting', 'tasted', 'tastes'],
  ['listen', 'listening', 'listened', 'listens'],
  ['organise', 'organising', 'organised', 'organises'],
  ['arrange', 'arranging', 'arranged', 'arranges'],
  ['add', 'adding', 'added', 'adds'],
  ['describe', 'describing', 'described', 'describes'],
  ['travel', 'travelling', 'travelled', 'travels'],
  ['carry', 'carrying', 'carried', 'carries'],
])('the forms of %s are one: %s, %s, %s', (...forms) => {
  expect(new Set(forms.map(conceptOf)).size).toBe(1)
})

test.each([
  ['glass', 'glaze'],
  ['news', 'new'],
  ['goods', 'good'],
  ['wedding', 'wed'],
  ['parking', 'park'],
  ['bus', 'business'],
  ['menu', 'dish'],
  ['ring', 'phone'],
  ['course', 'lesson'],
])('%s is not %s', (one, other) => expect(conceptOf(one)).not.toBe(conceptOf(other)))

test('every word of the table stands in it once, and leads to its concept', () => {
  expect(written.filter((word, at) => written.indexOf(word) !== at)).toEqual([])
  for (const [concept, others] of Object.entries(synonyms)) {
    for (const word of [concept, ...others.split(' ')])
      expect([word, conceptOf(word)]).toEqual([word, concept])
  }
})

test('the concept of a concept is itself, whatever the word', () => {
  const ending = fc.constantFrom('', 's', 'es', 'ies', 'ed', 'ied', 'ing', "'s", '’', 'lling', 'ssed')
  const stem = fc.oneof(fc.constantFrom(...written), fc.stringMatching(/^[a-z]{0,9}$/), fc.string())
  fc.assert(
    fc.property(stem, ending, ending, (word, first, second) => {
      const concept = conceptOf(word + first + second)
      expect(conceptOf(concept)).toBe(concept)
    }),
    { numRuns: 2000 },
  )
})
