// What the product's operators can look up across all accounts.
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
  /** When the slot or the email was created. */
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

/** What came out of a slot, with the token of its report if there is one. */
export interface Outcome {
  state: SlotState
  reason: string | null
  accessToken: string | null
}

export interface OperationsStore {
  /** Counts the profiles that have a delivery due, and finds when the next one will be due. */
  due(now: Date): Promise<{ due: number; next: Date | null }>
  /** Counts the deliveries planned since a time, by state. */
  slotsSince(since: Date): Promise<Partial<Record<SlotState, number>>>
  /** Counts the emails written since a time, by state. */
  mailsSince(since: Date): Promise<Partial<Record<MailState, number>>>
  /** Counts the emails that the mail server accepted, by day in UTC. Days without emails are missing. */
  sentByDay(since: Date): Promise<ReadonlyMap<string, number>>
  queues(): Promise<Operations['queues']>
  /** Failed deliveries and emails, newest first. */
  failures(most: number): Promise<FailureRow[]>
  /**
   * The newest matching accounts, each with the latest deliveries of all its profiles. Every search word must
   * be the start of a word in the email address, the name, a company name, a team member's address or an
   * address that an email was ever sent to. Words hold letters and digits only.
   */
  search(words: readonly string[], most: number, deliveries: number): Promise<FoundAccountRow[]>
  outcomeOf(slotId: string): Promise<Outcome | null>
}
