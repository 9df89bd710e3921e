// The interface through which the domain gets news feeds. A feed is either read completely or refused with a
// message.
import type { NewsItem } from './item.ts'

export interface FeedReading {
  /** The name that the feed gives itself, or the host of its address. */
  name: string
  /** The items in the feed's order. Every link is http or https. */
  items: NewsItem[]
}

export interface Feeds {
  /** The addresses of the feeds that all brands of this trade and country share. */
  addressesFor(search: { industry: string; country: string | null }): string[]
  /**
   * Normalises a web address that somebody typed, and removes parts that are never sent to a server. Null if
   * it isn't a web address.
   */
  addressOf(typed: string): string | null
  /**
   * Fetches a feed.
   * @throws Problem with a message for the person who added the feed: `invalid` for an address that isn't
   * public, `outside` if nothing can be read
   */
  read(address: string): Promise<FeedReading>
}
