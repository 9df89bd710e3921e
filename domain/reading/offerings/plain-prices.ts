// Prices that a sentence names in passing, told from those that the site sets out: only the latter name what is on offer.
import type { NewFact } from '#contract/facts.ts'
import { namedIn, type Lexicon } from './lexicon.ts'
import { offeringKey } from './offering-words.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

/**
 * The facts in which a price keeps its label only where that is a name: by a heading, a row or a list, by a capital, by the trade's
 * lexicon, or because the site says it elsewhere as well. "A nozzle costs £9" is a price of nothing on offer.
 */
export function withPlainPrices(
  facts: readonly NewFact[],
  blocks: readonly SiteBlock[],
  lexicon: Lexicon,
): NewFact[] {
  const lines = new Set(
    blocks.flatMap(({ text, form, cells = [] }) =>
      form === 'title' || form === 'item' || text.length <= 40
        ? [offeringKey(text), ...cells.map((cell) => offeringKey(cell.text))]
        : [],
    ),
  )
  const things = new Set([...lines].flatMap((line) => line.split(' ')))
  return facts.map((fact) => {
    const { type, quote, slots, heading } = fact
    if (type !== 'labelled-price' || slots.label === undefined || !isProse(quote)) return fact
    const { label, ...others } = slots
    const isName =
      heading.toLowerCase().includes(label.toLowerCase()) ||
      quote.includes(capitalised(label)) ||
      lines.has(offeringKey(label)) ||
      things.has(offeringKey(label).split(' ').at(-1) ?? '') ||
      namedIn(label, lexicon).length > 0
    return isName ? fact : { ...fact, type: 'price', slots: others }
  })
}

const isProse = (quote: string): boolean => /\p{Ll}.*[.!]$/su.test(quote) && quote.split(' ').length >= 5

/** "Full Bore": a name where it stands with capitals in the middle of a sentence or at its beginning with two. */
const capitalised = (label: string): string =>
  /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(label) ? label : `\u0000${label}`
