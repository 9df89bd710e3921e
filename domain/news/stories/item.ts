// One item of a news feed, before anything is filtered out.

export interface NewsItem {
  title: string
  /** The feed's summary of the item in plain text; empty if there is none. */
  summary: string
  /** The web address of the item, http or https. */
  link: string
  /** The publisher as the feed names it, or the host of the feed's address. */
  source: string
  /** When the item was published; null if the feed gives no readable date. */
  publishedAt: string | null
}
