// A slot is a time at which a delivery is due. Each is stored once, together with the state of its emails.
import type { ContentData } from '#contract/delivery.ts'
import type { MailState, SlotState } from '#contract/operations.ts'
import type { Plan } from '#contract/plans.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'

export type RecipientRole = 'owner' | 'team' | 'client' | 'agency'

export interface NewSlot {
  profileId: string
  kind: SlotKind
  dueAt: Date
  state: Extract<SlotState, 'planned' | 'skipped'>
  reason: string | null
}

/** Makes a slot whose delivery has to be made. */
export const plannedSlot = (profileId: string, kind: SlotKind, dueAt: Date): NewSlot => ({
  profileId,
  kind,
  dueAt,
  state: 'planned',
  reason: null,
})

export interface Slot {
  id: string
  profileId: string
  kind: SlotKind
  dueAt: Date
  state: SlotState
  attempts: number
}

export interface NewMail {
  address: string
  firstName: string
  reader: RecipientRole
}

/**
 * One attempt to send an email, with everything needed to decide whether the email is still wanted and to
 * write it.
 */
export interface MailAttempt {
  id: string
  /**
   * Grows with every attempt to send this email. An attempt with a smaller number than the row's is outdated
   * and may no longer write.
   */
  fence: number
  address: string
  firstName: string
  reader: RecipientRole
  kind: SlotKind
  dueAt: Date
  deliveryId: string
  profileId: string
  accountId: string
  content: ContentData
  accessToken: string
  isActive: boolean
  timezone: string
  frequency: 'weekly' | 'monthly'
  teamMemberEmails: string[]
  emailNotifications: boolean
  weeklyDigest: boolean
  deliveriesPaused: boolean
  plan: Plan
  accountEmail: string
  isClosing: boolean
  unsubscribeToken: string
  isUnsubscribed: boolean
  refusals: number
}

export interface SlotStore {
  /** Adds the slots that don't exist yet, and returns the added ones. */
  add(slots: readonly NewSlot[], now: Date): Promise<Slot[]>
  byId(id: string): Promise<Slot | null>
  /** Finds a slot, and locks it until the current transaction ends. */
  lock(id: string): Promise<Slot | null>
  /** Whether a later slot of the same profile and kind is due by `now`. Slots in the future are ignored. */
  hasLater(slot: Slot, now: Date): Promise<boolean>
  /**
   * Whether the profile has a scheduled delivery due from `since` until before `until`, ignoring skipped
   * ones.
   */
  hasDeliveryBetween(profileId: string, since: Date, until: Date): Promise<boolean>
  /** Whether the profile has a scheduled delivery due within half a day of this slot. */
  hasDeliveryNear(slot: Slot): Promise<boolean>
  /** Records that the delivery was made and its emails are waiting to be sent. */
  made(id: string, deliveryId: string, pdfUrl: string): Promise<void>
  addMails(slot: Slot, mails: readonly NewMail[], now: Date): Promise<{ id: string }[]>
  skip(id: string, reason: string, now: Date): Promise<void>
  /** Marks a slot as failed: its delivery couldn't be made, and no more attempts will follow. */
  markFailed(id: string, now: Date): Promise<void>
  /** Saves the reason why an attempt to make the delivery failed. */
  recordFailure(id: string, reason: string): Promise<void>
  /** Marks the slots without unsent emails as finished. Returns how many. */
  finishCompleted(now: Date): Promise<number>
  /** Resets a failed slot, so that its delivery is made again. False if it hadn't failed. */
  requeue(id: string): Promise<boolean>

  /**
   * Starts an attempt to send an email. Null if the email doesn't exist or needs no sending, because it was
   * already sent, refused or dropped.
   */
  startMailAttempt(id: string): Promise<MailAttempt | null>
  /**
   * Records that the email's last line is about to be sent. False if a newer attempt has started, which will
   * send it instead.
   */
  claimBeforeSending(id: string, fence: number, now: Date): Promise<boolean>
  endMail(id: string, fence: number, state: EndState, said: string | null, now: Date): Promise<void>
  /** Records why an attempt failed. The email may be tried again. */
  recordMailFailure(id: string, fence: number, said: string): Promise<void>
  /** Marks an email as failed: it will not be tried again automatically. */
  markMailFailed(id: string): Promise<void>
  /**
   * Finds an email that failed or was refused, and locks it until the current transaction ends. Null if it is
   * neither.
   */
  lockFailedMail(id: string): Promise<MailAttempt | null>
  /** Resets a failed email, so that it is sent again. */
  requeueMail(id: string): Promise<void>
  /** Marks a failed email that is no longer wanted as dropped, with the reason. */
  dropMail(id: string, said: string): Promise<void>
}

export type EndState = Extract<MailState, 'sent' | 'refused' | 'dropped'>
