// The store of recipients: who unsubscribed, and whose mail server refused emails.
import type { Recipient } from '#contract/mail-choices.ts'

/** Permanent refusals in a row after which no more emails are sent to an address automatically. */
export const MOST_REFUSALS = 3

/** The recipient a token in an email belongs to. */
export interface Subscription {
  profileId: string
  address: string
  isSubscribed: boolean
}

/** Addresses ignore upper and lower case. */
export interface RecipientStore {
  /** The unsubscribe token: one for each brand and address, the same in every email. */
  tokenFor(profileId: string, address: string): Promise<string>
  byToken(token: string): Promise<Subscription | null>
  /**
   * When the reader unsubscribed from this brand's emails; null to subscribe them again. Repeating it keeps the first
   * date.
   */
  setSubscribed(token: string, leftAt: Date | null): Promise<void>
  /** One per address, in the given order. An unknown address counts as receiving. */
  standingOf(profileId: string, addresses: readonly string[]): Promise<Recipient[]>
  /** Counts a permanent refusal, with the mail server's message. */
  noteRefusal(profileId: string, address: string, said: string): Promise<void>
  noteAccepted(profileId: string, address: string): Promise<void>
  /** Forgets the refusals. False if there were none. */
  tryAgain(profileId: string, address: string): Promise<boolean>
}

/** Unsubscribing takes precedence over refusals. */
export function standing(unsubscribedAt: Date | null, refusals: number): Recipient['standing'] {
  if (unsubscribedAt) return 'unsubscribed'
  return refusals >= MOST_REFUSALS ? 'refused' : 'receiving'
}
