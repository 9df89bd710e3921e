import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test('lone surrogates and other invalid characters are removed from a document’s text', () => {
  const text = 'Our \ud83dwinter\0 box\u202e costs\udc00 £34.50\u0007.'
  const { parts } = partsOf([{ text, isHeading: false }], 1_000)
  expect(parts).toEqual([{ text: 'Our winter box costs £34.50.', heading: '' }])
})

test('the text of a long document is never cut in the middle of a character', () => {
  for (const most of [201, 202]) {
    const { parts, cut } = partsOf([{ text: '🥐'.repeat(300), isHeading: false }], most)
    expect([parts[0]?.text, cut]).toEqual(['🥐'.repeat(Math.floor(most / 2)), 'characters'])
  }
})
