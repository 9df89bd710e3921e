// Finds the brand's address and phone number in the text of its pages and in its data for search engines.
import type { NewFact } from '#contract/facts.ts'
import { NEW_FACT_DEFAULTS } from '../language/new-fact-defaults.ts'
import { tidy } from '../page/dom.ts'
import type { ReadPage, SiteBlock } from '../page/read-blocks.ts'
import { thingsOf } from '../page/json-ld.ts'

/**
 * Finds the town, the address and the phone number, each as a fact. If the brand has branches, each branch's
 * address and phone number have its name, and the brand has a number of its own only if that isn't the
 * number of one branch.
 */
export function contactsOf(pages: readonly ReadPage[], blocks: readonly SiteBlock[]): NewFact[] {
  const branches = [...Map.groupBy(blocks, ({ branch }) => branch)].filter(([name]) => name !== undefined)
  const whole = contactsIn(pages, blocks)
  if (branches.length < 2) return whole
  const isTown = ({ slots: { place } }: NewFact) => place !== undefined && !/\d/.test(place)
  const own = branches.flatMap(([branch = '', of]) =>
    [...contactsIn(pages, of), ...streetOf(of)]
      .filter((fact) => !isTown(fact))
      .map((fact) => ({ ...fact, slots: { ...fact.slots, branch } })),
  )
  const numbers = new Set(own.flatMap(({ slots: { phone } }) => (phone ? [digitsOf(phone)] : [])))
  const isShared = ({ slots: { phone, place } }: NewFact) =>
    phone === undefined
      ? own.every(({ slots }) => slots.place === undefined || !isSameAddress(slots.place, place ?? ''))
      : numbers.size < 2 || !numbers.has(digitsOf(phone))
  const shared = whole.filter((fact) => isTown(fact) || isShared(fact))
  const hasNumber = shared.some(({ slots }) => slots.phone !== undefined && numbers.size < 2)
  return [...shared, ...own.filter(({ slots }) => slots.phone === undefined || !hasNumber)]
}

/** A branch's address without a postcode: "Unit 2, Station Yard, Ludlow". */
function streetOf(blocks: readonly SiteBlock[]): NewFact[] {
  const line = blocks.find(({ text }) => text.length <= 80 && hasStreet(text))
  const isWhole = blocks.some((_, at) => addressAt(blocks, at) !== null)
  return line && !isWhole ? [placeFact(line.text, line, { place: line.text.replace(/\.$/, '') })] : []
}

/** The postcode, or the number and street, so that an address is recognised if it is written differently. */
export const addressKey = (address: string): string =>
  (/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.exec(address)?.[0] ?? address.split(',').slice(0, 2).join(','))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const isSameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other)

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9)

function contactsIn(pages: readonly ReadPage[], blocks: readonly SiteBlock[]): NewFact[] {
  const all = blocks.map((_, at) => addressAt(blocks, at)).filter((one) => one !== null)
  // An address that ends in a postcode is complete, so it is preferred.
  const best = all.find(({ address }) => postcode.test(address)) ?? all[0] ?? null
  const written = best && { ...best, address: withoutName(best.address, pages) }
  const town = written?.town ?? declaredTown(pages, blocks)
  const phone = phoneOf(blocks)
  const shown = written?.block ?? blocks[0]
  return [
    ...(town && shown
      ? [placeFact(written?.town === town ? written.quote : town, shown, { place: town })]
      : []),
    ...(written ? [placeFact(written.quote, written.block, { place: written.address })] : []),
    ...(phone ? [placeFact(phone.quote, phone.block, { phone: phone.number })] : []),
  ]
}

const placeFact = (quote: string, block: SiteBlock, slots: NewFact['slots']): NewFact => ({
  kind: 'website',
  quote,
  place: block.place,
  type: 'place',
  slots,
  heading: '',
  ...NEW_FACT_DEFAULTS,
  flags: [],
})

