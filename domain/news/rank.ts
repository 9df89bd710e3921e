// Which stories a brand would want to know of: BM25 against its trade, its offerings and its places, the newer the better.
import MiniSearch from 'minisearch'
import { countryName, INTERNATIONAL } from '#contract/places.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { conceptsIn } from '#domain/ideas/concepts.ts'
import type { KnownFact } from '#domain/ideas/known-facts.ts'
import type { Archetype } from '#domain/library/entry.ts'
import { everybodys } from './everybodys.ts'
import type { FoundStory } from './stories.ts'

export interface RankedStory extends FoundStory {
  score: number
}

/** What the brand would look for, each concept with its weight, and those that make a story its matter. */
export interface Interest {
  weights: ReadonlyMap<string, number>
  matter: ReadonlySet<string>
}

/** The trade weighs most, then what it offers and where it is, then all that it says of itself; the country least. */
export function interestOf(brand: Brand, archetype: Archetype, facts: readonly KnownFact[]): Interest {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const concept of conceptsIn(text).keys())
      weights.set(concept, Math.max(weight, weights.get(concept) ?? 0))
  }
  add(brand.industry, 4)
  add(archetype.words.join(' '), 1)
  add(brand.companyInfo, 1)
  for (const { fact } of facts) {
    add(fact.slots.label ?? '', 2)
    add(fact.slots.noun ?? '', 1)
  }
  for (const concept of oftenSaid(facts)) weights.set(concept, weights.get(concept) ?? 0.5)
  const own = [...weights.keys()].filter((concept) => !everybodys.has(concept))
  // A "food shop" is known by words that others use in passing: better those than none.
  const matter = new Set(own.length > 0 ? own : weights.keys())
  for (const { fact } of facts) add(fact.slots.place ?? '', 2)
  add(namesOfCountry(brand.country), 0.5)
  return { weights, matter }
}

/** What comes up again and again in what a brand says of itself. */
function oftenSaid(facts: readonly KnownFact[]): string[] {
  const times = new Map<string, number>()
  for (const { inQuote } of facts)
    for (const concept of inQuote) times.set(concept, (times.get(concept) ?? 0) + 1)
  const least = Math.max(3, facts.length * 0.03)
  return [...times].filter(([, often]) => often >= least).map(([concept]) => concept)
}

/** The stories of the brand's matter, best first; what shares no matter with it is left out. */
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
    .filter(({ terms }) => terms.some((term) => interest.matter.has(term)))
    .flatMap(({ id, score }) => {
      const story = stories[Number(id)]
      return story === undefined ? [] : [{ ...story, score: score * freshness(story, now) }]
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
