// Draws the picture that social networks and chats show next to a link: 1200 by 630, in the fonts and colours
// of the page.
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { fillPair, hex, INK, parseHex } from '#contract/values/colours.ts'
import { DEFAULT_COLOURS } from '#contract/delivery.ts'

export interface SocialPicture {
  title: string
  subtitle: string
  /** A brand's colours; an invalid one is replaced by its default. */
  colours: { primary: string; secondary: string; tertiary: string }
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80

/**
 * Draws a delivery's picture as PNG. Any text is safe: it is escaped, stripped of control characters and cut
 * to fit.
 */
export function socialPicture(picture: SocialPicture): Uint8Array {
  return draw(pictureSvg(picture))
}

/** Draws the product's own picture: paper, ink and a pencil line. */
export function productPicture(productName: string): Uint8Array {
  return draw(
    svg('#faefea', [
      text(MARGIN, 128, 40, '#231a2d', 'Besley', productName),
      text(MARGIN, 320, 116, '#231a2d', 'Besley', 'Content ideation,'),
      text(MARGIN, 440, 116, '#231a2d', 'Besley', 'automated.'),
      '<path d="M80 476 C210 452 370 488 500 466 S650 458 712 470" fill="none" stroke="#2a3ecb" stroke-width="8" stroke-linecap="round"/>',
      text(MARGIN, 560, 32, '#62546a', 'Hanken Grotesk', 'Ideas based on your own facts'),
    ]),
  )
}

/** The drawing as SVG, before it is turned into a PNG. */
export function pictureSvg({ title, subtitle, colours }: SocialPicture): string {
  const colour = (name: keyof typeof colours) =>
    parseHex(colours[name]) ?? parseHex(DEFAULT_COLOURS[name]) ?? INK
  const [fill, onFill] = fillPair(colour('primary'))
  const ink = hex(onFill)
  const { size, lines } = fitTitle(clean(title))
  const lineHeight = size * 1.1
  const first = 330 - ((lines.length - 1) * lineHeight) / 2 + size * 0.34
  return svg(hex(fill), [
    text(MARGIN, 118, 34, ink, 'Hanken Grotesk', cut(clean(subtitle), 34, WIDTH - 2 * MARGIN)),
    `<path d="M${MARGIN} 150h${WIDTH - 2 * MARGIN}" stroke="${ink}" stroke-width="2"/>`,
    ...lines.map((line, at) => text(MARGIN, first + at * lineHeight + 30, size, ink, 'Besley', line)),
    `<path d="M0 602h900v28H0z" fill="${hex(colour('secondary'))}"/>`,
    `<path d="M900 602h300v28H900z" fill="${hex(colour('tertiary'))}"/>`,
  ])
}

function draw(drawing: string): Uint8Array {
  const picture = new Resvg(drawing, {
    fitTo: { mode: 'original' },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Besley' },
  })
  return picture.render().asPng()
}

const { resolve } = createRequire(import.meta.url)
// The fonts' folder is found through its package name, which works from source and from the bundle.
const fontFiles = ['besley-semibold', 'hanken-medium'].flatMap((face) => [
  resolve(`#web/components/fonts/${face}-latin.ttf`),
  resolve(`#web/components/fonts/${face}-latin-ext.ttf`),
])

const svg = (ground: string, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${parts.join('')}</svg>`

const text = (x: number, y: number, size: number, fill: string, family: string, words: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${family === 'Besley' ? -size * 0.02 : 0}" font-family="${family}" fill="${fill}">${escaped(words)}</text>`

/**
 * The largest of three sizes at which the title fits in the lines allowed. At the smallest size it is cut if
 * needed.
 */
function fitTitle(title: string): { size: number; lines: string[] } {
  const width = WIDTH - 2 * MARGIN
  for (const size of [96, 80]) {
    const lines = wrap(title, size, width)
    if (lines.length <= 3) return { size, lines }
  }
  const lines = wrap(title, 66, width)
  return { size: 66, lines: [...lines.slice(0, 3), cut(lines.slice(3).join(' '), 66, width)] }
}

/** Breaks text into lines no wider than the picture, within a word if it is too wide alone. */
function wrap(words: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${last} ${word}`
      continue
    }
    let rest = [...word]
    while (widthOf(rest.join(''), size) > width) {
      let fits = rest.length - 1
      while (fits > 1 && widthOf(rest.slice(0, fits).join(''), size) > width) fits--
      lines.push(rest.slice(0, fits).join(''))
      rest = rest.slice(fits)
    }
    lines.push(rest.join(''))
  }
  return lines
}

function cut(words: string, size: number, width: number): string {
  if (widthOf(words, size) <= width) return words
  const letters = [...words]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').replace(/\s\S{0,9}$/, '')}…`
}

/**
 * A slightly generous estimate of a text's width in Besley by letter classes, since the drawing library can't
 * measure text.
 */
function widthOf(words: string, size: number): number {
  let width = 0
  for (const letter of words) {
    if (letter === 'W') width += 1.24
    else if (/[ijl.,:;'’!| ]/.test(letter)) width += 0.34
    else if (/[mwM@%—…]/.test(letter)) width += 1.06
    else if (/[\p{Lu}&]/u.test(letter)) width += 0.8
    else if (/[frts()-]/.test(letter)) width += 0.5
    else if (/[\u0020-\u024f]/.test(letter)) width += 0.64
    else width += 1
  }
  return width * size
}

/** One line of printable text, no longer than any picture could show. */
const clean = (words: string) =>
  words
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 400)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (words: string) => words.replace(/[&<>"]/g, (letter) => entities[letter] ?? '')
