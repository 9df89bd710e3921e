// Parses a document into its stories, or into a message that says why there are none.
import { parseAtomFeed, parseJsonFeed, parseRdfFeed, parseRssFeed, type AnyFeed } from 'feedsmith'
import { parsePage } from '#domain/reading/page/dom.ts'
import type { FeedReading } from '#domain/news/stories/feeds.ts'
import type { NewsItem } from '#domain/news/stories/item.ts'
import { Problem } from '#domain/problem.ts'
import { splitStories, findFeed, type FoundFeed } from './find-feed.ts'
import { nameOf, storiesOf, tidyHost } from './stories.ts'
import { withTimeLimit } from './with-time-limit.ts'

const MOST_STORIES = 200
/** The time limit for one feed in milliseconds. A normal feed of 4 MB takes a quarter of a second. */
const TIME_LIMIT = 2_000

/** Reads a feed of any format. @throws Problem `outside` if it is not a feed or has no usable story */
export function readFeed(text: string, at: URL, now: Date): FeedReading {
  const reading = withTimeLimit(TIME_LIMIT, () => stories(text, at, now))
  if (!reading) throw broken(at)
  return reading
}

function stories(text: string, at: URL, now: Date): FeedReading {
  const found = findFeed(text)
  const feeds = found ? xmlFeeds(found) : jsonFeeds(text)
  if (feeds.length === 0) throw looksLikePage(text) ? page(text, at) : found ? broken(at) : noFeed(at)
  const name = feeds.map(nameOf).find(Boolean) ?? ''
  const candidates = feeds.flatMap((feed) => storiesOf(feed, { at, now, name }))
  const items = distinct(candidates.filter((story) => story !== null)).slice(0, MOST_STORIES)
  if (candidates.length > 0 && items.length === 0) throw useless(at)
  return { name: name || tidyHost(at), items }
}

/** The whole feed, or if that is broken, the parts that can be parsed. */
function xmlFeeds(found: FoundFeed): AnyFeed[] {
  const whole = parsed(found.whole, found.kind)
  if (whole && hasStories(whole)) return [whole]
  const pieces = splitStories(found).flatMap((piece) => parsed(piece, found.kind) ?? [])
  return pieces.some(hasStories) ? pieces : whole ? [whole] : []
}

const hasStories = ({ format, feed }: AnyFeed) =>
  ((format === 'atom' ? feed.entries : feed.items)?.length ?? 0) > 0

const jsonFeeds = (text: string) => [parsed(text, 'json') ?? []].flat()

function parsed(text: string, kind: AnyFeed['format']): AnyFeed | null {
  const options = { maxItems: MOST_STORIES }
  try {
    if (kind === 'rss') return { format: kind, feed: parseRssFeed(text, options) }
    if (kind === 'atom') return { format: kind, feed: parseAtomFeed(text, options) }
    if (kind === 'rdf') return { format: kind, feed: parseRdfFeed(text, options) }
    return { format: kind, feed: parseJsonFeed(text, options) }
  } catch {
    // The parser throws an error if it can't parse, and very deep nesting overflows the stack. In both cases
    // the feed is broken.
    return null
  }
}

function distinct(items: NewsItem[]): NewsItem[] {
  const links = new Set<string>()
  return items.filter(({ link }) => !links.has(link) && links.add(link))
}

const looksLikePage = (text: string) => /<(!doctype html|html|body)\b/i.test(text.slice(0, 5_000))

function page(html: string, at: URL): Problem {
  const address = feedNamedBy(html, at)
  return new Problem(
    'outside',
    address
      ? `This is a web page, not a feed. Its feed is at ${address}. Use that address.`
      : 'This is a web page, not a feed. Look for a link called RSS or Feed on it and use that address.',
  )
}

function feedNamedBy(html: string, at: URL): string | null {
  const $ = parsePage(html)
  const base = URL.parse($('base[href]').first().attr('href') ?? '', at) ?? at
  for (const link of $('link[rel~=alternate i][href]').toArray()) {
    if (!/^application\/(rss\+xml|atom\+xml|rdf\+xml|feed\+json)\b/i.test($(link).attr('type') ?? ''))
      continue
    const url = URL.parse($(link).attr('href') ?? '', base)
    if (url && /^https?:$/.test(url.protocol) && url.href.length < 500) return url.href
  }
  return null
}

const broken = ({ host }: URL) =>
  new Problem(
    'outside',
    `The feed at ${host} is broken. Ask its owner to check it with a feed validator, or use another feed.`,
  )

const useless = ({ host }: URL) =>
  new Problem(
    'outside',
    `No story in the feed at ${host} has both a title and a web address. Use another feed.`,
  )

const noFeed = ({ host }: URL) =>
  new Problem(
    'outside',
    `This address of ${host} is not a feed. Enter the address of an RSS, Atom or JSON feed.`,
  )
