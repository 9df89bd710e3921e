// Fetches and reads feeds for news: the feeds of a trade and country, and the current items of one feed.
import type { Feeds } from '#domain/news/stories/feeds.ts'
import { Problem } from '#domain/problem.ts'
import { addressesFor } from './addresses.ts'
import { readFeed } from './read-feed.ts'

interface Settings {
  /** Fetches a feed. Private addresses are refused, as for everything that is fetched. */
  fetch: (address: string) => Promise<{ url: URL; text: string }>
  /** The URL templates that replace the built-in ones. */
  templates?: readonly string[] | undefined
  now?: () => Date
}

export function feedReader({ fetch, templates, now = () => new Date() }: Settings): Feeds {
  return {
    addressesFor: (search) => addressesFor(search, templates),
    addressOf,
    async read(address) {
      const { url, text } = await fetch(address).catch((error: unknown) => {
        throw fromOutside(error)
      })
      return readFeed(text, url, now())
    },
  }
}

/** Adds https to an address without a scheme. A host with a port looks like a scheme, but isn't one. */
const scheme = /^(?![a-z0-9.-]+:\d{1,5}(?:[/?#]|$))[a-z][a-z0-9+.-]*:/i

function addressOf(typed: string): string | null {
  const text = typed.trim()
  const url = URL.parse(scheme.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (!/[.:]|^localhost$/.test(url.hostname)) return null
  url.hash = ''
  return url.href
}

/** Rewords errors of fetching, which speak of a website, for feeds. */
const fromOutside = (error: unknown) =>
  error instanceof Problem && error.kind === 'invalid'
    ? new Problem('invalid', 'We couldn’t open this feed. Enter its public address.')
    : error
