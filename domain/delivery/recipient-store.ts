// The store of recipients: who has unsubscribed, and whose mail server has refused emails.
import type { Recipient } from '#contract/mail-choices.ts'

/** After this many permanent refusals in a row, no more emails are sent to an address automatically. */
export const MOST_REFUSALS = 3

/** The recipient whose email contained a certain unsubscribe token. */
export interface Subscription {
  profileId: string
  address: string
  isSubscribed: boolean
}

/** Email addresses are compared without regard to upper and lower case. */
export interface RecipientStore {
  /** The recipient's unsubscribe token for a brand, which is the same in every email. */
  tokenFor(profileId: string, address: string): Promise<string>
  byToken(token: string): Promise<Subscription | null>
  /**
   * Saves when the reader unsubscribed from this brand's emails; null subscribes them again. Unsubscribing
   * twice keeps the first date.
   */
  setSubscribed(token: string, leftAt: Date | null): Promise<void>
  /** Says for each address, in the given order, whether it gets emails. An unknown address does. */
  standingOf(profileId: string, addresses: readonly string[]): Promise<Recipient[]>
  /** Counts a permanent refusal and saves the mail server's message. */
  noteRefusal(profileId: string, address: string, said: string): Promise<void>
  noteAccepted(profileId: string, address: string): Promise<void>
  /** Forgets an address's refusals, so that it gets emails again. False if there were none. */
  tryAgain(profileId: string, address: string): Promise<boolean>
}

/** The state of a recipient. If somebody unsubscribed, refusals no longer matter. */
export function standing(unsubscribedAt: Date | null, refusals: number): Recipient['standing'] {
  if (unsubscribedAt) return 'unsubscribed'
  return refusals >= MOST_REFUSALS ? 'refused' : 'receiving'
}
