// What the product's own people may look up across all accounts.
import type { FoundAccount, MailState, Operations, SlotState } from '#contract/operations.ts'

export interface FailureRow {
  id: string
  what: 'delivery' | 'mail'
  companyName: string
  account: string
  address: string | null
  dueAt: Date
  attempts: number
  reason: string | null
  /** When the slot, or the mail, came to be. */
  createdAt: Date
}

type FoundDelivery = FoundAccount['deliveries'][number]

export interface FoundAccountRow extends Omit<
  FoundAccount,
  'nextDelivery' | 'lastScheduledDelivery' | 'deliveries'
> {
  nextDelivery: Date | null
  lastScheduledDelivery: Date | null
  deliveries: (Omit<FoundDelivery, 'dueAt' | 'mails'> & {
    dueAt: Date
    mails: (Omit<FoundDelivery['mails'][number], 'sentAt'> & { sentAt: Date | null })[]
  })[]
}

/** What became of a slot, with the token of its report where there is one. */
export interface Outcome {
  state: SlotState
  reason: string | null
  accessToken: string | null
}

export interface OperationsStore {
  /** How many profiles have something due, and when the next that is not due yet will be. */
  due(now: Date): Promise<{ due: number; next: Date | null }>
  /** Deliveries by state, of those that were planned since. */
  slotsSince(since: Date): Promise<Partial<Record<SlotState, number>>>
  /** Mails by state, of those that were written since. */
  mailsSince(since: Date): Promise<Partial<Record<MailState, number>>>
  /** Accepted mails by their day, UTC; days without any are left out. */
  sentByDay(since: Date): Promise<ReadonlyMap<string, number>>
  queues(): Promise<Operations['queues']>
  /** What was given up, newest first. */
  failures(most: number): Promise<FailureRow[]>
  /**
   * Accounts, the newest first of those that were looked at, in which every word begins one of the address's or the name's, of a
   * company's, of its team's addresses, or of an address that its mails ever went to, each with the latest deliveries of all its profiles. Words hold letters and digits only.
   */
  search(words: readonly string[], most: number, deliveries: number): Promise<FoundAccountRow[]>
  outcomeOf(slotId: string): Promise<Outcome | null>
}
