// The stores of a brand's calendar: hidden days, settings, the secret feed address, and its own events.
import type { EventInput, OwnEvent } from '#contract/seasons.ts'

export interface CalendarSettings {
  /** Ids of hidden days. */
  hidden: ReadonlySet<string>
  wantsFaith: boolean
}

export interface CalendarStore {
  settingsOf(profileId: string): Promise<CalendarSettings>
  hide(profileId: string, occasionId: string, isHidden: boolean): Promise<void>
  setWantsFaith(profileId: string, wantsFaith: boolean): Promise<void>
  /** The token of the brand's feed, or null if it has none. */
  feedTokenOf(profileId: string): Promise<string | null>
  /** Replaces an existing token. */
  keepFeed(profileId: string, token: string, now: Date): Promise<void>
  endFeed(profileId: string): Promise<void>
  /** The profile a feed belongs to; null for a token that was replaced, turned off or never made. */
  profileOfFeed(token: string): Promise<string | null>
}

export interface EventStore {
  /** Every event of the brand, past or future, earliest first. */
  of(profileId: string): Promise<OwnEvent[]>
  add(profileId: string, event: EventInput, now: Date): Promise<OwnEvent>
  /** Replaces the details of an event; null if the brand has no such event. */
  change(profileId: string, eventId: string, event: EventInput): Promise<OwnEvent | null>
  /** False if the brand has no such event. */
  remove(profileId: string, eventId: string): Promise<boolean>
}
