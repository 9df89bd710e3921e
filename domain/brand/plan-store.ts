// A profile's delivery plans, and the store that keeps them.
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'

/** What is sent automatically: the scheduled delivery, and the digest of the week's news. */
export const slotKinds = ['scheduled', 'digest'] as const
export type SlotKind = (typeof slotKinds)[number]

/** What the user chose for deliveries. */
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
  /** Minutes past the hour; 0 except for an agency's clients. */
  deliveryMinute: number
}

/** What planning a delivery needs to know about a profile. */
export interface PlannedProfile {
  profileId: string
  chosen: DeliveryChoices
  holder: Pick<Account, 'plan' | 'onboardingCompleted' | 'deletionDate'>
  /** When the next of each kind is due; null if none is planned. */
  next: Record<SlotKind, Date | null>
  /** When the last of each kind was due that has been started. */
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
   * Profiles with something of the kind due at `now`, longest overdue first, locked until the current
   * `atomically` ends. Profiles locked by another process are left out.
   */
  takeDue(kind: SlotKind, now: Date, limit: number): Promise<PlannedProfile[]>
  /** What is due at this time, longest overdue first, without locking anything. */
  due(at: Date, limit: number): Promise<DueProfile[]>
  set(kind: SlotKind, next: readonly { profileId: string; at: Date | null }[]): Promise<void>
  /**
   * Profiles with something planned, ordered by id from the first one after `afterId`, locked like those in
   * `takeDue`.
   */
  planned(afterId: string | null, limit: number): Promise<PlannedProfile[]>
  /** Profiles with something planned for after this time, locked like those in `takeDue`. */
  plannedAfter(at: Date, limit: number): Promise<PlannedProfile[]>
}
