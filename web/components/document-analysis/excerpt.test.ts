import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('a short text is shown in full', () => {
  expect(excerptOf('Founded in 1998.')).toEqual({ excerpt: 'Founded in 1998.', cut: false })
})

test('a long text is cut between two words', () => {
  const text = 'word '.repeat(30).trim()
  expect(excerptOf(text)).toEqual({ excerpt: `${'word '.repeat(19)}word…`, cut: true })
})

test('an excerpt has at most 100 characters and starts like its text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const { excerpt, cut } = excerptOf(text)
      const shown = cut ? excerpt.slice(0, -1) : excerpt
      expect(shown.length).toBeLessThanOrEqual(100)
      expect(text.startsWith(shown)).toBe(true)
    }),
  )
})
