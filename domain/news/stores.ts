// Where the weeks of a brand's news, its own feeds, and what every feed gave last time are kept.
import type { BrandUpdates, IndustryUpdates } from '#contract/news.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import type { NewsItem } from './stories/item.ts'

/** A story as memory keeps it: which one it was, and what was made of it. */
export interface ToldStory {
  link: string
  headline: string
  suggestions: ToldSuggestion[]
}

export interface ToldSuggestion {
  /** The id of the library's line. */
  move: string
}

/** A week's stories of one brand. */
export interface Week {
  /** The Sunday that begins it, `YYYY-MM-DD`. */
  weekOf: string
  updates: BrandUpdates
}

export interface ToldWeek {
  weekOf: string
  told: ToldStory[]
}

export interface OwnFeed {
  id: string
  address: string
}

/** What an address gave last time. Where that failed, the items are those of the last time that did not. */
export interface Fetch {
  address: string
  /** What the feed calls itself; empty where it never could be read. */
  name: string
  fetchedAt: Date
  problem: string | null
  items: NewsItem[]
}

/** Brands that share their feeds. */
export interface Pair {
  industry: string
  country: string
}

/** An active client of an agency, with the newest week that was made for it. */
export interface ClientWeek {
  clientId: string
  clientName: string
  profileId: string
  week: Week | null
}

export interface NewsStore {
  /** The newest of its weeks that is no later than that of the Sunday `last`. */
  newest(profileId: string, last: string): Promise<Week | null>
  /** Puts the week in the place of the one that the profile has of the same Sunday. */
  keep(profileId: string, week: Week & ToldWeek, now: Date): Promise<void>
  /** What was told in the weeks from `since` until before `before`, newest first. */
  toldBetween(profileId: string, since: string, before: string): Promise<ToldWeek[]>
  /** The news that deliveries of the kind brought the profile's readers since then. */
  carried(profileId: string, kind: SlotKind, since: Date): Promise<IndustryUpdates[]>

  feedsOf(profileId: string): Promise<OwnFeed[]>
  /** Null where the profile has the address already. */
  addFeed(profileId: string, address: string, now: Date): Promise<OwnFeed | null>
  /** What was fetched for it goes with the last feed of its address. False where the profile has no such feed. */
  removeFeed(profileId: string, feedId: string): Promise<boolean>

  /** What is kept of these addresses; those that were never asked are missing. */
  fetches(addresses: readonly string[]): Promise<Fetch[]>
  keepFetch(fetch: Fetch): Promise<void>
  /** Deletes what was fetched before the moment and never since. */
  forgetFetches(before: Date): Promise<void>

  /**
   * Trades and countries of all profiles that still have no news of the week, but should: their account's plan opens news, it is through
   * onboarding and not closing, and a client's agency has it among its active ones.
   */
  pairs(weekOf: string): Promise<Pair[]>
  /** Those profiles of one pair by id, at most `most` of them, beginning after the id `after`. */
  profilesOf(pair: Pair, weekOf: string, after: string | null, most: number): Promise<string[]>

  /** The active clients of an agency by name, each with its newest week that is no later than that of the Sunday `last`. */
  clientsOf(agencyId: string, last: string): Promise<ClientWeek[]>
}
