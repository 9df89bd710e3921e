// Items into stories: what several sources tell of the same thing is one story.
import { conceptsIn, sharedConcepts } from '#domain/ideas/concepts.ts'
import type { NewsItem } from './item.ts'
import { headlineOf, isShowable } from './wording.ts'

export interface FoundStory {
  /** The item that tells it best. */
  item: NewsItem
  headline: string
  /** Of headline and summary. */
  concepts: ReadonlyMap<string, number>
}

const DAYS = 21

/** The items that are at most three weeks old, or bear no date; none from the future. */
export function recentItems(items: readonly NewsItem[], now: Date): NewsItem[] {
  const oldest = now.getTime() - DAYS * 86_400_000
  const newest = now.getTime() + 86_400_000
  return items.filter(({ publishedAt }) => {
    const moment = publishedAt === null ? now.getTime() : Date.parse(publishedAt)
    return moment >= oldest && moment <= newest
  })
}

/** The stories of the items, in the order in which each was first told. */
export function storiesOf(items: readonly NewsItem[]): FoundStory[] {
  const groups: { matter: ReadonlyMap<string, number>; items: NewsItem[] }[] = []
  const ofLink = new Map<string, (typeof groups)[number]>()
  for (const item of items.filter((item) => isShowable(item))) {
    const matter = conceptsIn(headlineOf(item))
    const link = plainLink(item.link)
    const group = ofLink.get(link) ?? groups.find((group) => isSame(group.matter, matter))
    if (group) group.items.push(item)
    const own = group ?? { matter, items: [item] }
    if (!group) groups.push(own)
    ofLink.set(link, own)
  }
  return groups.map(({ items }) => {
    const item = items.reduce((best, other) => (worth(other) > worth(best) ? other : best))
    const headline = headlineOf(item)
    return { item, headline, concepts: conceptsIn(`${headline}\n${item.summary}`) }
  })
}

/** Dated, and with words of its own beside the headline. */
const worth = ({ publishedAt, summary }: NewsItem): number =>
  Number(publishedAt !== null) + Math.min(summary.length, 200) / 100

/** Whether two headlines, by their concepts, are of one story: most words of the shorter stand in the longer. */
export function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  const shared = sharedConcepts(one, other).length
  const [fewer = 0, more = 0] = [one.size, other.size].toSorted((a, b) => a - b)
  return shared >= 3 && (shared / fewer >= 0.75 || shared / (fewer + more - shared) >= 0.6)
}

/** An address without what only counts its readers: the same story may come with another campaign behind it. */
export function plainLink(link: string): string {
  const [address = ''] = link.split('#')
  const [path = '', ...query] = address.replace(/^https?:\/\/(?:www\.)?/i, '').split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !/^(?:utm_|at_|ns_|fbclid|gclid|cmp|ref=|source=)/i.test(part))
  return [path.replace(/\/$/, ''), ...kept].join('?')
}
