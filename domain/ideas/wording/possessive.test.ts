import fc from 'fast-check'
import { expect, test } from 'vitest'
import { possessive } from './possessive.ts'

test.each([
  ['Ruth', "Ruth's"],
  ['James', "James'"],
  ['Hale’s', 'Hale’s'],
  ["Hale's", "Hale's"],
  ['The Brewers’', 'The Brewers’'],
  ['Tolley & Wren', "Tolley & Wren's"],
  ['Hale’s Bakery', 'Hale’s Bakery’s'],
])('what belongs to %s is %s', (name, whose) => expect(possessive(name)).toBe(whose))

test('a name is never given two possessives', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      expect(possessive(possessive(name))).toBe(possessive(name))
    }),
  )
})
