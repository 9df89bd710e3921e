// What a brand would look for in the news: its trade and its own words, each with its weight.
import { countryName, INTERNATIONAL } from '#contract/places.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { conceptsIn } from '#domain/ideas/concepts.ts'
import type { KnownFact } from '#domain/ideas/known-facts.ts'
import type { Archetype } from '#domain/library/entry.ts'
import { everybodys } from './everybodys.ts'
import { tradesOf, type TradeWords } from './trade-words.ts'

/** What the brand would look for, each concept with its weight, and what makes a story its matter. */
export interface Interest {
  weights: ReadonlyMap<string, number>
  /** How much each concept says that a story is of the brand's trade. */
  matter: ReadonlyMap<string, number>
  /** Words that make a trade only together: "guest house", "market research". */
  phrases: readonly ReadonlySet<string>[]
  /** Whose press it reads. */
  trades: TradeWords
}

/** Words of the trade itself; what the brand is known for, since it says so again and again; what it names; what it often says. */
const TRADE = 2
const KNOWN_FOR = 1.5
const NAMED = 1
const OFTEN = 0.5

/** The trade weighs most, then what it offers and where it is, then all that it says of itself; the country least. */
export function interestOf(brand: Brand, archetype: Archetype, facts: readonly KnownFact[]): Interest {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const concept of conceptsIn(text).keys())
      weights.set(concept, Math.max(weight, weights.get(concept) ?? 0))
  }
  const known = archetype.words.map((word) => new Set(conceptsIn(word).keys()))
  const ofTrade = new Set(known.filter(({ size }) => size === 1).flatMap((word) => [...word]))
  const named = conceptsIn(
    [
      brand.companyInfo,
      ...facts.flatMap(({ fact: { slots } }) => [slots.label ?? '', slots.noun ?? '']),
    ].join('\n'),
  )
  const industry = conceptsIn(brand.industry)
  add(brand.industry, 4)
  add([...ofTrade].join(' '), 1)
  add(brand.companyInfo, 1)
  for (const { fact } of facts) {
    add(fact.slots.label ?? '', 2)
    add(fact.slots.noun ?? '', 1)
  }
  const often = oftenSaid(facts)
  for (const concept of often.keys()) weights.set(concept, weights.get(concept) ?? 0.5)
  const worthOf = (concept: string): number => {
    if (industry.has(concept) || (ofTrade.has(concept) && named.has(concept))) return TRADE
    if (!ofTrade.has(concept) && !named.has(concept)) return OFTEN
    return (often.get(concept) ?? 0) >= facts.length * 0.1 ? KNOWN_FOR : NAMED
  }
  const ofName = conceptsIn(brand.name)
  const own = [...weights.keys()].filter(
    (concept) => !everybodys.has(concept) && !ofName.has(concept) && !/\d/.test(concept),
  )
  // A "food shop" is known by words that others use in passing: better those than none.
  const matter = own.length > 0 ? own : [...weights.keys()]
  const trades = tradesOf(brand.industry, brand.companyInfo)
  for (const { fact } of facts) add(fact.slots.place ?? '', 2)
  add(namesOfCountry(brand.country), 0.5)
  return {
    weights,
    matter: new Map(matter.map((concept) => [concept, worthOf(concept)])),
    phrases: [...known.filter(({ size }) => size > 1), new Set(industry.keys())],
    trades,
  }
}

/** What comes up again and again in what a brand says of itself, and how often. */
function oftenSaid(facts: readonly KnownFact[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { inQuote } of facts)
    for (const concept of inQuote) times.set(concept, (times.get(concept) ?? 0) + 1)
  const least = Math.max(3, facts.length * 0.03)
  return new Map([...times].filter(([, often]) => often >= least))
}

const namesOfCountry = (country: string | null): string =>
  country === null || country === INTERNATIONAL ? '' : `${countryName(country)} ${alsoCalled[country] ?? ''}`

const alsoCalled: Readonly<Record<string, string>> = {
  GB: 'UK Britain British England English Scotland Scottish Wales Welsh',
  IE: 'Irish',
  US: 'US USA America American',
  CA: 'Canadian',
  AU: 'Australian',
  NZ: 'Kiwi',
  IN: 'Indian',
}
