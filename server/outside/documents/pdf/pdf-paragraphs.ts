// Turns the lines of pages into paragraphs. Lines are ordered by their position, not only as they were
// written, so that columns are never mixed. Then words and sentences broken between lines, columns and pages
// are joined.
import type { Line } from './pdf-lines.ts'
import type { Piece } from '../parts.ts'
import { joined, wordsOf } from '../hyphens.ts'

export function paragraphsOf(pages: readonly Line[][]): Piece[] {
  const look = lookOf(pages)
  const blocks = pages.flatMap((lines) => blocksOf(lines, look)).flatMap(splitAtForcedBreaks)
  const words = wordsOf(pages.flat().map((line) => line.text))
  const pieces: Piece[] = []
  for (const [index, lines] of blocks.entries()) {
    const page = lines[0]!.page
    const texts = lines.map((line) => line.text)
    const last = pieces.at(-1)
    const next = blocks[index + 1]?.[0]?.text ?? ''
    // A word may be broken at the end of a column or page.
    if (last && /\p{Ll}[-\u2010]$/u.test(last.text) && /^\p{Ll}/u.test(texts[0]!))
      last.text = joined([last.text, ...texts], words)
    else
      pieces.push({
        text: joined(texts, words),
        isHeading: isHeading(lines, look) && !/^\p{Ll}/u.test(next),
        page,
      })
  }
  return pieces
}

/** The layout that most of the document has. */
interface Look {
  size: number
  font: string
  /** Fonts that are used for too much text to be fonts of headings. */
  textFonts: ReadonlySet<string>
  /** The distance between two baselines within a paragraph, in font sizes. */
  pitch: number
}

function lookOf(pages: readonly Line[][]): Look {
  const lines = pages.flat()
  const sizes = new Map<number, number>()
  const fonts = new Map<string, number>()
  const pitches = new Map<number, number>()
  for (const line of lines) {
    tally(sizes, Math.round(line.size * 2) / 2, line.text.length)
    tally(fonts, line.font, line.text.length)
  }
  for (const page of pages) {
    for (const [index, line] of page.entries()) {
      const above = page[index - 1]
      const pitch = above ? (above.y - line.y) / line.size : 0
      if (above && pitch > 0.9 && pitch < 2.2 && overlap(above, line) > 0)
        tally(pitches, Math.round(pitch * 10) / 10, 1)
    }
  }
  const letters = [...fonts.values()].reduce((sum, count) => sum + count, 0)
  const textFonts = new Set([...fonts].filter(([, count]) => count > letters * 0.3).map(([font]) => font))
  return { size: most(sizes) ?? 10, font: most(fonts) ?? '', textFonts, pitch: most(pitches) ?? 1.25 }
}

const tally = <Key>(counts: Map<Key, number>, key: Key, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by)
const most = <Key>(counts: ReadonlyMap<Key, number>) => [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]

/** Groups lines that are directly below each other. */
function blocksOf(lines: readonly Line[], look: Look): Line[][] {
  const blocks: Line[][] = []
  for (const line of lines) {
    const block = blocks.findLast((one) => standsUnder(one, line, look))
    if (block) block.push(line)
    else blocks.push([line])
  }
  return blocks
}

function standsUnder(block: readonly Line[], line: Line, look: Look): boolean {
  const above = block.at(-1)!
  const step = (above.y - line.y) / Math.max(line.size, above.size)
  if (step < 0.5 || step > look.pitch * 1.22 || !sameSize(above, line)) return false
  if (overlap(above, line) < 0.3 * Math.min(above.right - above.left, line.right - line.left)) return false
  const changesFont =
    above.isPlain && line.isPlain && look.textFonts.has(above.font) !== look.textFonts.has(line.font)
  return !(
    changesFont &&
    !/^\p{Ll}/u.test(line.text) &&
    (block.length === 1 || above.right < line.right - 3 * line.size)
  )
}

const overlap = (a: Line, b: Line) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
const sameSize = (a: Line, b: Line) => Math.abs(a.size - b.size) < 0.13 * Math.max(a.size, b.size)

/** Whether a line is the last of its paragraph, item or row: it ends although the next word would fit. */
function splitAtForcedBreaks(block: Line[]): Line[][] {
  const right = Math.max(...block.map((line) => line.right))
  const left = Math.min(...block.map((line) => line.left))
  const isList =
    block.length > 2 &&
    block.slice(1).filter((line) => STARTS_AFRESH.test(line.text)).length >= 0.8 * (block.length - 1)
  const paragraphs: Line[][] = []
  for (const [index, line] of block.entries()) {
    const above = block[index - 1]
    if (above && !startsParagraph(above, line)) paragraphs.at(-1)!.push(line)
    else paragraphs.push([line])
  }
  return paragraphs

  function startsParagraph(above: Line, line: Line): boolean {
    if (STARTS_ITEM.test(line.text) || line.isRow) return true
    if (above.isRow) return !/^\p{Ll}/u.test(line.text)
    if (isList && !/[,\-–]$|\b(and|or|the|of|for|to|with|a|an|in|at|by)$/.test(above.text)) return true
    const isCentred =
      Math.abs(above.left + above.right - line.left - line.right) < line.size &&
      Math.abs(above.left - line.left) > 2
    if (isCentred) return false
    const firstWord = /^\S+/.exec(line.text)?.[0].length ?? 0
    const room = ((firstWord + 1) / Math.max(1, line.text.length)) * (line.right - line.left)
    if (above.right + room < right - 0.5 * line.size)
      return !/^\p{Ll}/u.test(line.text) || /[.!?:]$/.test(above.text)
    return (
      line.left > left + 0.6 * line.size && above.left < left + 0.3 * line.size && /[.!?:]$/.test(above.text)
    )
  }
}

const BULLET = /^[-*•·∙▪◦‣●○■□✓✔➢–—]\s/u
const STARTS_ITEM = /^([-*•·∙▪◦‣●○■□✓✔➢–—]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s/u
const STARTS_AFRESH = /^[\p{Lu}\p{N}£$€“"'(•]/u

function isHeading(lines: readonly Line[], look: Look): boolean {
  const text = lines.map((line) => line.text).join(' ')
  const first = lines[0]!
  if (lines.length > 3 || text.length > 120 || !/\p{L}{2}/u.test(text) || BULLET.test(text)) return false
  if (first.size > look.size * 1.15) return true
  const stands = first.size > look.size * 0.95 && first.isPlain && !look.textFonts.has(first.font)
  return (
    stands && lines.length === 1 && text.length <= 80 && !/[.,;:]$/.test(text) && /^[\p{Lu}\p{N}]/u.test(text)
  )
}
