// The lines of a text as its page breaks them, and the gaps between words that only its layout shows.
import { isElement, tidy, type DomElement } from './dom.ts'
import { withoutSeams } from './seams.ts'

/** Marks a line break of the page. */
export const LINE_BREAK = '\u0003'

/** A broken line is a line of its own, unless it reads on from the one before or stands in a row. Seams are left in. */
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
        // "GET IN" and "TOUCH" are one heading; a price or a telephone number below a heading is not part of it.
        (inHeading && !/\d/.test(before + line)))
    if (readsOn) lines[lines.length - 1] = `${lines.at(-1) ?? ''} ${raw}`
    else lines.push(raw)
  }
  return lines
}

/** A heading's sentences with the gaps that its source leaves out: "Train hard.Move well." The ends of web addresses are none. */
export const withMissingSpaces = (text: string, element: DomElement): string =>
  headingAround(element) === null
    ? text
    : text.replace(/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}{2})(?!(?:Com|Net|Org|App)\b)/gu, ' ')

/** The heading that an element is or is nested in, not far below. */
export function headingAround(element: DomElement): DomElement | null {
  let box: DomElement | null = element
  for (let up = 0; up < 4 && box; up++) {
    if (/^h[1-6]$/.test(box.name)) return box
    const { parent }: DomElement = box
    box = parent && isElement(parent) ? parent : null
  }
  return null
}
