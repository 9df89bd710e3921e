// Lines of text as the page breaks them, and the spaces between words that only the layout shows.
import { isElement, tidy, type DomElement } from './dom.ts'
import { withoutSeams } from './seams.ts'

/** Marks a line break of the page. */
export const LINE_BREAK = '\u0003'

/**
 * The lines of a text. A line break ends a line, unless the next line continues the sentence or the text is a
 * table row. Seam marks stay in.
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
        (before.length > 50 && !/[.!?:]["”’)]*$/.test(before)) ||
        // "GET IN" and "TOUCH" are one heading; a price or phone number below a heading is a line of its own.
        (inHeading && !/\d/.test(before + line)))
    if (readsOn) lines[lines.length - 1] = `${lines.at(-1) ?? ''} ${raw}`
    else lines.push(raw)
  }
  return lines
}

/**
 * Adds the spaces missing between a heading's sentences: "Train hard.Move well." Endings of web addresses are
 * left alone.
 */
export const withMissingSpaces = (text: string, element: DomElement): string =>
  headingAround(element) === null
    ? text
    : text.replace(/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}{2})(?!(?:Com|Net|Org|App)\b)/gu, ' ')

/** The heading that an element is, or is inside of, up to three levels up. */
export function headingAround(element: DomElement): DomElement | null {
  let box: DomElement | null = element
  for (let up = 0; up < 4 && box; up++) {
    if (/^h[1-6]$/.test(box.name)) return box
    const { parent }: DomElement = box
    box = parent && isElement(parent) ? parent : null
  }
  return null
}
