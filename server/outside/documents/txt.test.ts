import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'
import { decodeText, textPieces } from './txt.ts'

const partsOfText = (text: string) => partsOf(textPieces(text), 10_000).parts
const WORDS = 'Café menu: half a dozen oysters at €18, “while they last”.'

test.each([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${WORDS}`)],
  ['UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le').swap16()],
])('a text file in %s is read', (_, bytes) => expect(decodeText(bytes)?.replace('\uFEFF', '')).toBe(WORDS))

test('bytes that are not UTF-8 are read as Windows-1252', () => {
  expect(decodeText(Buffer.from([0x93, 0x80, 0x35, 0x94, 0x20, 0x43, 0x61, 0x66, 0xe9]))).toBe('“€5” Café')
})

test.each([
  ['zero bytes', Buffer.from('Hello\0World')],
  ['control characters', Buffer.from('\x01\x02\x03\x04\x05\x06')],
])('a text file that contains %s is refused, since it isn’t text', (_, bytes) =>
  expect(decodeText(bytes)).toBeNull(),
)

test('lines broken at a fixed width are joined, and list items stay separate', () => {
  const text = [
    'We bake bread in a wood-fired oven every morning, and we deliver it',
    'by bicycle to the villages around before nine.',
    '',
    '- Sourdough loaf, baked for two days in the old way, at £4.20 each for',
    '  a large one',
    '- Rye loaf £3.80',
  ].join('\r\n')
  expect(partsOfText(text).map((part) => part.text)).toEqual([
    'We bake bread in a wood-fired oven every morning, and we deliver it by bicycle to the villages around before nine.',
    '- Sourdough loaf, baked for two days in the old way, at £4.20 each for a large one',
    '- Rye loaf £3.80',
  ])
})

test('a short line above a long one becomes its heading, and a slogan below doesn’t replace it', () => {
  const text = `Hot desk\nWork where you like and meet people like you\n${'A desk whenever you need one. '.repeat(6)}\n€160 a month`
  expect(partsOfText(text).at(-1)).toEqual({ text: '€160 a month', heading: 'Hot desk' })
})

test('a text file that only has spaces counts as empty', () => {
  expect(() => textPieces(' \n\t\n ')).toThrow(expect.objectContaining({ reason: 'empty' }))
})

test('one very long line is cut at the limit, between two words', () => {
  const { parts, characters, cut } = partsOf(textPieces('plain words '.repeat(2_000)), 10_000)
  expect(cut).toBe('characters')
  expect(characters).toBeLessThanOrEqual(10_000)
  expect(parts[0]?.text).toMatch(/(plain|words)$/)
})
