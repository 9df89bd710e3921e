// What the brand sells or does, as its site names it: only whole headings, menu labels, list items and price labels are taken.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../facts/sentence.ts'
import { pathOf } from './address.ts'
import { isIndexOfOfferings, isSectionOfOfferings, offeringKey, offeringLabel } from './offering-words.ts'
import { menuOfferings } from './offering-menus.ts'
import type { ReadPage, SiteBlock } from './read-blocks.ts'
import { thingsOf } from './structured.ts'

const MOST_OFFERINGS = 40

interface Candidate {
  label: string
  weight: number
}

/** The products and services, best attested first. `facts` are those of the same pages. */
export function offeringsOf(
  pages: readonly ReadPage[],
  facts: readonly NewFact[],
  brandName: string,
): string[] {
  const priced = new Set(
    facts.flatMap(({ type, slots }) => (type === 'labelled-price' && slots.label ? [slots.label] : [])),
  )
  const shelves = shelvesOf(facts)
  const candidates = [
    ...facts.flatMap(({ type, slots, freshness }) =>
      type === 'labelled-price' && slots.label && freshness !== 'dated'
        ? [{ label: nameIn(slots.label), weight: 3 }]
        : [],
    ),
    ...menuOfferings(pages).map((label) => ({ label, weight: 2.5 })),
    ...pages.flatMap(declared),
    ...pages.flatMap(({ url, blocks }, at) =>
      listed(
        blocks,
        {
          isHome: at === 0,
          isIndex: isIndexOfOfferings(slugOf(url)) || isIndexOfOfferings(blocks[0]?.place.label ?? ''),
        },
        { packages: priced, shelves },
      ),
    ),
  ]
  const people = facts.flatMap(({ slots }) => (slots.person ? [slots.person.toLowerCase()] : []))
  const tallies = new Map<string, Candidate & { order: number }>()
  for (const [order, { label: raw, weight }] of withoutPlace(candidates).entries()) {
    const label = offeringLabel(raw)
    if (
      !label ||
      people.some((person) => label.toLowerCase().includes(person)) ||
      label.toLowerCase() === brandName.toLowerCase()
    )
      continue
    const before = tallies.get(offeringKey(label))
    tallies.set(offeringKey(label), {
      label: before === undefined || isPluralOf(before.label, label) ? label : before.label,
      weight: Math.min(6, (before?.weight ?? 0) + weight),
      order: before?.order ?? order,
    })
  }
  return [...tallies.values()]
    .toSorted((a, b) => b.weight - a.weight || a.order - b.order)
    .slice(0, MOST_OFFERINGS)
    .map(({ label }) => label)
}

