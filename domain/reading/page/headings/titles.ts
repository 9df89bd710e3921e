// Decides which pieces of a page are headings, and which heading each other piece belongs to.
import type { DomElement } from '../dom.ts'
import type { Piece } from '../pieces.ts'
import type { Titled } from './titled.ts'
import { boxOf, holds, parentOf } from './boxes.ts'
import { cardLabel, isBarePrice } from './card-label.ts'

/** Finds the headings of a page, also untagged ones, and gives each piece its nearest matching heading. */
export function withHeadings(pieces: readonly Piece[]): Titled[] {
  const marked = joinedFigures(pieces).map((piece, at, all): Titled => {
    const level = levelOf(piece, all[at + 1], all[at + 2])
    return { ...piece, isTitle: level > 0, level, heading: '' }
  })
  withRemarks(marked)
  withSubheadings(marked)
  let path: Titled[] = []
  for (const [at, piece] of marked.entries()) {
    if (piece.region !== marked[at - 1]?.region) path = []
    path = path.filter((title) => title.level <= 2 || !isOutside(title, piece))
    if (piece.isTitle) {
      path = path.filter(({ level }) => level < piece.level)
      piece.heading = path.at(-1)?.text ?? ''
      path.push(piece)
    } else piece.heading = path.at(-1)?.text ?? ''
  }
  for (const [at, piece] of marked.entries())
    if (piece.cells.length < 2 && isBarePrice(piece.text)) piece.heading = cardLabel(marked, at) ?? ''
  return marked
}

/**
 * Whether a piece is outside the heading's section. A card's heading doesn't apply outside the card, and a
 * term's not outside its list, but a section's own heading (level 1 or 2) may.
 */
function isOutside(title: Titled, piece: Piece): boolean {
  const list = listOf[title.element.name]
  let section: DomElement | null = title.element
  while (section && section.name !== 'section' && section.name !== 'article' && section.name !== list)
    section = parentOf(section)
  return section !== null && !holds(section, piece.element)
}

/** What a term, a summary, a caption and a legend are about. */
const listOf: Readonly<Record<string, string>> = {
  dt: 'dl',
  summary: 'details',
  caption: 'table',
  legend: 'fieldset',
}

const sum = /(?:[£€$₹]|\b(?:USD|EUR|GBP|AUD|NZD|CAD|Rs\.?)\s?)\s?\d/

function levelOf(piece: Piece, next: Piece | undefined, afterNext: Piece | undefined): number {
  const { text, element } = piece
  const tagged = /^h([1-6])$/.exec(element.name)?.[1]
  if (isBarePrice(text) || isContact(text) || piece.cells.length > 1) return 0
  if (tagged) return isSentence(text) || text.length > 120 ? 0 : Number(tagged)
  if (/^(dt|summary|caption|legend)$/.test(element.name)) return text.length <= 150 ? 7 : 0
  if (
    text.endsWith('?') &&
    text.length <= 150 &&
    next &&
    next.text.length >= 20 &&
    !piece.isLink &&
    piece.region === 'main'
  )
    return 8
  if (piece.region !== 'main' || piece.isLink || !next || next.region !== 'main') return 0
  const hasText = (other: Piece | undefined) =>
    other !== undefined && other.text.length >= 50 && areNear(element, other.element)
  const leads = piece.isBold
    ? areNear(element, next.element)
    : hasText(next) || hasText(afterNext) || isBarePrice(next.text)
  return looksLikeTitle(piece) && leads ? 8 : 0
}

