// Finds what the brand sells or does, named as on its site: only whole headings, menu labels, list items and
// price labels are used.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import { pathOf } from '../page/address.ts'
import { noLexicon, type Lexicon } from './lexicon.ts'
import { lexiconOfferings } from './lexicon-offerings.ts'
import { kindOfPage } from '../page/page-kinds.ts'
import { sectionOfferings, type Candidate } from './offering-sections.ts'
import { isIndexOfOfferings, nameWithoutVariant, offeringKey, offeringLabel } from './offering-words.ts'
import { menuOfferings } from './offering-menus.ts'
import { dishesIn, isAudience, isMeal, withdrawnTest } from './not-offered.ts'
import { namedThings } from './named-things.ts'
import {
  resolveJointNames,
  withoutDuplicates,
  withoutNumber,
  withoutParts,
  withoutProvider,
} from './same-thing.ts'
import type { ReadPage } from '../page/read-blocks.ts'
import { thingsOf } from '../page/json-ld.ts'

const MOST_OFFERINGS = 60
const LONG_LIST = 30
const MANY_PRICES = 10

/**
 * The products and services, best supported first. `facts` must come from the same pages; the `lexicon` says
 * what such a brand usually offers.
 */
export function offeringsOf(
  pages: readonly ReadPage[],
  facts: readonly NewFact[],
  brandName: string,
  lexicon: Lexicon = noLexicon,
): string[] {
  const pricedKeys = new Set(pricedIn(facts).map(({ label }) => offeringKey(label)))
  const things = namedThings(pages, facts).filter(({ label }) => !pricedKeys.has(offeringKey(label)))
  const menuless = withoutDishes(pages, facts)
  const candidates = [
    ...pricedIn(facts),
    ...menuOfferings(pages).map((label) => ({ label, weight: 2.5 })),
    ...pages.flatMap(declared),
    ...lexiconOfferings(
      menuless.filter((page) => !isOfFeatures(page)),
      lexicon,
      packagesIn(facts),
    ),
    ...listedOn(menuless, facts),
    ...things,
  ]
  const isWithdrawn = withdrawnTest(pages.flatMap(({ blocks }) => blocks))
  const people = facts.flatMap(({ slots }) => (slots.person ? [slots.person.toLowerCase()] : []))
  const towns = new Set(facts.flatMap(({ slots }) => (slots.place ? [slots.place.toLowerCase()] : [])))
  const tallies = new Map<string, Candidate & { order: number }>()
  for (const [order, { label: raw, weight, isTitle }] of withoutPlace(candidates).entries()) {
    const label = isTitle
      ? raw
      : offeringLabel(withoutNumber(withoutProvider(raw.replace(/(?<=\p{L}{3}.*)\s*\([^()]*\)$/u, ''))))
    if (
      !label ||
      people.some((person) => label.toLowerCase().includes(person)) ||
      towns.has(label.toLowerCase()) ||
      label.toLowerCase() === brandName.toLowerCase() ||
      isAudience(label) ||
      isWithdrawn(label)
    )
      continue
    const before = tallies.get(offeringKey(label))
    tallies.set(offeringKey(label), {
      label: before === undefined || isPluralOf(before.label, label) ? label : before.label,
      // A link in the menu is on every page, so it still counts as one passing mention.
      weight:
        weight < 1 ? Math.max(weight, before?.weight ?? 0) : Math.min(6, (before?.weight ?? 0) + weight),
      order: before?.order ?? order,
    })
  }
  const priced = facts.flatMap(({ type, slots: { label, amount } }) =>
    type === 'labelled-price' && label !== undefined && amount !== undefined
      ? [{ key: offeringKey(nameWithoutVariant(label)), amount: amount.replace(/^from /, '') }]
      : [],
  )
  const amounts = Map.groupBy(priced, ({ key }) => key)
  const own = new Set(things.map(({ label }) => offeringKey(offeringLabel(label) ?? '')))
  const ranked = withoutParts(
    resolveJointNames([...tallies.values()]),
    own,
    pricedKeys.size >= MANY_PRICES ? 2.5 : 1,
  ).toSorted((a, b) => b.weight - a.weight || a.order - b.order)
  const once = withoutDuplicates(ranked, (label) =>
    (amounts.get(offeringKey(label)) ?? []).map(({ amount }) => amount),
  )
  // A long list is cut, but offerings with a price or a proper name are kept.
  const isSure = ({ label }: Candidate) => pricedKeys.has(offeringKey(label)) || own.has(offeringKey(label))
  // On a site with a full price list, a passing mention is probably a part or kind of something on the list.
  const least = pricedKeys.size >= MANY_PRICES ? 2 : 0
  const others = new Set(once.filter((one) => !isSure(one) && one.weight >= least).slice(0, LONG_LIST))
  return once
    .filter((one) => isSure(one) || others.has(one))
    .slice(0, MOST_OFFERINGS)
    .map(({ label }) => label)
}

