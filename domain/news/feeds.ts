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
  /** What the address gives now. @throws Problem `outside` with a sentence for the feed's owner where nothing can be read */
  read(address: string): Promise<FeedReading>
}
