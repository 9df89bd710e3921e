// The news desk: of what the feeds gave, a brand's week. Nothing is fetched here and nothing kept; the same request gives the same week.
import { STORIES_A_WEEK, type Story } from '#contract/news.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { evidenceFor } from '#domain/brand/card/evidence.ts'
import { renderContextFor } from '#domain/brand/card/scene-for.ts'
import type { Playbook } from '#domain/playbook/form.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { chooseStories, usableStories } from './choosing/choose-stories.ts'
import type { NewsItem } from './stories/item.ts'
import { interestOf } from './choosing/interest.ts'
import { rank } from './choosing/rank.ts'
import { newestItems, recentItems, storiesOf, type FoundStory } from './stories/stories.ts'
import type { StoryRecord, WeekRecord } from './stores.ts'
import { suggesterFor, type Suggestion } from './suggesting/suggest.ts'
import { daysLater } from './week-of.ts'
import { summaryOf } from './stories/wording.ts'

export interface WeekRequest {
  brand: Brand
  /** What the brand's feeds gave. */
  items: readonly NewsItem[]
  /** What it was count in the year before this week. */
  past: readonly WeekRecord[]
  /** The Sunday that begins the week, and the brand's day. */
  weekOf: string
  today: string
  now: Date
}

export interface ProposedWeek {
  stories: Story[]
  records: StoryRecord[]
  /** Why there are fewer than five, and what would help. */
  shortfall: string | null
}

export interface NewsDesk {
  propose(request: WeekRequest): ProposedWeek
}

/** So many weeks a line rests. */
const WEEKS_APART = 8
/** However many feeds a brand has, only so many of their items are read, the newest. */
const READ = 400
/** More stories are never looked through. */
const LOOKED_AT = 60

export const newsDesk = (playbook: Playbook): NewsDesk => ({
  propose({ brand, items, past, weekOf, today, now }) {
    const { context, trades, playbook: read } = renderContextFor(playbook, brand, today)
    const stories = usableStories(storiesOf(newestItems(recentItems(items, now), READ)), past, brand)
    const ranked = rank(stories, interestOf(brand, trades, context.card), now).slice(0, LOOKED_AT)
    const since = daysLater(weekOf, -7 * WEEKS_APART)
    const lately = past.filter((week) => week.weekOf >= since)
    const suggest = suggesterFor(read.news, context, lately, `${brand.profileId}:${weekOf}`)
    const week: { story: FoundStory; suggestions: Suggestion[] }[] = []
    chooseStories(ranked, STORIES_A_WEEK, (story) => {
      const suggestions = suggest(story)
      if (suggestions.length > 0) week.push({ story, suggestions })
      return suggestions.length > 0
    })
    return {
      stories: week.map(({ story, suggestions }) => asStory(story, suggestions, brand, context)),
      records: week.map(({ story, suggestions }) => asRecord(story, suggestions)),
      shortfall: shortfallOf(week.length, items.length),
    }
  },
})

function asStory(
  { item, headline }: FoundStory,
  suggestions: readonly Suggestion[],
  brand: Brand,
  context: RenderContext,
): Story {
  const used = new Set(suggestions.flatMap((one) => [...one.used]))
  return {
    headline,
    summary: summaryOf(item),
    marketingSuggestions: suggestions.map(({ text }) => text),
    sourceUrl: item.link,
    sourceName: item.source,
    publishedAt: item.publishedAt,
    evidence: [
      { kind: 'news', label: item.source, quote: headline, url: item.link },
      ...evidenceFor(used, brand, context, null),
    ],
  }
}

const asRecord = ({ item, headline }: FoundStory, suggestions: readonly Suggestion[]): StoryRecord => ({
  link: item.link,
  headline,
  suggestions: suggestions.map(({ line }) => ({ move: line.id })),
})

const inWords = ['No story', 'One story', 'Two stories', 'Three stories', 'Four stories'] as const

/** Why there are fewer than five, with what was looked at. */
function shortfallOf(count: number, looked: number): string | null {
  const many = inWords[count]
  if (many === undefined) return null
  const fit = count <= 1 ? 'fits' : 'fit'
  const found =
    looked === 0
      ? 'Your news sources had no stories this week.'
      : `${many} of the ${looked} we looked at this week ${fit} your trade.`
  return `${found} Add a news feed you read yourself for more to choose from.`
}
