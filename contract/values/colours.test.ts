import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, fillPair, hex, parseHex, readableOn, type Rgb } from './colours.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel)

test('text on any brand colour has enough contrast to be readable', () => {
  fc.assert(
    fc.property(colour, (given) => {
      const [fill, onFill] = fillPair(given)
      expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 3000 },
  )
})

test('a colour that is readable on its background is not changed', () => {
  expect(hex(fillPair([242, 193, 78])[0])).toBe('#f2c14e')
  expect(hex(readableOn([[255, 252, 250]], [47, 111, 94], 4.5))).toBe('#2f6f5e')
})

test('a colour that is not readable is changed just enough to be so', () => {
  fc.assert(
    fc.property(colour, (given) => {
      const moved = readableOn([[255, 255, 255]], given, 4.5)
      expect(contrast(moved, [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
      if (contrast(given, [255, 255, 255]) < 4.5) expect(contrast(moved, [255, 255, 255])).toBeLessThan(4.7)
    }),
    { numRuns: 1000 },
  )
})

test('every valid hex colour is parsed and written back unchanged', () => {
  fc.assert(
    fc.property(colour, (given) => {
      expect(parseHex(hex(given))).toEqual(given)
    }),
  )
  expect(parseHex('ABC')).toEqual([170, 187, 204])
  expect(parseHex(' #6366F1 ')).toEqual([99, 102, 241])
})

test.each(['', '#12', '#12345', 'red', 'rgb(1,2,3)', '#ggg', '#123456;', 'url(x)'])(
  '%j is refused as a colour',
  (text) => {
    expect(parseHex(text)).toBeNull()
  },
)
