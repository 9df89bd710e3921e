// Distinguishes prices that a site sets out from those that a sentence only mentions. Only the former name
// offerings.
import type { NewFact } from '#contract/facts.ts'
import { sentencesOf } from '../language/sentences.ts'
import { wordCount } from '../language/sentence.ts'
import { findEntries, type Lexicon } from './lexicon.ts'
import { withHeadingPrices, withPlans } from './heading-prices.ts'
import { offeringKey } from './offering-words.ts'
import { thingInHeading } from './thing-in-heading.ts'
import { isAboveTerms, isNotOfferedHeading } from './not-offered.ts'
import { pathOf } from '../page/address.ts'
import { kindOfPage } from '../page/page-kinds.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

/**
 * The facts, with a price's label kept only if it is a name: it comes from a heading, row or list, is
 * capitalised, is in the trade's lexicon, or the site uses it elsewhere too. "A nozzle costs £9" is not a
 * price of an offering.
 */
export function withoutPassingLabels(
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
  const storyPages = new Set(
    [...Map.groupBy(blocks, ({ place }) => place.of)].flatMap(([url, own], at) =>
      storyKinds.has(kindOfPage({ url, blocks: own }, at === 0)) || isOfGiving(url, own) ? [url] : [],
    ),
  )
  const proseAt = new Set(
    blocks.flatMap(({ form, cells, place, text }) =>
      form === 'text' && cells === undefined && sentencesOf(text).length > 1 ? [keyOf(place)] : [],
    ),
  )
  const plain = withHeadingPrices(facts, blocks).map((fact): NewFact => {
    const { type, quote, slots, heading, place } = fact
    if (type !== 'labelled-price' || slots.label === undefined) return fact
    const { label: said, ...others } = slots
    const label = said === heading ? (thingInHeading(heading) ?? said) : said
    const isOffered =
      (!storyPages.has(place.of) || heading === said) &&
      !isNotOfferedHeading(heading) &&
      !isAboveTerms(heading) &&
      !charge.test(label) &&
      !withFree.test(label) &&
      !/^(?:[Ss]econd|[Tt]hird|[Ff]urther|[Ee]very|[Ee]ach) \p{Ll}/u.test(label)
    const isName =
      !isProse(quote) ||
      isSetOut(quote, label) ||
      heading.toLowerCase().includes(label.toLowerCase()) ||
      quote.includes(capitalised(label)) ||
      lines.has(offeringKey(label)) ||
      things.has(offeringKey(label).split(' ').at(-1) ?? '') ||
      findEntries(label, lexicon).length > 0
    // "They choose the films and we order pizza, £3": one word within a text is a part of what the text is about.
    const isPart =
      proseAt.has(keyOf(place)) &&
      wordCount(label) === 1 &&
      label !== heading &&
      !lines.has(offeringKey(label))
    if (isName && isOffered && !isPart) return label === said ? fact : { ...fact, slots: { ...slots, label } }
    return { ...fact, type: 'price', slots: others }
  })
  return withPlans(plain, blocks)
}

const keyOf = (place: NewFact['place']): string => `${place.of} ${'offset' in place ? place.offset : -1}`

/** Kinds of pages on which nothing is sold. */
const storyKinds: ReadonlySet<string> = new Set(['story', 'jobs', 'small-print', 'around'])

/** Sentences on pages that ask for donations, which say what a donation pays for: "€45 pays for a lift". */
const isOfGiving = (url: string, [first]: readonly SiteBlock[]): boolean =>
  /\b(?:donat(?:e|ions?)|giv(?:e|ing)|appeals?|fundrais\w+|support us|make a gift)\b/i.test(
    `${pathOf(url).replace(/[-_/.]+/g, ' ')} ${first?.place.label ?? ''}`,
  )

/** Charges and limits, which are not products: "Minimum order £35", "Missed visit £20". */
const charge =
  /^(?:minimum|maximum|min|max|missed|late|lost|cancell\w+|deposit|delivery|postage|parking|aim|target|goal|surcharge|no[- ]shows?|example|extra|additional|after|before|from|until|total|moving up|upgrad\w+|mileage|travel|corkage|breakages?|suggested|donations?)\b|\b(?:surcharge|deposit|supplement|excess|equivalent|spend|turnover|(?:key|cleaning|admin\w*|booking|card|late|cancellation|mileage|travel|handling|delivery|postal|joining|registration) (?:fees?|charges?))$/i

/** Conditions of something free: "Free delivery in town over £20", "Room free with food from £13.50". */
const withFree = /^free (?!range)|\bfree (?:with|for|over|if|when|from)\b/i

/**
 * Whether the name comes first in its sentence or list item, right before the sum: "Cheese scone £3.40",
 * "fruit scone, from £3".
 */
function isSetOut(quote: string, label: string): boolean {
  const at = quote.indexOf(label)
  if (at < 0 || !(at === 0 || /[,;:.]\s$/.test(quote.slice(0, at)))) return false
  if (at === 0 && /^(?::|\s[–—-])\s/.test(quote.slice(label.length))) return true
  return /^(?:\s\([^()]*\))?[\s,:–-]*(?:from |only |just )?(?:[£€$₹]\s?)?\d/i.test(
    quote.slice(at + label.length),
  )
}

const isProse = (quote: string): boolean => /\p{Ll}.*[.!]$/su.test(quote) && quote.split(' ').length >= 5

/** The label if it has several words, all capitalised, such as "Full Bore"; else a text that matches nothing. */
const capitalised = (label: string): string =>
  /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(label) ? label : `\u0000${label}`