const postcode =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|(?:[A-Z]{2},?|(?:\p{Lu}\p{Ll}+ )?(?!Tele|Tel\b|Phone|Call|Ring|Text|Fax|Mobile)\p{Lu}\p{Ll}+) \d{5}(?:-\d{4})?|(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?<=^[^.]{8,60}, (?:\p{Lu}\p{Ll}+ )?)\p{Lu}\p{Ll}+ \d{4}$|(?<=, (?:\p{Lu}[\p{L}.]+ ){1,3})[A-Z]{1,2}\d{1,2}[A-Z]?(?=[.,]|$))(?![\p{L}\d])/u
/** The end of an address without a postcode is its county. */
const ending =
  /(?<=\d[^.]{4,60}, )(?:(?:North |South |East |West )?\p{Lu}\p{Ll}+shire|Co\. \p{Lu}\p{Ll}+|County \p{Lu}\p{Ll}+)(?=[.,]|$)/u
const road = String.raw`(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Place|Square|Court|Row|Hill|Close|Terrace|Quay|Mall|Wynd|Yard|Gate|Walk|Mews|Parade|Green|Crescent|Wharf|Bank|Rise|Buildings|Estate|Market|Blvd|Boulevard|Highway|Parkway)`
const house = String.raw`(?:House|Mill|Barn|Hall|Chapel|Farm|Centre|Center|Church|Forge|Dairy|Works|Lodge|Cottage|Studio|Unit|Suite|Floor)`
const words = String.raw`(?:[NSEW]\.? )?(?:\p{Lu}[\p{L}’'.]+ ){1,3}${road}`
const number = String.raw`\d+[A-Za-z]?(?:[-–]\d+)?,? `
/**
 * The street line of an address: "14 Bridge Lane", "The Old Dairy, Quay Road". Without a number it must end
 * in a comma, because company names contain street names too.
 */
const street = new RegExp(
  String.raw`(?:(?:The )?(?:\p{Lu}[\p{L}’']+ ){0,3}${house}(?: \d+\p{L}?)?, ){0,2}(?:(?:The )(?:\p{Lu}[\p{L}’']+ ?){1,3}, )?(?:${number}${words}\b(?=[,\s]|$)|${words}\b(?=,|$)|${number}(?:\p{Lu}[\p{L}’']+ ?){1,3}(?=, \p{Lu}))`,
  'u',
)

interface Address {
  address: string
  town: string | null
  quote: string
  block: SiteBlock
}

/** The address that ends with this block's postcode or county: in one line, or over up to four lines above it. */
export function addressAt(blocks: readonly SiteBlock[], at: number): Address | null {
  const block = blocks[at]
  if (!block || block.text.length > 260 || !(postcode.test(block.text) || ending.test(block.text)))
    return null
  for (let first = at; first >= Math.max(0, at - 4); first--) {
    const lines = blocks.slice(first, at + 1)
    if (
      lines.some(
        ({ place, text }, line) =>
          place.of !== block.place.of || (line < lines.length - 1 && text.length > 60),
      )
    )
      return null
    const joined = lines.map(({ text }) => text.replace(/[,\s]+$/, '')).join(', ')
    const start = street.exec(joined)
    const end = postcode.exec(joined) ?? ending.exec(joined)
    if (!start || !end || start.index > end.index || end.index - start.index > 120) continue
    const address = joined.slice(start.index, end.index + end[0].length)
    const quote = tidy(lines.map(({ text }) => text).join(' '))
    const from = quote.indexOf(address)
    return { address, town: townIn(address), quote: from < 0 ? quote : address, block }
  }
  return null
}

/**
 * Removes the brand's name from an address such as "The Half Moon, 3 Hill Road". A name that most pages
 * mention is the brand's, not the building's.
 */
function withoutName(address: string, pages: readonly ReadPage[]): string {
  const [whole, first = ''] = /^(The [^,\d]+), (?=.*\d)/u.exec(address) ?? []
  const saying = pages.filter(({ blocks }) => blocks.some(({ text }) => text.includes(first)))
  return whole !== undefined && saying.length * 2 > pages.length && pages.length > 1
    ? address.slice(whole.length)
    : address
}

