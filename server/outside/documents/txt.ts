// Reads plain text files: detects the encoding and finds the paragraphs.
import type { Piece } from './parts.ts'
import { Refused } from './refused.ts'

/** The text, or null if the bytes are not text. */
export function decodeText(bytes: Buffer): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return asText(new TextDecoder('utf-16le').decode(bytes))
  if (startsWith(bytes, [0xfe, 0xff])) return asText(new TextDecoder('utf-16be').decode(bytes))
  if (bytes.includes(0)) return null
  try {
    return asText(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return asText(new TextDecoder('windows-1252').decode(bytes))
  }
}

export function textPieces(text: string): Piece[] {
  const pieces = text.split(/\r?\n[^\S\n]*\r?\n|\r(?!\n)[^\S\n]*\r|\f/).flatMap((group) => groupPieces(group))
  if (pieces.every((piece) => piece.text.trim() === '')) throw new Refused('empty', 'txt: no text')
  return pieces.map((piece, index) => ({
    ...piece,
    isHeading: looksLikeHeading(piece.text, pieces[index + 1]?.text, pieces[index + 2]?.text),
  }))
}

const startsWith = (bytes: Buffer, mark: number[]) => mark.every((byte, index) => bytes[index] === byte)

/** Whether the bytes are not text: then they decode to many control characters. */
function asText(text: string): string | null {
  if (text.includes('\0')) return null
  const start = text.slice(0, 100_000)
  const controls =
    start.match(/[\u0001-\u0008\u000E-\u0019\u001B-\u001F\u007F-\u0084\u0086-\u009F]/g)?.length ?? 0
  return controls > start.length / 500 ? null : text
}

/**
 * Joins lines that were broken at a fixed width. A line that ends early, although the next word would fit, is
 * the end of a paragraph.
 */
function groupPieces(group: string): Piece[] {
  const lines = group.split(/\r\n|\n|\r/).map((line) => line.trim())
  const width = Math.max(...lines.map((line) => line.length))
  const wrapped = lines.length > 1 && width >= 40 && width <= 120
  const joined: string[] = []
  let before = ''
  for (const line of lines) {
    const firstWord = /^\S*/.exec(line)?.[0].length ?? 0
    const hadToBreak = wrapped && before.length + 1 + firstWord > width && !STARTS_ITEM.test(line)
    if (hadToBreak && joined.length > 0) joined[joined.length - 1] += ` ${line}`
    else joined.push(line)
    before = line
  }
  return joined.filter((text) => text !== '').map((text) => ({ text, isHeading: false }))
}

const STARTS_ITEM = /^([-*•·∙▪◦‣–—]|\d{1,3}[.)])\s/

function looksLikeHeading(text: string, next = '', afterNext = ''): boolean {
  if (/^#{1,6} \S/.test(text)) return true
  if (text.length > 60 || !/^[\p{Lu}\p{N}]/u.test(text) || /[.,;:!]$/.test(text) || STARTS_ITEM.test(text))
    return false
  return next.length > 60 || (next.length > text.length && afterNext.length > 120)
}
