import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pictureSvg, productPicture, socialPicture } from './social-picture.ts'

const colours = { primary: '#f2c14e', secondary: '#2f6f5e', tertiary: '#d1495b' }
const fonts = new URL('../../../web/components/fonts/', import.meta.url)
const fontFiles = readdirSync(fonts)
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => fileURLToPath(new URL(name, fonts)))

/** The width and height in the PNG header. */
function sizeOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset)
  expect([...png.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
  return [view.getUint32(16), view.getUint32(20)]
}

test('a delivery’s picture for social networks has the size that they ask for', () => {
  const png = socialPicture({
    title: 'Content Ideas for Pell & Daughter',
    subtitle: '20 November 2026',
    colours,
  })
  expect(sizeOf(png)).toEqual([1200, 630])
  expect(png.length).toBeLessThan(300_000)
})

test('the product’s own picture can show any product name', () => {
  expect(sizeOf(productPicture('Inkling'))).toEqual([1200, 630])
  expect(productPicture('Another name')).not.toEqual(productPicture('Inkling'))
})

test('a title that fits is drawn in full on the picture', () => {
  const drawing = pictureSvg({
    title: 'Content Ideas for Pell & Daughter',
    subtitle: '20 November 2026',
    colours,
  })
  const words = [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line]) => line)
  expect(words.join(' ')).toBe('20 November 2026 Content Ideas for Pell &amp; Daughter')
})

test('a title that is too long for the picture ends in an ellipsis', () => {
  const drawing = pictureSvg({ title: 'a very long name indeed '.repeat(20), subtitle: '', colours })
  expect(drawing).toContain('…</text>')
})

test('no title goes beyond the picture’s right edge', () => {
  const title = fc.string({
    unit: fc.constantFrom(...'aemnoWMQÉŁżijl &-ABC  '),
    minLength: 1,
    maxLength: 150,
  })
  fc.assert(
    fc.property(title, (title) => {
      const lines = [...pictureSvg({ title, subtitle: '', colours }).matchAll(/<text.*?<\/text>/g)].slice(1)
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="630">${lines.join('')}</svg>`
      const box = new Resvg(drawing, { font: { loadSystemFonts: false, fontFiles } }).getBBox()
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(1160)
    }),
    { numRuns: 60 },
  )
})

test('markup, control characters and invalid colours don’t break the picture', () => {
  const hostile = {
    title: '</text><script>alert(1)</script>&amp;\u0000\u0007\ud800',
    subtitle: '"><image href="file:///etc/passwd"/>',
    colours: { primary: '"/><script>', secondary: 'url(x)', tertiary: 'javascript:1' },
  }
  const drawing = pictureSvg(hostile)
  expect(drawing).not.toMatch(/<script|<image|url\(|javascript:/)
  expect(sizeOf(socialPicture(hostile))).toEqual([1200, 630])
})
