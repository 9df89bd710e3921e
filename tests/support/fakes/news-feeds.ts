// A small server with the news feeds a test sets up.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { testStart } from '../test-start.ts'

export interface FeedStory {
  title: string
  link: string
  summary?: string
  source?: string
  /** The date as feeds write it; by default the product's start time, and missing if null. */
  date?: string | null
}

export interface NewsFeeds {
  /** The server's host: "127.0.0.1:40123". */
  host: string
  /** A template for `NEWS_FEEDS` with one feed per trade. */
  template: string
  /** Sets the stories of the feed at a path, or removes the feed if null. */
  put(path: string, stories: readonly FeedStory[] | null): void
  /** How often each path was requested, by path and query. */
  asked: Map<string, number>
}

/** Opens it for a test file. Paths without their own stories return those of `/search`. */
export async function someNewsFeeds(): Promise<NewsFeeds> {
  const shelves = new Map<string, readonly FeedStory[] | null>()
  const asked = new Map<string, number>()
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/'
    asked.set(url, (asked.get(url) ?? 0) + 1)
    const stories = shelves.get(url.split('?')[0] ?? '')
    if (!stories) return void response.writeHead(503).end('Down')
    response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' }).end(rss(stories))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  afterAll(() => server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    template: `http://${host}/search?q={query}`,
    put: (path, stories) => void shelves.set(path, stories),
    asked,
  }
}

const rss = (stories: readonly FeedStory[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>The Newsstand</title><link>http://stand.example/</link><description>All of it</description>
${stories.map(item).join('\n')}
</channel></rss>`

const item = ({ title, link, summary = '', source, date }: FeedStory): string =>
  [
    '<item>',
    `<title>${escaped(title)}</title><link>${escaped(link)}</link><description>${escaped(summary)}</description>`,
    source === undefined ? '' : `<source url="${escaped(new URL(link).origin)}">${escaped(source)}</source>`,
    date === null ? '' : `<pubDate>${date ?? testStart.toUTCString()}</pubDate>`,
    '</item>',
  ].join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