/** Whether a place is a county or country rather than a town. */
export const isCounty = (place: string): boolean => county.test(place)

const county =
  /(?:shire|Yorkshire)$|^(?:Co\.?|County)\s|^(?:Cumbria|Cornwall|Devon|Dorset|Kent|Essex|(?:East |West )?Sussex|Surrey|Norfolk|Suffolk|Somerset|Northumberland|Durham|Tyne (?:and|&) Wear|Merseyside|Greater \p{L}+|West Midlands|Rutland|Middlesex|Fife|Highland|Gwynedd|Powys|Dyfed|Clwyd|Gwent|England|Scotland|Wales|Ireland)$/u

/**
 * The town of an address: the last part that is neither postcode nor county, as in "14 Bridge Lane, Penrith,
 * Cumbria CA11 7HT".
 */
function townIn(address: string): string | null {
  const parts = address
    .replace(new RegExp(String.raw`,?\s*(?:${postcode.source})$`, 'u'), (code) =>
      /^,?\s*\p{Lu}\p{Ll}/u.test(code) ? code.replace(/\s*\d+(?:-\d+)?$/, '') : '',
    )
    .split(/,\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const town = parts.slice(1).findLast((part) => !county.test(part) && !/\d/.test(part))
  return town !== undefined &&
    /^\p{Lu}[\p{L}’' -]{2,30}$/u.test(town) &&
    !new RegExp(`\\b${road}$`, 'u').test(town)
    ? town
    : null
}

/** The town in the data for search engines, if the pages mention it too. */
function declaredTown(pages: readonly ReadPage[], blocks: readonly SiteBlock[]): string | null {
  const towns = pages
    .slice(0, 3)
    .flatMap(({ $ }) => thingsOf($))
    .flatMap((thing) => thing.thing('address')?.text('addressLocality') ?? [])
    .filter((town) => /^\p{Lu}[\p{L}’' -]{2,30}$/u.test(town))
  return towns.find((town) => blocks.some(({ text }) => text.includes(town))) ?? null
}

/** Whether the text has the street line of an address, or its postcode. A phone number is neither. */
export function hasStreet(text: string): boolean {
  const plain = text.replace(telephone, '')
  return street.test(plain) || postcode.test(plain) || (plain.length <= 60 && unit.test(plain))
}
const unit = /^(?:Unit|Suite|Studio|Shop) \d+\p{L}?, \p{Lu}/u

export const hasPhone = (text: string): boolean => telephone.test(text)

const telephone =
  /(?<![\d.])(?:\+\d{1,3}[\s.-]?)?(?:\(0\)\s?)?(?:\(\d{2,5}\)|0\d{2,4}|\d{3})[\s.-]?\d{3,4}[\s.-]?\d{3,4}(?!\d)/

/** The most frequent phone number, written as in the shortest text that contains it. */
function phoneOf(blocks: readonly SiteBlock[]): { number: string; quote: string; block: SiteBlock } | null {
  const found = blocks.flatMap((block) => {
    const [said] = telephone.exec(block.text) ?? []
    const digits = said?.replace(/\D/g, '') ?? ''
    if (!said || block.text.length > 300 || digits.length < 9 || digits.length > 14) return []
    if (
      /\b(?:charity|company|vat|reg(?:istered|istration)?|sra|isbn|fax)\b[^.]{0,30}$/i.test(
        block.text.slice(0, block.text.indexOf(said)),
      )
    )
      return []
    return [{ number: said.trim(), digits: digits.slice(-9), quote: block.text, block }]
  })
  const [most] = [...Map.groupBy(found, ({ digits }) => digits).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const shortest = most?.toSorted((one, other) => one.quote.length - other.quote.length)[0]
  return shortest ?? null
}
