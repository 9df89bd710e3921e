// Which stories a brand would want to know of: those of its trade by the words of its press and by its own, the newer the better.
// What only uses the trade's words in passing is left out: four stories are better than four and one of somebody else's matter.
import MiniSearch from 'minisearch'
import { countryName, INTERNATIONAL } from '#contract/places.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { conceptsIn, sharedConcepts } from '#domain/ideas/concepts.ts'
import type { KnownFact } from '#domain/ideas/known-facts.ts'
import type { Archetype } from '#domain/library/entry.ts'
import { isCommonplace } from './commonplace.ts'
import { everybodys } from './everybodys.ts'
import type { FoundStory } from './stories.ts'
import { signsOf, tradesOf, type TradeWords } from './trade-words.ts'

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

interface Kinship {
  /** Of the trade, near it, or neither. */
  nearness: 'own' | 'near' | 'other'
  /** How much speaks for it. */
  strength: number
}

/** A story is of the trade by two signs, or a sure one; the rest of it may say that it is of another all the same. */
const ENOUGH = 2
/** So many signs need not stand in the headline. */
const MANY = 3
/** What speaks for the trade outweighs so many times as much that speaks of another: many trades share their words. */
const SURELY_BEARS = 2
const BEARS = 1.75
/** What a word of many meanings counts for. */
const PASSING = 0.25

function kinshipOf(story: FoundStory, interest: Interest): Kinship {
  const { headline, item } = story
  const signs = signsOf(headline, item.summary, item.source, interest.trades)
  const words = ownWords(story, interest, signs.counted)
  const strength = signs.own + words.worth
  const isInHeadline = signs.isInHeadline || words.isInHeadline
  const isSaid = isInHeadline || strength >= MANY
  const bears = signs.isSure ? SURELY_BEARS : BEARS
  if (isSaid && strength >= ENOUGH && signs.other < strength * bears) return { nearness: 'own', strength }
  const near = strength + signs.near / 2
  const isNear = isInHeadline && near >= 1 && signs.other <= Math.max(near, signs.near)
  return { nearness: isNear ? 'near' : 'other', strength: near }
}

/** What a story has of the brand's own words, beside those of its trade that were counted. */
function ownWords(
  { headline, concepts }: FoundStory,
  { matter, phrases, trades }: Interest,
  counted: ReadonlySet<string>,
): { worth: number; isInHeadline: boolean } {
  const inHeadline = conceptsIn(headline)
  const isUnknown = trades.own.size === 0
  const meant = [...concepts.keys()].filter((concept) => matter.has(concept) && !counted.has(concept))
  const sum = meant.reduce((sum, concept) => {
    const worth = (matter.get(concept) ?? 0) * (isCommonplace(concept) ? PASSING : 1)
    return sum + worth * (inHeadline.has(concept) ? 1 : 0.5)
  }, 0)
  const isPhrase = phrases.some((phrase) => sharedConcepts(inHeadline, phrase).length >= 2)
  return {
    worth: isUnknown ? sum + (isPhrase ? ENOUGH : 0) : Math.min(1, sum / 2),
    isInHeadline: meant.some((concept) => inHeadline.has(concept) && !isCommonplace(concept)) || isPhrase,
  }
}

/** What is near comes after all that is of the trade, however new it is. */
const NEAR_COUNTS = 0.03
/** More signs than these don't make a story more of the trade. */
const PLENTY = 6

/** The stories of the brand's trade, best first, then those that are near it; what is of another is left out. */
export function rank(stories: readonly FoundStory[], interest: Interest, now: Date): RankedStory[] {
  const kin = stories.flatMap((story) => {
    const kinship = kinshipOf(story, interest)
    return kinship.nearness === 'other' ? [] : [{ story, ...kinship }]
  })
  const likeness = likenessTo(
    interest,
    kin.map(({ story }) => story),
  )
  return kin
    .map(({ story, nearness, strength }, at) => {
      const sure = Math.min(strength, PLENTY) / PLENTY
      const worth = (sure + likeness(at)) * (nearness === 'near' ? NEAR_COUNTS : 1)
      return { ...story, score: worth * freshness(story, now) }
    })
    .toSorted((one, other) => other.score - one.score || (one.item.link < other.item.link ? -1 : 1))
}

/** How much each story speaks of what the brand would look for, by BM25, 1 for the most. */
function likenessTo({ weights }: Interest, stories: readonly FoundStory[]): (at: number) => number {
  const index = new MiniSearch<{ id: number; headline: string; summary: string }>({
    fields: ['headline', 'summary'],
    tokenize: (text) => [...conceptsIn(text)].flatMap(([concept, times]) => repeated(concept, times)),
    processTerm: (term) => term,
  })
  index.addAll(stories.map(({ headline, item }, id) => ({ id, headline, summary: item.summary })))
  const found = index.search([...weights.keys()].join(' '), {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boost: { headline: 2 },
    boostTerm: (term) => weights.get(term) ?? 1,
  })
  const most = found[0]?.score ?? 1
  const scores = new Map(found.map(({ id, score }) => [Number(id), score / most]))
  return (at) => scores.get(at) ?? 0
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
