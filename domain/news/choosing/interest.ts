// Decides what a brand wants to read about, from its trade and from its own words.
import { countryName, INTERNATIONAL } from '#contract/values/places.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { conceptsIn } from '../language/concepts.ts'
import type { Card } from '#domain/playbook/card.ts'
import type { Trade } from '#domain/playbook/form.ts'
import { genericWords } from './generic-words.ts'
import { tradesOf, type TradeWords } from './trade-words.ts'

/** The concepts that a brand wants to read about, with their weights. */
export interface Interest {
  weights: ReadonlyMap<string, number>
  /** How strongly each concept shows that a story is about the brand's trade. */
  topics: ReadonlyMap<string, number>
  /**
   * Groups of words that only mean a trade if they are together, such as "guest house" or "market research".
   */
  phrases: readonly ReadonlySet<string>[]
  /** The trades whose news the brand reads. */
  trades: TradeWords
}

/**
 * Weights, in this order: words of the trade, what the brand says again and again, what it names, and what it
 * often says.
 */
const TRADE = 2
const KNOWN_FOR = 1.5
const NAMED = 1
const OFTEN = 0.5

/**
 * Weighs the concepts: the trade most, then offerings and places, then everything else the brand says about
 * itself, then its country.
 */
export function interestOf(brand: Brand, trades: readonly Trade[], card: Card): Interest {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const concept of conceptsIn(text).keys())
      weights.set(concept, Math.max(weight, weights.get(concept) ?? 0))
  }
  const known = trades.flatMap(({ names }) => names).map((name) => new Set(conceptsIn(name).keys()))
  const offerings = card.offerings.map(({ name }) => name)
  const counted = card.counts.map(({ noun }) => noun)
  const said = [...card.sentences, ...card.promises].map(({ text }) => conceptsIn(text))
  const ofTrade = new Set(known.filter(({ size }) => size === 1).flatMap((word) => [...word]))
  const named = conceptsIn([brand.companyInfo, ...offerings, ...counted].join('\n'))
  const industry = conceptsIn(brand.industry)
  add(brand.industry, 4)
  add([...ofTrade].join(' '), 1)
  add(brand.companyInfo, 1)
  for (const name of offerings) add(name, 2)
  for (const noun of counted) add(noun, 1)
  const often = oftenSaid(said)
  for (const concept of often.keys()) weights.set(concept, weights.get(concept) ?? 0.5)
  const worthOf = (concept: string): number => {
    if (industry.has(concept) || (ofTrade.has(concept) && named.has(concept))) return TRADE
    if (!ofTrade.has(concept) && !named.has(concept)) return OFTEN
    return (often.get(concept) ?? 0) >= said.length * 0.1 ? KNOWN_FOR : NAMED
  }
  const ofName = conceptsIn(brand.name)
  const own = [...weights.keys()].filter(
    (concept) => !genericWords.has(concept) && !ofName.has(concept) && !/\d/.test(concept),
  )
  // Some trades, such as "food shop", only have words that every business uses. These are better than none.
  const topics = own.length > 0 ? own : [...weights.keys()]
  const press = tradesOf(brand.industry, brand.companyInfo)
  for (const { text } of card.area) add(text, 2)
  add(namesOfCountry(brand.country), 0.5)
  return {
    weights,
    topics: new Map(topics.map((concept) => [concept, worthOf(concept)])),
    phrases: [...known.filter(({ size }) => size > 1), new Set(industry.keys())],
    trades: press,
  }
}

/** Counts how often a brand uses each concept when it writes about itself. */
function oftenSaid(said: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const concepts of said)
    for (const concept of concepts.keys()) times.set(concept, (times.get(concept) ?? 0) + 1)
  const least = Math.max(3, said.length * 0.03)
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
