// What is known of a profile's plans, and where it is kept.
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'

/** What comes by itself: the scheduled delivery, and the digest of the week's news. */
export const slotKinds = ['scheduled', 'digest'] as const
export type SlotKind = (typeof slotKinds)[number]

/** What a profile chose. */
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
  /** Minutes past the hour; only an agency's clients have others than 0. */
  deliveryMinute: number
}

/** What planning needs to know of a profile. */
export interface PlannedProfile {
  profileId: string
  chosen: DeliveryChoices
  holder: Pick<Account, 'plan' | 'onboardingCompleted' | 'deletionDate'>
  /** When the next of each kind falls due; null where none is planned. */
  next: Record<SlotKind, Date | null>
  /** When the last of each kind fell due that was taken in hand. */
  last: Record<SlotKind, Date | null>
}

export interface DueProfile {
  companyName: string
  account: string
  kind: SlotKind
  dueAt: Date
}

/** Where it is kept when each profile's next delivery falls due. */
export interface PlanStore {
  of(profileId: string): Promise<PlannedProfile | null>
  /**
   * Profiles with something of the kind due at `now`, the longest due first, locked until the present `atomically` ends. Those
   * that another process holds are left out.
   */
  takeDue(kind: SlotKind, now: Date, limit: number): Promise<PlannedProfile[]>
  /** What is due at this instant, the longest due first; nothing is taken. */
  due(at: Date, limit: number): Promise<DueProfile[]>
  set(kind: SlotKind, next: readonly { profileId: string; at: Date | null }[]): Promise<void>
  /** Profiles with something planned, in the order of their ids, from the first one after `afterId`, locked as those due are. */
  planned(afterId: string | null, limit: number): Promise<PlannedProfile[]>
  /** Profiles whose next of either kind lies behind this instant, locked as those due are. */
  plannedAfter(at: Date, limit: number): Promise<PlannedProfile[]>
}