const packagesIn = (facts: readonly NewFact[]): ReadonlySet<string> =>
  new Set(
    facts.flatMap(({ type, slots, heading }) =>
      type === 'labelled-price' && slots.label
        ? [slots.label, ...(slots.label.endsWith(` ${heading}`) ? [heading] : [])]
        : [],
    ),
  )

function pricedIn(facts: readonly NewFact[]): Candidate[] {
  const dishes = dishesIn(facts)
  return facts.flatMap((fact) => {
    const { type, slots, freshness } = fact
    if (type !== 'labelled-price' || !slots.label || freshness === 'dated') return []
    return [{ label: dishes.has(fact) ? fact.heading : nameWithoutVariant(slots.label), weight: 3 }]
  })
}

/**
 * Offerings in titles and lists of each page. From a page of features, which may be as detailed as a manual,
 * only those that another page names too.
 */
function listedOn(pages: readonly ReadPage[], facts: readonly NewFact[]): Candidate[] {
  const packages = packagesIn(facts)
  const shelves = shelvesOf(facts)
  return pages.flatMap((page, at) => {
    if (kindOfPage(page, at === 0) !== 'plain') return []
    const { url, blocks } = page
    const isIndex = isIndexOfOfferings(slugOf(url)) || isIndexOfOfferings(blocks[0]?.place.label ?? '')
    const found = sectionOfferings(blocks, { isHome: at === 0, isIndex }, { packages, shelves })
    return isOfFeatures(page)
      ? [...found.filter(({ label }) => isElsewhere(label, page, pages)), ...featuresOf(page)]
      : found
  })
}

const isOfFeatures = (page: ReadPage): boolean =>
  /\b(?:features|specifications?|documentation|docs|manual|reference)\b/i.test(
    `${slugOf(page.url)} ${page.blocks[0]?.place.label ?? ''}`,
  )

/** The titles of a page of features with proper names, such as "Rota Builder", if there are at least three. */
function featuresOf({ url, blocks }: ReadPage): Candidate[] {
  if (!/\bfeatures\b/i.test(`${slugOf(url)} ${blocks[0]?.place.label ?? ''}`)) return []
  const names = blocks.filter(
    ({ form, region, text }, at) =>
      form === 'title' &&
      region === 'main' &&
      /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]+|[Ff]or|[Bb]y|and|&|\p{Ll}+))+$/u.test(text) &&
      wordCount(text) <= 4 &&
      blocks[at + 1]?.heading === text,
  )
  const proper = names.filter(({ text }) => /^\p{Lu}\S* \p{Lu}/u.test(text))
  return names.length < 3 || proper.length * 2 < names.length
    ? []
    : names.map(({ text }) => ({ label: text, weight: 2 }))
}

/** Whether another page names it: as a line of its own, or within a sentence if it is a proper name. */
const isElsewhere = (label: string, page: ReadPage, pages: readonly ReadPage[]): boolean =>
  pages.some(
    (other) =>
      other !== page &&
      other.blocks.some(
        ({ text }) =>
          text.toLowerCase() === label.toLowerCase() || (/\p{L} \p{Lu}/u.test(label) && text.includes(label)),
      ),
  )

const withoutDishes = (pages: readonly ReadPage[], facts: readonly NewFact[]): readonly ReadPage[] =>
  dishesIn(facts).size === 0
    ? pages
    : pages.map((page) => ({
        ...page,
        blocks: page.blocks.filter(({ form, heading }) => form === 'title' || !isMeal(heading)),
      }))

const isPluralOf = (one: string, many: string) =>
  many.length > one.length && many.toLowerCase().startsWith(one.toLowerCase())

/**
 * Finds headings above several things with their own prices: "Mending" above fillings and crowns is not an
 * offering itself.
 */
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
  /^(Product|ProductGroup|Service|Offer|MenuItem|Course|Event|TouristTrip|Accommodation|HotelRoom|Suite|MenuSection|MedicalProcedure|MedicalTherapy|FinancialProduct|EducationalOccupationalProgram)$/

function declared({ $ }: ReadPage): Candidate[] {
  return thingsOf($).flatMap((thing) => {
    const name = thing.text('name') || (thing.thing('itemOffered')?.text('name') ?? '')
    return thing.types.some((type) => sold.test(type)) && name ? [{ label: name, weight: 2 }] : []
  })
}

/** Removes a place such as "in Bewdley" that is added to at least three names for search engines. */
function withoutPlace(candidates: readonly Candidate[]): Candidate[] {
  const tails = new Map<string, number>()
  const tailOf = (label: string) => / in (\p{Lu}[\p{L}-]+)$/u.exec(label)?.[0]
  for (const { label } of candidates) {
    const tail = tailOf(label)
    if (tail) tails.set(tail, (tails.get(tail) ?? 0) + 1)
  }
  return candidates.map(({ label, ...one }) => {
    const tail = tailOf(label)
    return { label: tail && (tails.get(tail) ?? 0) >= 3 ? label.slice(0, -tail.length) : label, ...one }
  })
}
