// What the news asks of the outside: feeds, read whole or refused in words.
import type { NewsItem } from './item.ts'

export interface FeedReading {
  /** What the feed calls itself, or the host of its address. */
  name: string
  /** In the feed's order. Every link is http or https. */
  items: NewsItem[]
}

export interface Feeds {
  /** The addresses that everybody's stories of this trade and country come from. */
  addressesFor(search: { industry: string; country: string | null }): string[]
  /** The one way to write a web address as people type it, without what no server is told; null where it is none. */
  addressOf(typed: string): string | null
  /**
   * What the address gives now.
   * @throws Problem with a sentence for the person who added the feed: `invalid` for an address that is not open to everybody, `outside`
   * where nothing can be read
   */
  read(address: string): Promise<FeedReading>
}
