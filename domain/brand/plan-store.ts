// When each profile's next delivery is due, and the store that saves it.
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'

/**
 * The two kinds of email that are sent automatically: the scheduled delivery, and the digest of the week's
 * news.
 */
export const slotKinds = ['scheduled', 'digest'] as const
export type SlotKind = (typeof slotKinds)[number]

/** The settings of a profile that decide when its deliveries are made. */
export type DeliveryChoices = Pick<
  Profile,
  | 'deliveryFrequency'
  | 'deliveryDayOfWeek'
  | 'deliveryDayOfMonth'
  | 'deliveryHour'
  | 'deliveryTimezone'
  | 'deliveriesPaused'
  | 'emailNotifications'
  | 'weeklyDigest'
> & {
  /** Minutes past the hour. Only deliveries to an agency's clients use it; for all others it is 0. */
  deliveryMinute: number
}

/** The facts about a profile that decide when its next delivery is due. */
export interface PlannedProfile {
  profileId: string
  chosen: DeliveryChoices
  holder: Pick<Account, 'plan' | 'onboardingCompleted' | 'deletionDate'>
  /** When the next delivery of each kind is due; null if none is planned. */
  next: Record<SlotKind, Date | null>
  /** When the last delivery of each kind was due that has been started. */
  last: Record<SlotKind, Date | null>
}

export interface DueProfile {
  companyName: string
  account: string
  kind: SlotKind
  dueAt: Date
}

/** Stores when each profile's next delivery is due. */
export interface PlanStore {
  of(profileId: string): Promise<PlannedProfile | null>
  /**
   * Finds profiles with a delivery of this kind due at `now`, the longest overdue first, and locks them until
   * the current `atomically` ends. Profiles that another process has locked are left out, so two processes
   * never make the same delivery.
   */
  takeDue(kind: SlotKind, now: Date, limit: number): Promise<PlannedProfile[]>
  /** Lists deliveries that are due at this time, the longest overdue first, without locking anything. */
  due(at: Date, limit: number): Promise<DueProfile[]>
  set(kind: SlotKind, next: readonly { profileId: string; at: Date | null }[]): Promise<void>
  /**
   * Lists profiles with a planned delivery, in the order of their ids, starting after `afterId`. They are
   * locked as in `takeDue`.
   */
  planned(afterId: string | null, limit: number): Promise<PlannedProfile[]>
  /** Lists profiles with a delivery planned for after this time. They are locked as in `takeDue`. */
  plannedAfter(at: Date, limit: number): Promise<PlannedProfile[]>
}
