import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, type Rgb } from '#contract/values/colours.ts'
import { brandStyle, toneOf } from './brand-colours.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel)
const mode = fc.constantFrom('light' as const, 'dark' as const)
const sheets = { light: [255, 252, 250], dark: [33, 26, 41] } as const
const inks = { light: [35, 26, 45], dark: [246, 235, 230] } as const
const softInks = { light: [98, 84, 106], dark: [184, 168, 179] } as const

test('text in a brand’s colours is readable on the page and on a tint, in light and dark mode', () => {
  fc.assert(
    fc.property(colour, mode, (given, mode) => {
      const tone = toneOf(given, mode)
      expect(contrast(tone.text, sheets[mode])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tone.text, tone.tint)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 3000 },
  )
})

test('lines and shapes are visible against the page, and normal text is readable on a tint', () => {
  fc.assert(
    fc.property(colour, mode, (given, mode) => {
      const tone = toneOf(given, mode)
      expect(contrast(tone.edge, sheets[mode])).toBeGreaterThanOrEqual(3)
      expect(contrast(inks[mode], tone.tint)).toBeGreaterThanOrEqual(7)
      expect(contrast(softInks[mode], tone.tint)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 3000 },
  )
})

test('a brand’s colours reach the stylesheet only as numbers', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'binary' }), (primary, secondary) => {
      const style = brandStyle({ primary, secondary, tertiary: 'red;}body{display:none' })
      expect(style).toMatch(/^:root\{(--b[123](-[a-z]+)?:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);?)+\}$/)
    }),
  )
})

test('an invalid colour is replaced by its default', () => {
  const none = { primary: 'javascript:1', secondary: '', tertiary: '#12' }
  const defaults = { primary: '#6366f1', secondary: '#8B5FBF', tertiary: '#6366f1' }
  expect(brandStyle(none)).toBe(brandStyle(defaults))
})
