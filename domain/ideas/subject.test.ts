import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFact } from './fixtures/a-fact.ts'
import { fingerprintOf, fingerprintsIn, subjectOf } from './subject.ts'

test('words that a person put right are another subject, which a refusal of the wrong ones does not meet', () => {
  const { type, quote, slots, freshness, flags } = aFact('price', 'Lunch £12')
  const original = { type, quote, slots, freshness, flags }
  const edited = aFact('price', 'Lunch is £13.', {}, { original })
  expect(fingerprintOf(edited)).toBe(fingerprintOf(aFact('price', 'Lunch is £13.')))
  expect(fingerprintOf(edited)).not.toBe(fingerprintOf(original))
})

test('a fact keeps its fingerprint when the site is read again with other quotation marks, spaces or capitals', () => {
  const read = { type: 'promise', quote: 'We’ll keep a loaf for anybody who rings by nine.' } as const
  const again = { type: 'promise', quote: "  We'll keep a loaf\nfor anybody who  rings by Nine" } as const
  expect(fingerprintOf(again)).toBe(fingerprintOf(read))
})

test('another figure, another word or another type is another fact', () => {
  const one = fingerprintOf({ type: 'price', quote: 'Lunch £12' })
  expect(fingerprintOf({ type: 'price', quote: 'Lunch £13' })).not.toBe(one)
  expect(fingerprintOf({ type: 'price', quote: 'Supper £12' })).not.toBe(one)
  expect(fingerprintOf({ type: 'offer', quote: 'Lunch £12' })).not.toBe(one)
})

test('two facts set side by side are one subject, whichever comes first', () => {
  const quotes = fc.array(fc.string({ minLength: 3 }), { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(quotes, (pair) => {
      const prints = pair.map((quote) => fingerprintOf({ type: 'labelled-price', quote }))
      expect(subjectOf(prints)).toBe(subjectOf(prints.toReversed()))
      expect(fingerprintsIn(subjectOf(prints)).toSorted()).toEqual(prints.toSorted())
    }),
  )
})