const isSentence = (text: string) => /[.!]["”’)]?$/.test(text) && text.split(' ').length >= 6

function looksLikeTitle({ text, element, isBold }: Piece): boolean {
  const [letters, words] = isBold ? [90, 12] : [60, 8]
  if (text.length > letters || text.split(' ').length > words || element.name === 'li') return false
  if (!/^[\p{Lu}\p{N}“"]/u.test(text) || /[.,;:…]$/.test(text)) return false
  return !/\b\d{1,2}[:.]\d\d(?!\d)|\d\s?[ap]m\b|%/i.test(text) && !sum.test(text)
}

/** Addresses, phone numbers and email addresses, which are often tagged as headings but aren't. */
const isContact = (text: string) =>
  /@|https?:|www\.|\d{5,}|(\d[\s()-]*){7,}/.test(text) || /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(text)

/**
 * Whether two elements are in the same card: the first, or one of its three nearest ancestors, contains the
 * second.
 */
function areNear(first: DomElement, second: DomElement): boolean {
  let box: DomElement | null = first
  for (let up = 0; up < 4 && box; up++) {
    if (holds(box, second)) return true
    box = parentOf(box)
  }
  return false
}

/**
 * A line of the same class as at least two questions with answers is a heading too: "My dog bites the vet." among the questions
 * of a list.
 */
function withRemarks(pieces: Titled[]) {
  const asked = Map.groupBy(
    pieces.filter(({ text, isLink }) => text.endsWith('?') && !isLink),
    classOf,
  )
  for (const piece of pieces) {
    const questions = classOf(piece) === '' ? [] : (asked.get(classOf(piece)) ?? [])
    const isList = questions.length > 1 && questions.some(({ level }) => level === 8)
    if (isList && !piece.isTitle && piece.text.length <= 150)
      Object.assign(piece, { isTitle: true, level: 8 })
  }
}

/** Whether the line belongs to the name above it in a card: "Ines Brandt MRCVS" and "Vet, cats and rabbits". */
const isLineOfCard = (above: Titled, { level, isBold, element }: Titled): boolean =>
  above.level === 8 &&
  level === 8 &&
  !isBold &&
  ofName.test(above.text) &&
  parentOf(above.element) === parentOf(element)

const ofName = /^\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.&-]*){1,4}$/u

const classOf = ({ element }: Pick<Piece, 'element'>): string => element.attribs['class'] ?? ''

/**
 * A heading right below another in the same box is a subheading if no other of its level follows before the
 * next section. The text that follows belongs to the first heading.
 */
function withSubheadings(pieces: Titled[]) {
  for (const [at, piece] of pieces.entries()) {
    const above = pieces[at - 1]
    const isLower = piece.level > (above?.level ?? 9) || (piece.level === 8 && above?.level === 8)
    if (!above?.isTitle || !piece.isTitle || !isLower) continue
    const isInside = above.element === parentOf(piece.element)
    if (isLineOfCard(above, piece)) {
      piece.isTitle = false
      continue
    }
    if (boxOf(above.element) !== boxOf(piece.element) && !isInside) continue
    if (piece.level === above.level && isInside) {
      piece.isTitle = false
      continue
    }
    const end = pieces.findIndex(
      (other, position) => position > at && other.isTitle && other.level <= above.level,
    )
    const rest = pieces.slice(at + 1, end < 0 ? undefined : end)
    if (!rest.some((other) => other.isTitle && other.level === piece.level)) piece.isTitle = false
  }
}

/** Joins a line that is only a number and the words below it: "5000+" and "Patients treated". */
function joinedFigures(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const [piece, next] = [pieces[at], pieces[at + 1]]
    if (!piece) continue
    const isFigure = /^\d[\d,.]*\s?[+%kKmM]?$/.test(piece.text) && !/^(19|20)\d\d$/.test(piece.text)
    if (
      next &&
      isFigure &&
      /^\p{L}[^.!?]{2,60}$/u.test(next.text) &&
      next.region === piece.region &&
      areClose(piece, next)
    ) {
      joined.push({ ...next, text: `${piece.text} ${next.text}` })
      at++
    } else joined.push(piece)
  }
  return joined
}

const areClose = (one: Piece, other: Piece) => {
  const parent = parentOf(one.element)
  const box = boxOf(one.element)
  return (
    (parent !== null && parent === parentOf(other.element)) || (box !== null && box === boxOf(other.element))
  )
}
