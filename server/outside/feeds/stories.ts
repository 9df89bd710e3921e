// Extracts stories from a feed of any format. Their texts become plain text, and only web addresses are kept
// as links.
import type { AnyFeed, AtomFeed, DcNs, JsonFeed, RdfFeed, RssFeed } from 'feedsmith'
import type { NewsItem } from '#domain/news/stories/item.ts'
import { dateOf } from './dates.ts'
import { cut, plainText } from './plain-text.ts'

interface FeedContext {
  /** The address of the feed. */
  at: URL
  now: Date
  /** The name that the feed gives itself, if any. */
  name: string
}

/** A story that is not yet checked: for each part the candidates, best first. */
interface Candidates {
  titles: (string | undefined)[]
  texts: (string | undefined)[]
  links: (string | undefined)[]
  base: (string | undefined)[]
  sources: (string | undefined)[]
  dates: (string | undefined)[]
}

const LONGEST_TITLE = 300
const LONGEST_SUMMARY = 400
const LONGEST_SOURCE = 100
const LONGEST_LINK = 2_048

/** The feed's own name as plain text; empty if it has none. */
export function nameOf({ format, feed }: AnyFeed): string {
  const title = format === 'atom' ? feed.title?.value : feed.title
  return cut(plainText(title ?? ''), LONGEST_SOURCE)
}

/** Each story of the feed in order; null for one without a title or a web address. */
export function storiesOf(parsed: AnyFeed, context: FeedContext): (NewsItem | null)[] {
  return candidatesOf(parsed).map((candidates) => storyOf(candidates, context))
}

function candidatesOf(parsed: AnyFeed): Candidates[] {
  if (parsed.format === 'atom') {
    const base = parsed.feed.xml?.base
    return (parsed.feed.entries ?? []).map((entry) => fromAtom(entry, base))
  }
  if (parsed.format === 'json') return (parsed.feed.items ?? []).map(fromJson)
  if (parsed.format === 'rdf') return (parsed.feed.items ?? []).map(fromRdf)
  return (parsed.feed.items ?? []).map(fromRss)
}

type RssItem = RssFeed.Item<string>
type RdfItem = RdfFeed.Item<string>

function fromRss(item: RssItem): Candidates {
  const { guid } = item
  return {
    ...fromEither(item),
    links: [
      item.link,
      ...alternates(item.atom?.links),
      guid?.isPermaLink === false ? undefined : guid?.value,
    ],
    sources: [item.source?.title, ...publishers(item.dc)],
    dates: [item.pubDate, ...datesOf(item)],
  }
}

const fromRdf = (item: RdfItem): Candidates => ({
  ...fromEither(item),
  links: [item.link, ...alternates(item.atom?.links), item.rdf?.about],
  sources: publishers(item.dc),
  dates: datesOf(item),
})

const fromEither = (item: RssItem | RdfItem) => ({
  titles: [item.title, ...(item.dc?.titles ?? []), item.atom?.title?.value],
  texts: [item.description, item.atom?.summary?.value, item.content?.encoded, item.atom?.content?.value],
  base: [item.xml?.base],
})

const fromAtom = (entry: AtomFeed.Entry<string>, base: string | undefined): Candidates => ({
  titles: [entry.title?.value],
  texts: [entry.summary?.value, entry.content?.value],
  links: alternates(entry.links),
  base: [base, entry.xml?.base],
  sources: [entry.source?.title?.value, ...publishers(entry.dc)],
  dates: [entry.published, entry.updated, ...(entry.dc?.dates ?? [])],
})

const fromJson = (item: JsonFeed.Item<string>): Candidates => ({
  titles: [item.title],
  texts: [item.summary, item.content_text, item.content_html],
  links: [item.url, item.external_url],
  base: [],
  sources: [],
  dates: [item.date_published, item.date_modified],
})

/** The story's links, web pages first. */
const alternates = (links: AtomFeed.Link<string>[] = []) =>
  links
    .filter(({ rel }) => !rel || rel.toLowerCase() === 'alternate')
    .toSorted((one, other) => Number(isPage(other)) - Number(isPage(one)))
    .map(({ href }) => href)

const isPage = ({ type }: AtomFeed.Link<string>) => !type || /html/i.test(type)

const publishers = (dc: DcNs.ItemOrFeed<string> | undefined) => dc?.publishers ?? []

const datesOf = ({ dc, atom, dcterms }: RssItem | RdfItem) => [
  ...(dc?.dates ?? []),
  atom?.published,
  ...(dcterms?.issued ?? []),
  atom?.updated,
]

function storyOf(
  { titles, texts, links, base, sources, dates }: Candidates,
  context: FeedContext,
): NewsItem | null {
  const at = base.reduce((url, next) => (next ? (URL.parse(next, url) ?? url) : url), context.at)
  const link = first(links, (href) => webAddress(href, at))
  if (!link) return null
  const words = first(texts, plainText) ?? ''
  const title = cut(first(titles, plainText) ?? cut(words, 120), LONGEST_TITLE)
  if (!title) return null
  const source = cut(first(sources, plainText) ?? (context.name || tidyHost(link)), LONGEST_SOURCE)
  return {
    title,
    summary: addsToTitle(words, title, source) ? cut(words, LONGEST_SUMMARY) : '',
    link: link.href,
    source,
    publishedAt: first(dates, (date) => dateOf(date, context.now)) ?? null,
  }
}

/** The result of the first candidate that gives one. */
function first<T>(candidates: readonly (string | undefined)[], make: (text: string) => T | null): T | null {
  for (const candidate of candidates) {
    const made = candidate?.trim() ? make(candidate) : null
    if (made) return made
  }
  return null
}

/** The story's address, if it is a web page's address without a user name or password. */
function webAddress(href: string, at: URL): URL | null {
  const url = URL.parse(href.trim(), at)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return url.href.length <= LONGEST_LINK ? url : null
}

/** Drops summaries of news searches that only repeat the title and the publisher. */
function addsToTitle(words: string, title: string, source: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const [all, start] = [letters(words), letters(title)]
  return ![start, start + letters(source)].includes(all)
}

/** A host as people write it, without "www.". */
export const tidyHost = ({ host }: URL): string => host.replace(/^www\./, '')
