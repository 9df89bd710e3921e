// The news's way to feeds: which addresses a trade and a country have, and what one of them gives now.
import type { Feeds } from '#domain/news/feeds.ts'
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
    async read(address) {
      const { url, text } = await fetch(address).catch((error: unknown) => {
        throw fromOutside(error)
      })
      return readFeed(text, url, now())
    },
  }
}

/** An address that may not be asked is as much the feed's fault, to its owner, as one that doesn't answer. */
const fromOutside = (error: unknown) =>
  error instanceof Problem && error.kind !== 'outside' ? new Problem('outside', error.message) : error
