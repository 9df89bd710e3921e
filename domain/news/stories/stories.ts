// Groups items into stories, so that an event that several sources report is shown once.
import { conceptsIn } from '../language/concepts.ts'
import type { NewsItem } from './item.ts'
import { headlineIndex } from './same-story.ts'
import { headlineOf, isShowable } from './wording.ts'

export interface FoundStory {
  /** The item with the best text, which is shown. */
  item: NewsItem
  headline: string
  /** The concepts in the headline and the summary. */
  concepts: ReadonlyMap<string, number>
}

const DAYS = 21

/** Selects the items of the last three weeks and those without a date. Items from the future are left out. */
export function recentItems(items: readonly NewsItem[], now: Date): NewsItem[] {
  const oldest = now.getTime() - DAYS * 86_400_000
  const newest = now.getTime() + 86_400_000
  return items.filter(({ publishedAt }) => {
    const moment = publishedAt === null ? now.getTime() : Date.parse(publishedAt)
    return moment >= oldest && moment <= newest
  })
}

/** Takes the newest items, at most `most`. Items without a date come last. */
export const newestItems = (items: readonly NewsItem[], most: number): NewsItem[] =>
  items.toSorted(({ publishedAt: one }, { publishedAt: other }) => moment(other) - moment(one)).slice(0, most)

const moment = (publishedAt: string | null): number => (publishedAt === null ? 0 : Date.parse(publishedAt))

/** Groups the items into stories, in the order of each story's first item. */
export function storiesOf(items: readonly NewsItem[]): FoundStory[] {
  const groups: NewsItem[][] = []
  const firsts = headlineIndex()
  const ofLink = new Map<string, NewsItem[]>()
  for (const item of items.filter((item) => isShowable(item))) {
    const concepts = conceptsIn(headlineOf(item))
    const link = plainLink(item.link)
    const known = ofLink.get(link) ?? groups[firsts.firstLike(concepts) ?? groups.length]
    const group = known ?? []
    if (!known) {
      groups.push(group)
      firsts.add(concepts)
    }
    group.push(item)
    ofLink.set(link, group)
  }
  return groups.map((items) => {
    const item = items.reduce((best, other) => (itemQuality(other) > itemQuality(best) ? other : best))
    const headline = headlineOf(item)
    return { item, headline, concepts: conceptsIn(`${headline}\n${item.summary}`) }
  })
}

/** Rates an item, so that the best one is shown. Items with a date and a longer summary are better. */
const itemQuality = ({ publishedAt, summary }: NewsItem): number =>
  Number(publishedAt !== null) + Math.min(summary.length, 200) / 100

/** Removes tracking parameters from an address, because the same item may come with different ones. */
export function plainLink(link: string): string {
  const [address = ''] = link.split('#')
  const [path = '', ...query] = address.replace(/^https?:\/\/(?:www\.)?/i, '').split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !/^(?:utm_|at_|ns_|fbclid|gclid|cmp|ref=|source=)/i.test(part))
  return [path.replace(/\/$/, ''), ...kept].join('?')
}
