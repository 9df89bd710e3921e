// Adds spaces that only the layout shows. Where an inline element starts or ends there may be a visible gap:
// "£75" and "block" side by side are two words, but a big first letter and the rest of its word are one.
// These "seams" are marked while the page is walked, and resolved here.
import { hasSum, startsWithSum } from '../language/values/sums.ts'
import { tidy } from './dom.ts'

const OPEN = '\u0001'
const CLOSE = '\u0002'
// Tags of table cells, between which there is always a gap.
const CELL = '\u0004'
const joining = /^(sup|sub|wbr|font)$/

export const openSeam = (tag: string): string => (joining.test(tag) ? '' : /^t[dh]$/.test(tag) ? CELL : OPEN)
export const closeSeam = (tag: string | undefined): string => (tag && joining.test(tag) ? '' : CLOSE)

const lettersOneByOne = /(?:\u0001\p{L}\u0002){3,}/gu
const betweenWords = /([^\s\u0001\u0002])([\u0001\u0002]+)(?=([^\s\u0001\u0002]{1,12}))/gu
const leftOver = /[\u0001\u0002]/g

/** The text with a space at each seam that separates two words, and none at the others. */
export function withoutSeams(text: string): string {
  return text
    .replaceAll(CELL, ` ${OPEN}`)
    .replace(lettersOneByOne, (word) => word.replace(leftOver, ''))
    .replace(
      betweenWords,
      (_, before: string, seam: string, after: string) =>
        before + (separatesWords(before, seam, after) ? ' ' : ''),
    )
    .replace(leftOver, '')
}

function separatesWords(before: string, seam: string, after: string): boolean {
  if (/^[.,;:!?)\]}%’”'"]/.test(after) || /[([{£€$“‘#@/-]/.test(before)) return false
  if (seam.includes(CLOSE + OPEN)) return true
  if (/\d/.test(before)) return /^\p{L}{3,}/u.test(after)
  return /\p{Ll}/u.test(before) && /^[\p{Lu}\d£€$]/u.test(after)
}

/**
 * Longer lines are not split, since a name with its price is short, and long lines can have thousands of
 * seams.
 */
const LONGEST_LINE = 400

/**
 * The parts of a line that are side by side: the cells of a row, or the text before and after the seam where
 * a price starts. Empty for running text.
 */
export function partsOf(text: string): string[] {
  const plain = (part: string) => tidy(withoutSeams(part))
  if (text.includes(CELL)) return text.split(CELL).slice(1).map(plain)
  if (text.length > LONGEST_LINE) return []
  for (const { index } of text.matchAll(/[\u0001\u0002]+/g)) {
    const [before, after] = [plain(text.slice(0, index)), plain(text.slice(index))]
    if (/\p{L}{3}/u.test(before) && startsWithSum(after)) return hasSum(before) ? [] : [before, after]
  }
  return []
}
