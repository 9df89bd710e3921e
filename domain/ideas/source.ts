// Where a fact stands, in words: on which page, in which document, in what the person told us.
// Double quotation marks are kept for words of the evidence, so a page's name takes single ones.
import { TOLD, type Fact } from '#contract/facts.ts'
import type { Evidence } from '#contract/ideas.ts'
import { trimmedQuote } from './wording/quotation.ts'

/**
 * The place with its preposition: "on the page ‘Visit us’", "in prices.pdf, page 2", "in the brand’s profile". Where the words
 * don't name what they are about, the heading above them does: "on the page ‘Prices’, under ‘Hot desk’".
 */
export function whereItStands(fact: Fact, brandName: string): string {
  const under = underHeading(fact)
  if (isToldByPeople(fact)) return 'in the brand’s profile'
  if (fact.kind === 'document') return `in ${documentName(fact)}${under}`
  const page = pageName(fact.place, brandName)
  return `${page === '' ? 'on the home page' : `on the page ‘${page}’`}${under}`
}

/** The same as the subject of a sentence: "The page ‘Visit us’". */
export function whatSaysIt(fact: Fact, brandName: string): string {
  if (isToldByPeople(fact)) return 'The brand’s profile'
  const under = underHeading(fact) === '' ? '' : `${underHeading(fact)},`
  if (fact.kind === 'document') return `The document ${documentName(fact)}${under}`
  const page = pageName(fact.place, brandName)
  return `${page === '' ? 'The home page' : `The page ‘${page}’`}${under}`
}

/**
 * The fact as it is cited: its own words, whole where they are not too long, and cut at the end of a sentence otherwise. Words
 * that a person edited don't stand on their page any more: they are cited as told.
 */
export function evidenceOf(fact: Fact, brandName: string): Evidence {
  const quote = trimmedQuote(fact.quote, 500).replace(/…$/, '')
  const label = fact.kind === 'document' ? documentName(fact) : placeName(fact, brandName)
  if (fact.original !== undefined) {
    return { kind: 'profile', label: `${TOLD.label}, edited from ${label}`, quote }
  }
  const kind = fact.kind === 'document' || fact.kind === 'profile' ? fact.kind : 'website'
  return { kind, label, quote, ...(fact.place.url === undefined ? {} : { url: fact.place.url }) }
}

const placeName = ({ kind, place }: Fact, brandName: string): string =>
  kind === 'website' ? pageName(place, brandName) || 'Home page' : place.label || place.of

const isToldByPeople = (fact: Fact): boolean => fact.kind === 'profile' || fact.original !== undefined

const underHeading = (fact: Fact): string =>
  isNamedByHeading(fact) ? `, under ‘${fact.heading.trim()}’` : ''

const isNamedByHeading = ({ heading, quote, slots }: Fact): boolean =>
  slots.label !== undefined &&
  !plain(quote).includes(plain(slots.label)) &&
  plain(heading).includes(plain(slots.label)) &&
  heading.length <= 60

/** A page's title without the company's name that pages carry behind a bar or a dash; empty for the home page. */
function pageName({ label, url }: Fact['place'], brandName: string): string {
  if (url !== undefined && /^https?:\/\/[^/]+\/?(?:index\.\w+)?$/.test(url)) return ''
  const isBrand = (part: string) =>
    plain(part) === '' || plain(brandName).includes(plain(part)) || plain(part).includes(plain(brandName))
  const parts = label.split(/\s+[|–—·»:•-]\s+|\s*\|\s*/).filter((part) => !isBrand(part))
  const page = (parts[0] ?? '').trim()
  if (/^(?:home|homepage|home page|welcome|index|\/)$/i.test(page) || /^https?:/i.test(page)) return ''
  return trimmedQuote(page, 60)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function documentName({ place }: Fact): string {
  const page = place.page === undefined ? '' : `, page ${place.page}`
  return `${place.of}${page}`
}
