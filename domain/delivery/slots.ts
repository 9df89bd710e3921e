// Slots: the times at which deliveries are due, each stored once, with the emails of each.
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

/** A slot whose delivery is to be made. */
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

/** An attempt to send an email, with everything that decides whether it is still wanted and what it says. */
export interface MailAttempt {
  id: string
  /** A fencing token: it grows with every attempt, and an attempt with an older one may no longer write. */
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
  /** Adds the slots that don't exist yet, and returns those. */
  add(slots: readonly NewSlot[], now: Date): Promise<Slot[]>
  byId(id: string): Promise<Slot | null>
  /** The same, locked until the current transaction ends. */
  lock(id: string): Promise<Slot | null>
  /** Whether a later slot of the same profile and kind is due by `now`. Slots in the future don't count. */
  hasLater(slot: Slot, now: Date): Promise<boolean>
  /** Whether the profile has a scheduled delivery due from `since` until before `until`. Skipped ones don't count. */
  hasDeliveryBetween(profileId: string, since: Date, until: Date): Promise<boolean>
  /** Whether the profile has a scheduled delivery due within half a day of this slot. */
  hasDeliveryNear(slot: Slot): Promise<boolean>
  /** Its delivery was made, and its emails are waiting to be sent. */
  made(id: string, deliveryId: string, pdfUrl: string): Promise<void>
  addMails(slot: Slot, mails: readonly NewMail[], now: Date): Promise<{ id: string }[]>
  skip(id: string, reason: string, now: Date): Promise<void>
  /** Marks the slot as failed: its delivery couldn't be made, and no attempts are left. */
  markFailed(id: string, now: Date): Promise<void>
  /** Stores that an attempt failed. */
  recordFailure(id: string, reason: string): Promise<void>
  /** Finishes the slots that have no emails left to send. */
  finishCompleted(now: Date): Promise<number>
  /** Resets a failed slot so that it is made again. False if it had not failed. */
  requeue(id: string): Promise<boolean>

  /** Starts an attempt to send an email. Null if it was already sent, refused or dropped, or doesn't exist. */
  startMailAttempt(id: string): Promise<MailAttempt | null>
  /** Records that the email's last line is about to be sent. False if another attempt has started since. */
  claimBeforeSending(id: string, fence: number, now: Date): Promise<boolean>
  endMail(id: string, fence: number, state: EndState, said: string | null, now: Date): Promise<void>
  /** Records a failed attempt that may be repeated. */
  recordMailFailure(id: string, fence: number, said: string): Promise<void>
  /** The email will not be retried automatically. */
  markMailFailed(id: string): Promise<void>
  /** An email that failed or was refused, locked until the current transaction ends. Null if it is neither. */
  lockFailedMail(id: string): Promise<MailAttempt | null>
  /** Resets a failed email so that it is sent again. */
  requeueMail(id: string): Promise<void>
  /** Settles a failed email that is no longer wanted. */
  dropMail(id: string, said: string): Promise<void>
}

export type EndState = Extract<MailState, 'sent' | 'refused' | 'dropped'>
