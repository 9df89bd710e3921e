// The store of a brand's news weeks, of its own feeds, and of what every feed gave last.
import type { BrandUpdates, IndustryUpdates } from '#contract/news.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import type { NewsItem } from './stories/item.ts'

/** A record of a story a brand has had, and of what was suggested for it. */
export interface StoryRecord {
  link: string
  headline: string
  suggestions: SuggestionRecord[]
}

export interface SuggestionRecord {
  /** The id of the library's line. */
  move: string
}

/** A brand's stories of one week. */
export interface Week {
  /** The Sunday that begins it, `YYYY-MM-DD`. */
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

/** What a feed gave when it was last fetched. If that failed, the items are from the last successful fetch. */
export interface FeedFetch {
  address: string
  /** The feed's own name; empty if it could never be read. */
  name: string
  fetchedAt: Date
  problem: string | null
  items: NewsItem[]
}

/** Brands with the same trade and country share their feeds. */
export interface TradeAndCountry {
  industry: string
  country: string
}

/** An active client of an agency, with its newest week. */
export interface ClientWeek {
  clientId: string
  clientName: string
  profileId: string
  week: Week | null
}

export interface NewsStore {
  /** The newest week that isn't later than that of the Sunday `last`. */
  newest(profileId: string, last: string): Promise<Week | null>
  /** Replaces the profile's week of the same Sunday. */
  keep(profileId: string, week: Week & WeekRecord, now: Date): Promise<void>
  /** What was shown in the weeks from `since` until before `before`, newest first. */
  recordsBetween(profileId: string, since: string, before: string): Promise<WeekRecord[]>
  /** The news in the profile's deliveries of this kind since then. */
  carried(profileId: string, kind: SlotKind, since: Date): Promise<IndustryUpdates[]>

  feedsOf(profileId: string): Promise<OwnFeed[]>
  /** Null if the profile already has this address. */
  addFeed(profileId: string, address: string, now: Date): Promise<OwnFeed | null>
  /** Also deletes what was fetched if no other profile uses the address. False if the profile has no such feed. */
  removeFeed(profileId: string, feedId: string): Promise<boolean>

  /** The last fetches of these addresses. Addresses that were never fetched are missing. */
  fetches(addresses: readonly string[]): Promise<FeedFetch[]>
  keepFetch(fetch: FeedFetch): Promise<void>
  /** Deletes fetches older than `before`. */
  forgetFetches(before: Date): Promise<void>

  /**
   * Trades and countries of all profiles that should have the week's news but don't: their plan includes news,
   * onboarding is complete, the account isn't closed and, for a client, is active at its agency.
   */
  groupsWithoutNews(weekOf: string): Promise<TradeAndCountry[]>
  /** Ids of those profiles for one trade and country: at most `most`, after the id `after`. */
  profilesOf(pair: TradeAndCountry, weekOf: string, after: string | null, most: number): Promise<string[]>

  /**
   * An agency's active clients by name, each with its newest week that isn't later than that of the Sunday `last`.
   */
  clientsOf(agencyId: string, last: string): Promise<ClientWeek[]>
}
