// Where a brand's calendar is kept: what it hid, what it wishes, its secret address, and its own events.
import type { EventInput, OwnEvent } from '#contract/seasons.ts'

export interface CalendarWishes {
  /** Ids of days that were hidden for good. */
  hidden: ReadonlySet<string>
  wantsFaith: boolean
}

export interface CalendarStore {
  wishesOf(profileId: string): Promise<CalendarWishes>
  hide(profileId: string, occasionId: string, isHidden: boolean): Promise<void>
  setWantsFaith(profileId: string, wantsFaith: boolean): Promise<void>
  /** The token of the brand's feed, or null where it has none. */
  feedTokenOf(profileId: string): Promise<string | null>
  /** Puts this token in the place of one there was. */
  keepFeed(profileId: string, token: string, now: Date): Promise<void>
  endFeed(profileId: string): Promise<void>
  /** Whose feed it is; null for a token that was replaced, ended or never made. */
  profileOfFeed(token: string): Promise<string | null>
}

export interface EventStore {
  /** Every event of the brand, whenever it is, the earliest first. */
  of(profileId: string): Promise<OwnEvent[]>
  add(profileId: string, event: EventInput, now: Date): Promise<OwnEvent>
  /** Puts these words in the place of an event's; null where the brand has no such event. */
  change(profileId: string, eventId: string, event: EventInput): Promise<OwnEvent | null>
  /** False where the brand has no such event. */
  remove(profileId: string, eventId: string): Promise<boolean>
}
