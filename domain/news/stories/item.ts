// One story as a feed told it, before anybody judged it.

export interface NewsItem {
  title: string
  /** What the feed says of it in plain text; empty where it says nothing. */
  summary: string
  /** The item's own address, http or https. */
  link: string
  /** Who published it, as the feed says, or the host of its address. */
  source: string
  /** Null where the feed gives no date that can be read. */
  publishedAt: string | null
}
