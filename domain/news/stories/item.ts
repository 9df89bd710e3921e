// One item of a feed, before anything is filtered.

export interface NewsItem {
  title: string
  /** The feed's summary in plain text; empty if there is none. */
  summary: string
  /** The item's own address, http or https. */
  link: string
  /** The publisher, as the feed names it, or the host of its address. */
  source: string
  /** Null if the feed gives no readable date. */
  publishedAt: string | null
}
