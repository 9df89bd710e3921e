// Turns pieces of text, in reading order, into the parts of a document: cleaned, with their headings, and cut
// at the limit.
import { cutTo, withoutBadCharacters } from '#contract/values/texts.ts'
import type { DocumentPart, DocumentText } from '#domain/reading/documents.ts'

export interface Piece {
  text: string
  isHeading: boolean
  page?: number
}

export function partsOf(pieces: Iterable<Piece>, mostCharacters: number): Omit<DocumentText, 'fileType'> {
  const parts: DocumentPart[] = []
  let heading = ''
  let afterHeading = false
  let characters = 0
  for (const piece of joinedSentences(pieces)) {
    const whole = piece.text
    const text = cutAtWord(whole, mostCharacters - characters)
    if (piece.isHeading) heading = afterHeading && isStrapline(text, heading) ? heading : text
    afterHeading = piece.isHeading
    const at = piece.page === undefined ? {} : { page: piece.page }
    if (text !== '') parts.push({ text, heading: piece.isHeading ? text : heading, ...at })
    characters += text.length
    if (text.length < whole.length) return { parts, characters, cut: 'characters' }
  }
  return { parts, characters }
}

/**
 * Joins a sentence that was split, because a line, column or page break looked like the end of a paragraph.
 */
function joinedSentences(pieces: Iterable<Piece>): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const text = cleaned(piece.text)
    if (text === '') continue
    const last = joined.at(-1)
    const runsOn =
      last && !last.isHeading && !piece.isHeading && breaksOff(last.text) && /^[(“"]?\p{Ll}/u.test(text)
    if (runsOn) last.text += ` ${text}`
    else joined.push({ ...piece, text })
  }
  return joined
}

const breaksOff = (text: string) => text.length > 40 && /[\p{L}\p{N},;)’–-]$/u.test(text)

/** Cleans a text: single spaces, no ligatures, no invisible formatting characters. */
export function cleaned(text: string): string {
  return withoutBadCharacters(text)
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00AD\u200B\u2060\uFEFF\uE000-\uF8FF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Treats a long line right below a short heading as a subtitle; the text after it keeps the short heading.
 */
const isStrapline = (text: string, heading: string) => text.length > 30 && text.length > 2 * heading.length

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const space = text.lastIndexOf(' ', most)
  return cutTo(text, space > most - 100 ? Math.max(0, space) : most)
}
