// Slots: the times at which deliveries fell due, each there once, with the mails that each became.
import type { ContentData } from '#contract/delivery.ts'
import type { MailState, SlotState } from '#contract/operations.ts'
import type { Plan } from '#contract/plans.ts'
import type { SlotKind } from '#domain/brand/planned.ts'

export type Reader = 'owner' | 'team' | 'client' | 'agency'

export interface NewSlot {
  profileId: string
  kind: SlotKind
  dueAt: Date
  state: Extract<SlotState, 'planned' | 'skipped'>
  reason: string | null
}

/** A time for which a delivery is to be made. */
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
  reader: Reader
}

/** A mail with all that decides whether it is still wanted, and what it says. */
export interface MailInHand {
  id: string
  /** Grows with each try; who holds an older one may not write any more. */
  fence: number
  address: string
  firstName: string
  reader: Reader
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
  /** Keeps those that were not there yet, and answers these. */
  add(slots: readonly NewSlot[], now: Date): Promise<Slot[]>
  byId(id: string): Promise<Slot | null>
  /** The same, and nobody else may change it until the present `atomically` ends. */
  lock(id: string): Promise<Slot | null>
  /** Whether a later one of the profile and kind has fallen due by `now`. One that lies ahead takes no place yet. */
  hasLater(slot: Slot, now: Date): Promise<boolean>
  /** Whether a scheduled delivery of the profile was to be made from `since` on and before `until`; a skipped one was none. */
  hasDeliveryBetween(profileId: string, since: Date, until: Date): Promise<boolean>
  /** Whether a scheduled delivery of the profile falls due within half a day of it. */
  hasDeliveryNear(slot: Slot): Promise<boolean>
  /** A delivery was made of it. Its mails wait. */
  made(id: string, deliveryId: string, pdfUrl: string): Promise<void>
  addMails(slot: Slot, mails: readonly NewMail[], now: Date): Promise<{ id: string }[]>
  skip(id: string, reason: string, now: Date): Promise<void>
  /** What could not be made, after its last try. */
  giveUp(id: string, now: Date): Promise<void>
  /** Notes a try that failed. */
  noteTry(id: string, reason: string): Promise<void>
  /** Finishes the slots that have no mail left to send. */
  finishDone(now: Date): Promise<number>
  /** Puts one that was given up back to be made; false where it was not. */
  putBack(id: string): Promise<boolean>

  /** Takes a mail in hand for one try; null where it was sent, refused, dropped or is not there. */
  takeMail(id: string): Promise<MailInHand | null>
  /** Says that the mail's last line is about to leave; false where somebody else has it in hand by now. */
  claimBeforeSending(id: string, fence: number, now: Date): Promise<boolean>
  endMail(id: string, fence: number, state: EndState, said: string | null, now: Date): Promise<void>
  /** A try failed that may be made again. */
  noteMail(id: string, fence: number, said: string): Promise<void>
  /** A mail that nobody will try again by itself. */
  giveUpMail(id: string): Promise<void>
  /** One that failed or was refused, locked until the present `atomically` ends; null where it was not. */
  mailGivenUp(id: string): Promise<MailInHand | null>
  /** Puts one that was given up back to be sent. */
  putMailBack(id: string): Promise<void>
  /** Settles one that was given up: nobody wants it any more. */
  dropMail(id: string, said: string): Promise<void>
}

export type EndState = Extract<MailState, 'sent' | 'refused' | 'dropped'>
