// Splits text into the lines that the page shows, and adds spaces between words that only the layout
// separates.
import { isElement, tidy, type DomElement } from './dom.ts'
import { withoutSeams } from './seams.ts'

/** The character that marks a line break of the page. */
export const LINE_BREAK = '\u0003'

/**
 * Splits a text into lines. A line break ends a line, unless the next line continues the sentence or the text
 * is a table row. Seam marks (seams.ts) stay in.
 */
export function linesOf(text: string, element: DomElement): string[] {
  if (element.name === 'tr') return [text.replaceAll(LINE_BREAK, ' ')]
  const inHeading = headingAround(element) !== null
  const lines: string[] = []
  for (const raw of text.split(LINE_BREAK)) {
    const line = tidy(withoutSeams(raw))
    if (line === '') continue
    const before = tidy(withoutSeams(lines.at(-1) ?? ''))
    const readsOn =
      before &&
      (/^[\p{Ll}(&–-]/u.test(line) ||
        /[,&–-]$|\b(and|or|the|of|in|to|for|a|with)$/.test(before) ||
        (before.length > 50 && !/[.!?:]["”’)]*$/.test(before) && !endsWithSum.test(before)) ||
        // "GET IN" and "TOUCH" on two lines are one heading, but a price or phone number below a heading is a
        // line of its own.
        (inHeading && !/\d/.test(before + line)))
    if (readsOn) lines[lines.length - 1] = `${lines.at(-1) ?? ''} ${raw}`
    else lines.push(raw)
  }
  return lines
}

/** A line of a price list, after which the next line names something else. */
const endsWithSum = /[£€$]\s?\d[\d,.]*(?:\s?(?:each|pp|per \p{L}+|\([^()]*\)))?$/u

/**
 * Adds the missing spaces between a heading's sentences: "Train hard.Move well." Web addresses stay
 * unchanged.
 */
export const withMissingSpaces = (text: string, element: DomElement): string =>
  headingAround(element) === null
    ? text
    : text.replace(/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}{2})(?!(?:Com|Net|Org|App)\b)/gu, ' ')

/** The heading that contains the element, up to three levels up, or the element itself if it is a heading. */
export function headingAround(element: DomElement): DomElement | null {
  let box: DomElement | null = element
  for (let up = 0; up < 4 && box; up++) {
    if (/^h[1-6]$/.test(box.name)) return box
    const { parent }: DomElement = box
    box = parent && isElement(parent) ? parent : null
  }
  return null
}
