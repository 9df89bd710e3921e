// Which stories a brand would want to know of: BM25 against its trade, its offerings and its places, the newer the better.
// What only uses the trade's words in passing is left out: four stories are better than four and one of somebody else's matter.
import MiniSearch from 'minisearch'
import { countryName, INTERNATIONAL } from '#contract/places.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { conceptsIn, sharedConcepts } from '#domain/ideas/concepts.ts'
import type { KnownFact } from '#domain/ideas/known-facts.ts'
import type { Archetype } from '#domain/library/entry.ts'
import { everybodys } from './everybodys.ts'
import type { FoundStory } from './stories.ts'

export interface RankedStory extends FoundStory {
  score: number
}

/** What the brand would look for, each concept with its weight, and what makes a story its matter. */
export interface Interest {
  weights: ReadonlyMap<string, number>
  /** How much each concept says that a story is of the brand's trade. */
  matter: ReadonlyMap<string, number>
  /** Words that make a trade only together: "guest house", "market research". */
  phrases: readonly ReadonlySet<string>[]
}

/** Words of the trade itself; what the brand is known for, since it says so again and again; what it names; what it often says. */
const TRADE = 2
const KNOWN_FOR = 1.5
const NAMED = 1
const OFTEN = 0.5
/** A word of the headline counts twice. There the trade's own suffices, as does what the brand is known for. */
const ENOUGH = 3
/** With less a story only touches the trade: it may fill a week. With less than this it is of another matter, and four stories are better. */
const TOUCHING = 2
const TOUCHING_COUNTS = 0.1

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
  const own = [...weights.keys()].filter((concept) => !everybodys.has(concept) && !/\d/.test(concept))
  // A "food shop" is known by words that others use in passing: better those than none.
  const matter = own.length > 0 ? own : [...weights.keys()]
  for (const { fact } of facts) add(fact.slots.place ?? '', 2)
  add(namesOfCountry(brand.country), 0.5)
  return {
    weights,
    matter: new Map(matter.map((concept) => [concept, worthOf(concept)])),
    phrases: [...known.filter(({ size }) => size > 1), new Set(industry.keys())],
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

/** How surely a story is of the brand's trade, and not only told in words that the trade uses too: 1, less where it only touches it, or 0. */
function nearTrade({ headline, concepts }: FoundStory, { matter, phrases }: Interest): number {
  const inHeadline = conceptsIn(headline)
  const points = [...concepts.keys()].reduce(
    (sum, concept) => sum + (matter.get(concept) ?? 0) * (inHeadline.has(concept) ? 2 : 1),
    0,
  )
  if (points >= ENOUGH || phrases.some((phrase) => sharedConcepts(inHeadline, phrase).length >= 2)) return 1
  const isNamed = [...inHeadline.keys()].some((concept) => (matter.get(concept) ?? 0) >= NAMED)
  return points >= TOUCHING && isNamed ? TOUCHING_COUNTS : 0
}

/** The stories of the brand's trade, best first, then those that touch it; what is of another is left out. */
export function rank(stories: readonly FoundStory[], interest: Interest, now: Date): RankedStory[] {
  const index = new MiniSearch<{ id: number; headline: string; summary: string }>({
    fields: ['headline', 'summary'],
    tokenize: (text) => [...conceptsIn(text)].flatMap(([concept, times]) => repeated(concept, times)),
    processTerm: (term) => term,
  })
  index.addAll(stories.map(({ headline, item }, id) => ({ id, headline, summary: item.summary })))
  const found = index.search([...interest.weights.keys()].join(' '), {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boost: { headline: 2 },
    boostTerm: (term) => interest.weights.get(term) ?? 1,
  })
  return found
    .flatMap(({ id, score }) => {
      const story = stories[Number(id)]
      const near = story === undefined ? 0 : nearTrade(story, interest)
      return story === undefined || near === 0
        ? []
        : [{ ...story, score: score * near * freshness(story, now) }]
    })
    .toSorted((one, other) => other.score - one.score || (one.item.link < other.item.link ? -1 : 1))
}

/** A story of today counts whole, one of ten days half; one without a date is taken for two weeks old. */
function freshness({ item: { publishedAt } }: FoundStory, now: Date): number {
  const days = publishedAt === null ? 14 : Math.max(0, (now.getTime() - Date.parse(publishedAt)) / 86_400_000)
  return 0.5 ** (days / 10)
}

const repeated = (concept: string, times: number): string[] => Array.from({ length: times }, () => concept)

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
