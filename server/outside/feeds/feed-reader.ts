// The news's way to feeds: which addresses a trade and a country have, and what one of them gives now.
import type { Feeds } from '#domain/news/stories/feeds.ts'
import { Problem } from '#domain/problem.ts'
import { addressesFor } from './addresses.ts'
import { readFeed } from './read-feed.ts'

interface Settings {
  /** Gets what stands at an address, from behind the wall of all fetching. */
  fetch: (address: string) => Promise<{ url: URL; text: string }>
  /** Templates of addresses in place of the product's own. */
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

/** A host and a port look like a scheme; what has none is meant as https. */
const scheme = /^(?![a-z0-9.-]+:\d{1,5}(?:[/?#]|$))[a-z][a-z0-9+.-]*:/i

function addressOf(typed: string): string | null {
  const text = typed.trim()
  const url = URL.parse(scheme.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (!/[.:]|^localhost$/.test(url.hostname)) return null
  url.hash = ''
  return url.href
}

/** The wall of all fetching speaks of websites. */
const fromOutside = (error: unknown) =>
  error instanceof Problem && error.kind === 'invalid'
    ? new Problem('invalid', 'We couldn’t open this feed. Enter its public address.')
    : error
