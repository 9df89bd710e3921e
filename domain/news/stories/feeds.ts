// Access to news feeds. A feed is read completely or refused with a message.
import type { NewsItem } from './item.ts'

export interface FeedReading {
  /** The feed's own name, or the host of its address. */
  name: string
  /** In the feed's order. Every link is http or https. */
  items: NewsItem[]
}

export interface Feeds {
  /** The addresses of the shared feeds for this trade and country. */
  addressesFor(search: { industry: string; country: string | null }): string[]
  /**
   * Normalises a web address as people type it, without parts that are not sent to a server; null if it isn't one.
   */
  addressOf(typed: string): string | null
  /**
   * Fetches the feed.
   * @throws Problem with a message for the person who added the feed: `invalid` for an address that isn't public,
   * `outside` if nothing can be read
   */
  read(address: string): Promise<FeedReading>
}
