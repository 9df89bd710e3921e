// The stores of a brand's calendar: hidden days, settings, the secret feed address and the brand's own
// events.
import type { EventInput, OwnEvent } from '#contract/seasons.ts'

export interface CalendarSettings {
  /** The ids of the occasions that the user has hidden. */
  hidden: ReadonlySet<string>
  wantsFaith: boolean
}

export interface CalendarStore {
  settingsOf(profileId: string): Promise<CalendarSettings>
  hide(profileId: string, occasionId: string, isHidden: boolean): Promise<void>
  setWantsFaith(profileId: string, wantsFaith: boolean): Promise<void>
  /** The secret token of the brand's calendar feed; null if there is no feed. */
  feedTokenOf(profileId: string): Promise<string | null>
  /** Saves the feed's token and replaces the earlier one. */
  keepFeed(profileId: string, token: string, now: Date): Promise<void>
  endFeed(profileId: string): Promise<void>
  /**
   * Finds the profile whose calendar feed has this token; null if the token was replaced, turned off or never
   * made.
   */
  profileOfFeed(token: string): Promise<string | null>
}

export interface EventStore {
  /** Lists every event of the brand, past and future, earliest first. */
  of(profileId: string): Promise<OwnEvent[]>
  add(profileId: string, event: EventInput, now: Date): Promise<OwnEvent>
  /** Replaces the details of an event; null if the brand has no such event. */
  change(profileId: string, eventId: string, event: EventInput): Promise<OwnEvent | null>
  /** Deletes an event. False if the brand has no such event. */
  remove(profileId: string, eventId: string): Promise<boolean>
}