/** What is bought, without the kind or size that a price list adds: "Crown, gold" is a crown, "Soup, bread and cheese" a dish. */
function nameIn(label: string): string {
  if (/, [^,]+ (?:and|&) /.test(label) && wordCount(label) <= 6 && !/^[^,]+ [^,]+,/.test(label)) return label
  const head = (label.split(/, | \(| for (?:up to|\d|two|three|four|six|eight|ten)\b/)[0] ?? label).trim()
  return /\p{L}{3}/u.test(head) ? head : label
}

const isPluralOf = (one: string, many: string) =>
  many.length > one.length && many.toLowerCase().startsWith(one.toLowerCase())

/** Headings above several things that have their own prices: "Mending" over fillings and crowns is no offering itself. */
function shelvesOf(facts: readonly NewFact[]): ReadonlySet<string> {
  const others = facts.filter(
    ({ type, slots, heading }) =>
      type === 'labelled-price' && offeringKey(slots.label ?? '') !== offeringKey(heading),
  )
  const counts = Map.groupBy(others, ({ heading }) => heading)
  return new Set([...counts].filter(([, { length }]) => length > 1).map(([heading]) => heading))
}

const slugOf = (url: string) =>
  pathOf(url)
    .replace(/\.\w+$/, '')
    .replace(/[-_/]+/g, ' ')
    .trim()

const sold =
  /^(Product|Service|Offer|MenuItem|Course|Event|TouristTrip|Accommodation|HotelRoom|Menu|MenuSection|MedicalProcedure|FinancialProduct)$/

function declared({ $ }: ReadPage): Candidate[] {
  return thingsOf($).flatMap((thing) => {
    const name = thing.text('name') || (thing.thing('itemOffered')?.text('name') ?? '')
    return thing.types.some((type) => sold.test(type)) && name ? [{ label: name, weight: 2 }] : []
  })
}

/** Titles of cards and items of lists in sections that are about what is sold. */
function listed(
  blocks: readonly SiteBlock[],
  { isHome, isIndex }: { isHome: boolean; isIndex: boolean },
  { packages, shelves }: { packages: ReadonlySet<string>; shelves: ReadonlySet<string> },
): Candidate[] {
  const main = blocks.filter(({ region }) => region === 'main')
  return main.flatMap((block, at): Candidate[] => {
    const [before, next] = [main[at - 1], main[at + 1]]
    const section = sectionOf(block, main)
    const isOffered = isSectionOfOfferings(section)
    if (block.form === 'title') {
      const enumerated = isHome && block.level <= 2 ? enumeration(block.text) : []
      if (enumerated.length > 0) return enumerated.map((label) => ({ label, weight: 2 }))
      const isDescribed = next !== undefined && next.form !== 'title' && next.heading === block.text
      const hasSiblings =
        main.filter(
          (other) => other.form === 'title' && other.level === block.level && other.heading === block.heading,
        ).length >= 3
      if (!isDescribed || !hasSiblings || block.level === 1 || shelves.has(block.text)) return []
      return isOffered
        ? [{ label: block.text, weight: 2 }]
        : isIndex && block.heading !== '' && !isOtherSection(section)
          ? [{ label: block.text, weight: 1 }]
          : []
    }
    // What a priced package includes is part of it.
    const isListed =
      block.form === 'item' &&
      block.text.length <= 200 &&
      !packages.has(block.heading) &&
      (isOffered || promisesList(before?.text ?? '', main, at))
    return isListed ? [{ label: headOf(block.text), weight: isOffered ? 1.5 : 1 }] : []
  })
}

/** Sections of a page of offerings that are about something else. */
const isOtherSection = (section: string) =>
  /\b(why|benefits?|advantages?|what to expect|process|steps?|how|signs|symptoms|causes|aftercare|recovery|technology|equipment|faqs?|questions|reviews?|testimonials?|what our|team|meet|about|contact|visit|find us|location|related|compared|vs|types of|who|when|areas|near|trust|story|history|values|award|news|blog|sponsors?|overview|answers|better|results)\b/i.test(
    section,
  )

/** The headings that a block stands under: its own, and the one before that where nothing stands between. */
function sectionOf(block: SiteBlock, main: readonly SiteBlock[]): string {
  const at = main.findIndex((other) => other.form === 'title' && other.text === block.heading)
  const above = main[at - 1]
  return at > 0 && above?.form === 'title' ? `${above.text} ${block.heading}` : block.heading
}

/** "We can help you with:" stands before the list's first item. */
function promisesList(before: string, main: readonly SiteBlock[], at: number): boolean {
  let first = at
  while (main[first - 1]?.form === 'item') first--
  const lead = first === at ? before : (main[first - 1]?.text ?? '')
  return /\b(help (?:you )?with|we (?:offer|provide|supply|make|sell|stock|do|cover|can)|our (?:services|products|treatments)|choose from|range of)\b.*:$/i.test(
    lead,
  )
}

/** "Kitchens, vanities and furniture": a heading that is nothing but a list. */
function enumeration(text: string): string[] {
  if (!/^\p{L}[\p{L} '-]{2,24}(?:, [\p{L} '-]{3,24})+,? (?:and|&) [\p{L} '-]{3,24}$/u.test(text)) return []
  const parts = text.split(/,? (?:and|&) |, /)
  return parts.length >= 3 && parts.every((part) => wordCount(part) <= 3) ? parts : []
}

/** The part of an item before it goes into detail. */
const headOf = (text: string) => {
  const head =
    text.split(/\s*[,;:(–—]\s*|\s-\s|\s(?:eg|e\.g\.|ie|i\.e\.|such as|including|where)\s/)[0] ?? text
  return wordCount(head) >= 2 || head.length === text.length ? head : text
}

/** Where a place is written behind most names for search engines ("… in Bewdley"), it is no part of them. */
function withoutPlace(candidates: readonly Candidate[]): Candidate[] {
  const tails = new Map<string, number>()
  const tailOf = (label: string) => / in (\p{Lu}[\p{L}-]+)$/u.exec(label)?.[0]
  for (const { label } of candidates) {
    const tail = tailOf(label)
    if (tail) tails.set(tail, (tails.get(tail) ?? 0) + 1)
  }
  return candidates.map(({ label, weight }) => {
    const tail = tailOf(label)
    return { label: tail && (tails.get(tail) ?? 0) >= 3 ? label.slice(0, -tail.length) : label, weight }
  })
}
