// Extracts the text of one part of a Word document, tag by tag.
import type { Piece } from '../parts.ts'
import { walkXml, type Attributes, type XmlHandler } from './xml.ts'

export interface DocxContent {
  pieces: Piece[]
  hasPictures: boolean
}

export interface Style {
  name: string
  basedOn: string
  outline: boolean
}

/** Pieces of text are added to the innermost open table cell, or else to the page. */
export function bodyPieces(
  bytes: Buffer,
  styles: ReadonlyMap<string, Style>,
  mostLetters: number,
): DocxContent {
  const page: Piece[] = []
  const cells: Piece[][] = []
  const rows: Piece[][][] = []
  const paragraphs: Paragraph[] = []
  let hasPictures = false
  let skipping = 0
  let letters = 0
  const here = () => cells.at(-1) ?? page

  const handler: XmlHandler = {
    open(name, attributes) {
      if (skipping > 0 || SKIPPED.has(name)) skipping++
      else if (name === 'p') paragraphs.push(newParagraph())
      else if (name === 'tr') rows.push([])
      else if (name === 'tc') cells.push([])
      else if (PICTURES.has(name)) hasPictures = true
      else paragraphs.at(-1)?.open(name, attributes)
    },
    text(text) {
      if (skipping > 0) return
      paragraphs.at(-1)?.text(text)
      letters += text.length
    },
    close(name) {
      if (skipping > 0) skipping--
      else if (name === 'p') here().push(...(paragraphs.pop()?.pieces(styles, cells.length > 0) ?? []))
      else if (name === 'tc') rows.at(-1)?.push(cells.pop() ?? [])
      else if (name === 'tr') here().push(...rowPieces(rows.pop() ?? []))
      else paragraphs.at(-1)?.close(name)
    },
  }
  walkXml(bytes, handler, () => letters > mostLetters)
  // Adds text that was still open when the limit was reached.
  page.push(
    ...rows.flat(2),
    ...cells.flat(),
    ...paragraphs.flatMap((paragraph) => paragraph.pieces(styles, cells.length > 0)),
  )
  return { pieces: page, hasPictures }
}

// A Fallback element is skipped, since it repeats the content before it in an older format.
const SKIPPED = new Set(['Fallback', 'moveFrom', 'del', 'rPrChange', 'pPrChange', 'instrText'])
const PICTURES = new Set(['drawing', 'pict', 'object', 'imagedata', 'blip'])

interface Paragraph {
  open(name: string, attributes: Attributes): void
  text(text: string): void
  close(name: string): void
  pieces(styles: ReadonlyMap<string, Style>, inTable: boolean): Piece[]
}

function newParagraph(): Paragraph {
  let text = ''
  let style = ''
  let outline = false
  let run: { text: string; strong: boolean; hidden: boolean } | null = null
  let prometheusText = false
  let allStrong = true
  return {
    open(name, { val = '', type }) {
      if (name === 'r') run = { text: '', strong: false, hidden: false }
      else if (name === 'pStyle') style = val
      else if (name === 'outlineLvl') outline = Number(val) < 9
      else if (!run) return
      else if (name === 't') prometheusText = true
      else if (name === 'b' || name === 'u') run.strong ||= !['0', 'false', 'none'].includes(val)
      else if (name === 'vanish') run.hidden = !['0', 'false'].includes(val)
      else if (name === 'tab') run.text += ' '
      else if (name === 'noBreakHyphen') run.text += '-'
      else if (name === 'br' || name === 'cr') run.text += type === 'column' ? ' ' : '\n'
    },
    text(more) {
      if (run && prometheusText) run.text += more
    },
    close(name) {
      if (name === 't') prometheusText = false
      if (name === 'r') endRun()
    },
    pieces(styles, inTable) {
      endRun()
      if (text.trim() === '' || isContents(style, styles)) return []
      const isStyled = (outline || isHeadingStyle(style, styles)) && isTitleLength(text.trim())
      const isHeading = isStyled || (allStrong && !inTable && looksLikeHeading(text))
      if (isHeading) return [{ text, isHeading }]
      return text.split('\n').map((line) => ({ text: line, isHeading }))
    },
  }

  function endRun(): void {
    if (run && !run.hidden) {
      text += run.text
      if (run.text.trim() !== '' && !run.strong) allStrong = false
    }
    run = null
  }
}

/** Short cells in a row belong together ("Half day", "£12"); long ones are columns of text. */
function rowPieces(cells: readonly Piece[][]): Piece[] {
  const filled = cells.filter((cell) => cell.some((piece) => piece.text.trim() !== ''))
  const areShort = filled.every((cell) => cell.length === 1 && cell[0]!.text.length <= 60)
  if (filled.length < 2 || !areShort) return filled.flat()
  return [{ text: filled.map((cell) => cell[0]!.text.trim()).join(' '), isHeading: false }]
}

const isHeadingStyle = (id: string, styles: ReadonlyMap<string, Style>) =>
  lineOf(id, styles).some(({ name, outline }) => outline || /^(heading \d|title$|subtitle$)/.test(name))

const isContents = (id: string, styles: ReadonlyMap<string, Style>) =>
  lineOf(id, styles).some(({ name }) => /^(toc \d|toc heading|table of (figures|authorities))/.test(name))

/** A style and the styles it is based on. */
function lineOf(id: string, styles: ReadonlyMap<string, Style>): Style[] {
  const line: Style[] = []
  for (let style = styles.get(id); style && line.length < 10; style = styles.get(style.basedOn))
    line.push(style)
  return line
}

/** Whether the text is short enough for a heading. Whole paragraphs sometimes have a heading style just for its look. */
const isTitleLength = (text: string) => text.length <= 120 && !(text.length > 60 && text.endsWith('.'))

const looksLikeHeading = (text: string) => {
  const line = text.trim()
  return line.length <= 80 && !line.includes('\n') && /\p{L}{2}/u.test(line) && !/[.,;:]$/.test(line)
}
