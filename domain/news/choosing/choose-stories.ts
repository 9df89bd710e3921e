// Chooses a brand's stories of the week: the most relevant ones, from several sources, and none that are
// alike.
import type { Fact } from '#contract/facts.ts'
import { containsName, namesIn } from '../language/names.ts'
import { conceptsIn, sharedConcepts } from '../language/concepts.ts'
import type { RankedStory } from './rank.ts'
import { headlineIndex } from '../stories/same-story.ts'
import { isSensitive } from './sensitive.ts'
import { plainLink, type FoundStory } from '../stories/stories.ts'
import type { WeekRecord } from '../stores.ts'

const OF_ONE_SOURCE = 2
/** How much a story's score drops if it is like one that was chosen before. */
const LIKENESS_COSTS = 0.7

/**
 * Leaves out stories that the brand has already had, sensitive topics, and stories about competitors that the
 * brand mentions.
 */
export function usableStories<Story extends FoundStory>(
  stories: readonly Story[],
  past: readonly WeekRecord[],
  brand: { industry: string; facts: readonly Fact[] },
): Story[] {
  const seen = past.flatMap(({ records }) => records)
  const links = new Set(seen.map(({ link }) => plainLink(link)))
  const before = headlineIndex()
  for (const { headline } of seen) before.add(conceptsIn(headline))
  const rivals = competitorsOf(brand.facts)
  return stories.filter(
    ({ headline, item }) =>
      !links.has(plainLink(item.link)) &&
      before.firstLike(conceptsIn(headline)) === null &&
      !isSensitive(`${headline}\n${item.summary}`, brand.industry) &&
      !rivals.some((rival) => containsName(headline, rival)),
  )
}

/**
 * Passes the ranked stories to `take`, one by one in the order in which they will be shown, until `most` of
 * them were used. `take` returns whether it used the story.
 */
export function chooseStories(
  ranked: readonly RankedStory[],
  most: number,
  take: (story: RankedStory) => boolean,
): void {
  const top = ranked[0]?.score ?? 1
  const chosen: RankedStory[] = []
  const rest = new Set(ranked)
  while (chosen.length < most) {
    let best: { story: RankedStory; worth: number } | null = null
    for (const story of rest) {
      if (ofSource(chosen, story) >= OF_ONE_SOURCE) continue
      const likeness = Math.max(0, ...chosen.map((other) => likenessOf(story, other)))
      const worth = story.score / top - LIKENESS_COSTS * likeness
      if (best === null || worth > best.worth) best = { story, worth }
    }
    if (best === null) return
    rest.delete(best.story)
    if (take(best.story)) chosen.push(best.story)
  }
}

const ofSource = (chosen: readonly RankedStory[], { item }: RankedStory): number =>
  chosen.filter((other) => other.item.source.toLowerCase() === item.source.toLowerCase()).length

function likenessOf({ concepts: one }: RankedStory, { concepts: other }: RankedStory): number {
  const shared = sharedConcepts(one, other).length
  return shared / Math.max(1, one.size + other.size - shared)
}

/** Finds competitors that the brand compares itself with: "Unlike Greggs, we bake on the spot". */
function competitorsOf(facts: readonly Fact[]): string[] {
  return facts
    .filter(({ type }) => type === 'contrast')
    .flatMap(({ quote }) =>
      [
        ...quote.matchAll(
          /\b(?:unlike|than|instead of|rather than|compared (?:with|to))\s+(\p{Lu}[^.,;]*)/giu,
        ),
      ].flatMap(([, after = '']) => namesIn(`by ${after}`)),
    )
}
