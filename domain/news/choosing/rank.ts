// Ranks the week's stories for a brand. Stories about its trade come first, and newer ones before older ones.
import MiniSearch from 'minisearch'
import { conceptsIn } from '../language/concepts.ts'
import type { Interest } from './interest.ts'
import { tradeRelevanceOf } from './trade-relevance.ts'
import type { FoundStory } from '../stories/stories.ts'

export interface RankedStory extends FoundStory {
  score: number
}

/**
 * This factor is so low that stories close to the trade come after all stories about it, however new they
 * are.
 */
const NEAR_COUNTS = 0.03
/** More words of the trade than this don't make a story more relevant. */
const MOST_SIGNS = 6

/**
 * Lists the stories about the brand's trade, best first, and then those close to the trade. All others are
 * left out.
 */
export function rank(stories: readonly FoundStory[], interest: Interest, now: Date): RankedStory[] {
  const relevant = stories.flatMap((story) => {
    const kinship = tradeRelevanceOf(story, interest)
    return kinship.nearness === 'other' ? [] : [{ story, ...kinship }]
  })
  const likeness = likenessTo(
    interest,
    relevant.map(({ story }) => story),
  )
  return relevant
    .map(({ story, nearness, strength }, at) => {
      const sure = Math.min(strength, MOST_SIGNS) / MOST_SIGNS
      const worth = (sure + likeness(at)) * (nearness === 'near' ? NEAR_COUNTS : 1)
      return { ...story, score: worth * freshness(story, now) }
    })
    .toSorted((one, other) => other.score - one.score || (one.item.link < other.item.link ? -1 : 1))
}

/** Scores how well each story matches the brand's interest with BM25. The best match has 1. */
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

/**
 * A story of today has 1, one that is ten days old has half. A story without a date counts as two weeks old.
 */
function freshness({ item: { publishedAt } }: FoundStory, now: Date): number {
  const days = publishedAt === null ? 14 : Math.max(0, (now.getTime() - Date.parse(publishedAt)) / 86_400_000)
  return 0.5 ** (days / 10)
}

const repeated = (concept: string, times: number): string[] => Array.from({ length: times }, () => concept)
