// The stores of a brand's weekly stories, of the feeds it added, and of the last items of every feed.
import type { BrandUpdates, IndustryUpdates } from '#contract/news.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import type { NewsItem } from './stories/item.ts'

/** A story that a brand was shown, with the suggestions made for it. */
export interface StoryRecord {
  link: string
  headline: string
  suggestions: SuggestionRecord[]
}

export interface SuggestionRecord {
  /** The id of the library's line that the suggestion was made from. */
  move: string
}

/** The stories that one brand got in one week. */
export interface Week {
  /** The Sunday on which the week begins, `YYYY-MM-DD`. */
  weekOf: string
  updates: BrandUpdates
}

export interface WeekRecord {
  weekOf: string
  records: StoryRecord[]
}

export interface OwnFeed {
  id: string
  address: string
}

/**
 * The result of fetching a feed. If the last fetch failed, the items are from the last one that succeeded.
 */
export interface FeedFetch {
  address: string
  /** The name that the feed gives itself; empty if it could never be read. */
  name: string
  fetchedAt: Date
  problem: string | null
  items: NewsItem[]
}

/** A trade and a country. Brands that have both in common share their feeds. */
export interface TradeAndCountry {
  industry: string
  country: string
}

/** An active client of an agency, with its newest week of stories. */
export interface ClientWeek {
  clientId: string
  clientName: string
  profileId: string
  week: Week | null
}

export interface NewsStore {
  /** Finds the newest week that doesn't begin after the Sunday `last`. */
  newest(profileId: string, last: string): Promise<Week | null>
  /** Saves a week, and replaces the profile's earlier version of it. */
  keep(profileId: string, week: Week & WeekRecord, now: Date): Promise<void>
  /** Lists what was shown in the weeks from `since` until before `before`, newest first. */
  recordsBetween(profileId: string, since: string, before: string): Promise<WeekRecord[]>
  /** Lists the news in the profile's deliveries of this kind since a time. */
  carried(profileId: string, kind: SlotKind, since: Date): Promise<IndustryUpdates[]>

  feedsOf(profileId: string): Promise<OwnFeed[]>
  /** Adds a feed; null if the profile already has this address. */
  addFeed(profileId: string, address: string, now: Date): Promise<OwnFeed | null>
  /**
   * Removes a feed, and its saved items if no other profile uses the address. False if the profile has no
   * such feed.
   */
  removeFeed(profileId: string, feedId: string): Promise<boolean>

  /** Finds the last fetch of each of these addresses. Addresses that were never fetched are missing. */
  fetches(addresses: readonly string[]): Promise<FeedFetch[]>
  keepFetch(fetch: FeedFetch): Promise<void>
  /** Deletes fetches older than `before`. */
  forgetFetches(before: Date): Promise<void>

  /**
   * Lists the trades and countries of profiles that should have the week's news but don't. Their plan
   * includes news, onboarding is complete, the account isn't closed, and a client is active at its agency.
   */
  groupsWithoutNews(weekOf: string): Promise<TradeAndCountry[]>
  /**
   * Lists the ids of those profiles for one trade and country: at most `most`, in order, starting after the
   * id `after`.
   */
  profilesOf(pair: TradeAndCountry, weekOf: string, after: string | null, most: number): Promise<string[]>

  /**
   * Lists an agency's active clients by name, each with its newest week that doesn't begin after the Sunday
   * `last`.
   */
  clientsOf(agencyId: string, last: string): Promise<ClientWeek[]>
}
