import fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import {
  asLine,
  cutTo,
  line,
  optionalLine,
  paragraphs,
  hasVisibleText,
  withoutBadCharacters,
} from './texts.ts'

const sentences = { missing: 'Write a name', tooLong: 'This name is too long' }
const faults = (schema: z.ZodMiniType, text: string) =>
  z.safeParse(schema, text).error?.issues.map(({ message }) => message) ?? []

const blank = [
  '',
  ' ',
  '\u00ad',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u115f\u1160',
  '\uffa0',
  '\u034f',
  '\u00a0\u2003',
  '\u202e',
  '\ufe0f',
  '\u0007',
  '\ufeff\u2060',
]

test.each(blank)('%j is refused as a name, because nothing of it is visible', (text) => {
  expect(hasVisibleText(text)).toBe(false)
  expect(faults(line(80, sentences), text)).toEqual(['Write a name'])
  expect(faults(paragraphs(80, sentences), text)).toEqual(['Write a name'])
  expect(z.parse(optionalLine(80, { wrong: 'Write text', tooLong: 'Too long' }), text)).toBe('')
})

test.each(['Ruth', '李', 'ـ', '🥐', '👩‍🍳', 'שרה', '7', '…', '𠮷'])(
  '%j is accepted as a name unchanged',
  (text) => {
    expect(z.parse(line(80, sentences), text)).toBe(text)
  },
)

test('direction and control characters are removed from a name', () => {
  const parsed = z.parse(line(80, sentences), ' \u202eRuth\u202c\u2066 Hale\u2069\u0007\r\nBakery ')
  expect(parsed).toBe('Ruth Hale Bakery')
})

test('joining characters stay in a name, since emoji and some scripts need them', () => {
  expect(asLine('👩‍🍳 می‌خواهم')).toBe('👩‍🍳 می‌خواهم')
})

test('a text of several paragraphs keeps its line breaks', () => {
  expect(z.parse(paragraphs(80, sentences), 'One.\n\n\u202eTwo.\t3\0')).toBe('One.\n\nTwo.\t3')
})

test('every text can be stored in the database once it is cleaned', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const clean of [withoutBadCharacters(text), asLine(text)]) {
        expect(clean.isWellFormed()).toBe(true)
        expect(clean).not.toMatch(/[\0\u202a-\u202e\u2066-\u2069]/)
      }
      expect(asLine(asLine(text))).toBe(asLine(text))
    }),
  )
})

test('a text is never cut in the middle of a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
      const cut = cutTo(text, most)
      expect(cut.isWellFormed()).toBe(true)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(most, text.length) - 1)
      expect(cut.length).toBeLessThanOrEqual(most)
    }),
  )
})
