// Makes a brand's stories of the week from the items of its feeds. It fetches and saves nothing, and the same
// request always gets the same stories.
import { STORIES_A_WEEK, type Story } from '#contract/news.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { evidenceFor } from '#domain/brand/card/evidence.ts'
import { renderContextFor } from '#domain/brand/card/render-context-for.ts'
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
  /** Items of the brand's own feeds and of those for its trade. */
  items: readonly NewsItem[]
  /** What the brand was shown in the weeks of the last year. */
  past: readonly WeekRecord[]
  /** The Sunday on which the week begins, and the brand's local date. */
  weekOf: string
  today: string
  now: Date
}

export interface ProposedWeek {
  stories: Story[]
  records: StoryRecord[]
  /**
   * The sentence that explains why there are fewer than five stories and what would help; null if there are
   * five.
   */
  shortfall: string | null
}

export interface NewsDesk {
  propose(request: WeekRequest): ProposedWeek
}

/** After this many weeks a line may be used again. */
const WEEKS_APART = 8
/** Only the newest items are used, up to this number, however many feeds a brand has. */
const MOST_ITEMS = 400
/** Only this many of the best-ranked stories are considered. */
const MOST_STORIES = 60

export const newsDesk = (playbook: Playbook): NewsDesk => ({
  propose({ brand, items, past, weekOf, today, now }) {
    const { context, trades, playbook: read } = renderContextFor(playbook, brand, today)
    const stories = usableStories(storiesOf(newestItems(recentItems(items, now), MOST_ITEMS)), past, brand)
    const ranked = rank(stories, interestOf(brand, trades, context.card), now).slice(0, MOST_STORIES)
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

/** Explains why there are fewer than five stories, and says how many items were looked at. */
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
