import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoted, trimmedQuote } from './quotation.ts'

const long =
  'We mill two sacks of wheat on the stone each Tuesday, and bake with it on Wednesday. Nobody else in the county does. Come and see it.'

test('A short quote is printed whole, and gets a full stop if it has no punctuation at its end', () => {
  expect(quoted('A visit is free.')).toBe('“A visit is free.”')
  expect(quoted('Long sourdough £4.80')).toBe('“Long sourdough £4.80”.')
  expect(quoted('Can I book?')).toBe('“Can I book?”')
})

test('A long quote is cut after a sentence, without an ellipsis, if a good part of it fits', () => {
  expect(trimmedQuote(long, 120)).toBe(
    'We mill two sacks of wheat on the stone each Tuesday, and bake with it on Wednesday. Nobody else in the county does.',
  )
})

test('A sentence that is cut in a quote ends after a clause or a word, with an ellipsis', () => {
  expect(trimmedQuote(long, 70)).toBe('We mill two sacks of wheat on the stone each Tuesday…')
  expect(trimmedQuote(long, 24)).toBe('We mill two sacks of…')
})

test('Every quote is taken word for word from its source, and no word is cut', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé£0-9]{1,12}[,.;:?!]?$/), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(words, fc.integer({ min: 15, max: 200 }), (list, most) => {
      const text = list.join(' ')
      const cut = trimmedQuote(text, most)
      const stands = cut.replace(/…$/, '')
      expect(cut.length).toBeLessThanOrEqual(Math.max(most, cut.endsWith('…') ? 0 : text.length))
      expect(text.startsWith(stands)).toBe(true)
      expect(text.charAt(stands.length)).toMatch(/^[\s,.;:?!]?$/)
      if (text.length <= most) expect(cut).toBe(text)
    }),
  )
})
