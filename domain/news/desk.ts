// The news desk: of what the feeds gave, a brand's week. Nothing is fetched here and nothing kept; the same request gives the same week.
import type { Fact } from '#contract/facts.ts'
import type { Evidence } from '#contract/ideas.ts'
import { STORIES_A_WEEK, type Story } from '#contract/news.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { holds } from '#domain/ideas/anchors.ts'
import { archetypeOf } from '#domain/ideas/archetype.ts'
import { knownFacts } from '#domain/ideas/known-facts.ts'
import { remember } from '#domain/ideas/memory.ts'
import { evidenceOf } from '#domain/ideas/source.ts'
import { settingOf } from '#domain/ideas/tell.ts'
import type { Library } from '#domain/library/entry.ts'
import type { NewsMove } from '#domain/library/news-move.ts'
import { conceptOf } from '#domain/library/thesaurus.ts'
import { chooseStories, tellable } from './choose-stories.ts'
import type { NewsItem } from './item.ts'
import { withProfileFacts } from './profile-facts.ts'
import { interestOf } from './interest.ts'
import { rank } from './rank.ts'
import { newestItems, recentItems, storiesOf, type FoundStory } from './stories.ts'
import type { ToldStory, ToldWeek } from './stores.ts'
import { teller, type Suggestion } from './suggest.ts'
import { daysLater } from './week-of.ts'
import { summaryOf } from './wording.ts'

export interface WeekRequest {
  brand: Brand
  /** What the brand's feeds gave. */
  items: readonly NewsItem[]
  /** What it was told in the year before this week. */
  past: readonly ToldWeek[]
  /** The Sunday that begins the week, and the brand's day. */
  weekOf: string
  today: string
  now: Date
}

export interface ProposedWeek {
  stories: Story[]
  told: ToldStory[]
  /** Why there are fewer than five, and what would help. */
  shortfall: string | null
}

export interface NewsDesk {
  propose(request: WeekRequest): ProposedWeek
}

/** So long a move and a fact don't meet again. */
const WEEKS_APART = 8
/** However many feeds a brand has, only so many of their items are read, the newest. */
const READ = 400
/** More stories are never looked through. */
const LOOKED_AT = 60

export function newsDesk(library: Library, moves: readonly NewsMove[]): NewsDesk {
  const lemmas = new Set(
    library.archetypes.flatMap(({ questions }) =>
      questions.flatMap(({ needs }) => needs.concepts.map((concept) => conceptOf(concept))),
    ),
  )
  return {
    propose({ brand: told, items, past, weekOf, today, now }) {
      const seed = `${told.profileId}:${weekOf}`
      const known = knownFacts(told, today)
      const brand = withProfileFacts(told, known.standing.length)
      const facts = brand === told ? known : knownFacts(brand, today)
      const archetype = archetypeOf(library, brand.industry, brand.companyInfo)
      const stories = tellable(storiesOf(newestItems(recentItems(items, now), READ)), past, brand)
      const ranked = rank(stories, interestOf(brand, archetype, facts.standing), now).slice(0, LOOKED_AT)
      const { casing } = settingOf({ brand, today, seed }, facts, remember([], today), lemmas)
      const since = daysLater(weekOf, -7 * WEEKS_APART)
      const { suggest } = teller(moves, {
        brand,
        archetype,
        facts,
        casing,
        today,
        seed,
        past: past.filter((week) => week.weekOf >= since),
      })
      const week: { story: FoundStory; suggestions: Suggestion[] }[] = []
      let refused = 0
      chooseStories(ranked, STORIES_A_WEEK, (story) => {
        const suggestions = suggest(story)
        if (suggestions.length === 0) refused += 1
        else week.push({ story, suggestions })
        return suggestions.length > 0
      })
      return {
        stories: week.map(({ story, suggestions }) => asStory(story, suggestions, brand.name)),
        told: week.map(({ story, suggestions }) => asTold(story, suggestions)),
        shortfall: shortfallOf(week.length, refused),
      }
    },
  }
}

function asStory(
  { item, headline }: FoundStory,
  suggestions: readonly Suggestion[],
  brandName: string,
): Story {
  const facts = suggestions.flatMap(({ candidate: { first, second } }) =>
    second === null ? [first.fact] : [first.fact, second.fact],
  )
  const cited = [...new Map(facts.map((fact) => [fact.quote, citedFrom(fact, brandName)])).values()]
  return {
    headline,
    summary: summaryOf(item),
    marketingSuggestions: suggestions.map(({ text }) => text),
    sourceUrl: item.link,
    sourceName: item.source,
    publishedAt: item.publishedAt,
    evidence: [{ kind: 'news', label: item.source, quote: headline, url: item.link }, ...cited],
  }
}

/** The fact as it is cited. Where a heading names whom or what it is of, the heading is named with the place. */
function citedFrom(fact: Fact, brandName: string): Evidence {
  const cited = evidenceOf(fact, brandName)
  const of = fact.slots.person ?? fact.slots.label
  const isUnnamed = of !== undefined && !holds(fact.quote, of) && holds(fact.heading, of)
  return isUnnamed ? { ...cited, label: `${cited.label}, under ‘${fact.heading.trim()}’` } : cited
}

const asTold = ({ item, headline }: FoundStory, suggestions: readonly Suggestion[]): ToldStory => ({
  link: item.link,
  headline,
  suggestions: suggestions.map(({ move, candidate }) => ({
    move: move.id,
    fact: candidate.first.fingerprint,
  })),
})

const inWords = ['No story', 'One story', 'Two stories', 'Three stories', 'Four stories'] as const

/** `refused` stories were of the brand's matter, but nothing of the brand could be set beside them. */
function shortfallOf(told: number, refused: number): string | null {
  const many = inWords[told]
  if (many === undefined) return null
  if (refused > 0) {
    return `${many} could be tied to what is known of your brand. Add a few facts, or let your website be read again, and more stories will fit.`
  }
  const fit = told <= 1 ? 'fits' : 'fit'
  return `${many} of the last three weeks ${fit} your trade and had not been told. Add a news feed that you read yourself, and there will be more to choose from.`
}
