// Answers which element contains another.
import { isElement, type DomElement } from '../dom.ts'

export function holds(box: DomElement, element: DomElement): boolean {
  let inside: DomElement | null = element
  for (let up = 0; up < 40 && inside; up++) {
    if (inside === box) return true
    inside = parentOf(inside)
  }
  return false
}

export const parentOf = ({ parent }: DomElement): DomElement | null =>
  parent && isElement(parent) ? parent : null

/** The box that contains a line: the parent of a paragraph or heading; the element itself if it contains bare text. */
export const boxOf = (element: DomElement): DomElement | null =>
  /^(h[1-6]|p|li|dt|dd|blockquote|figcaption)$/.test(element.name) ? parentOf(element) : element
