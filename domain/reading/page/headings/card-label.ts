// Finds the label of a price that has a line of its own in a card.
import type { DomElement } from '../dom.ts'
import { holds, parentOf } from './boxes.ts'
import type { Titled } from './titled.ts'

const sum = /(?:[£€$₹]|\b(?:USD|EUR|GBP|AUD|NZD|CAD|Rs\.?)\s?)\s?\d/

/** A line with only a price and its unit: "from €230 (ex. VAT) /month". */
export const isBarePrice = (text: string): boolean =>
  sum.test(text) &&
  text.length <= 60 &&
  text
    .replace(/\/\s?\p{L}{2,12}/gu, '')
    .replace(/(?<=\d)\s?(?:p\.?m|pp|pcm|pw|pa|ea)\b/gi, '')
    .replace(
      /\b(from|only|just|starting|starts|at|prices?|per|an?|each|month|mo|year|yr|week|day|night|hour|person|pp|ex|excl|inc|incl|plus|vat|gst|tax|p|m|pm|pcm|usd|eur|gbp|aud|nzd|cad|rs|and|to|up|total|cost|fee|regular|sale|unit|now|was|rrp|our|standard)\b/gi,
      '',
    )
    .replace(/[^\p{L}]/gu, '') === ''

/**
 * The label of a price: the title of the smallest box around it that contains other text; null if the box
 * contains other prices, unless the line above the price is a label.
 */
export function cardLabel(pieces: readonly Titled[], at: number): string | null {
  const piece = pieces[at]
  let box: DomElement | null = piece?.element ?? null
  for (let up = 0; up < 8 && box; up++) {
    const inside = box
    const before = piecesWithin(pieces, inside, at, -1)
    const [below, ...after] = piecesWithin(pieces, inside, at, 1)
    // Some cards show the price above the name.
    if (before.length === 0 && below?.isTitle && !after.some(({ text }) => isBarePrice(text)))
      return below.text
    if (before.length > 0) {
      const others = [...before, ...piecesWithin(pieces, inside, at, 1)].filter(({ text }) =>
        isBarePrice(text),
      )
      if (others.length > 0) {
        const above = pieces[at - 1]
        return above && before.includes(above) && isLabel(above) && !isBarePrice(above.text)
          ? above.text
          : null
      }
      return (before.find(({ isTitle }) => isTitle) ?? before.find(isLabel))?.text ?? null
    }
    box = parentOf(box)
  }
  return null
}

const isLabel = ({ text, isTitle }: Titled) =>
  isTitle || (text.length <= 60 && !/[.!?]$/.test(text) && /\p{L}{3}/u.test(text))

/** The pieces next to this one in the same box, in one direction. */
function piecesWithin(pieces: readonly Titled[], box: DomElement, at: number, step: 1 | -1): Titled[] {
  const found: Titled[] = []
  for (let position = at + step; found.length < 12; position += step) {
    const piece = pieces[position]
    if (!piece || !holds(box, piece.element)) break
    if (step > 0) found.push(piece)
    else found.unshift(piece)
  }
  return found
}
