// What is kept of those who get a brand's deliveries: what each of them decided, and what mail servers said.
import type { Recipient } from '#contract/mail-choices.ts'

/** Permanent refusals in a row after which nothing more is sent to an address by itself. */
export const MOST_REFUSALS = 3

/** Someone behind the token that stands in their mails. */
export interface Subscription {
  profileId: string
  address: string
  isSubscribed: boolean
}

/** Addresses are the same whatever their case. */
export interface RecipientStore {
  /** The token for leaving the mails of a brand: one for each brand and address, and the same in every mail. */
  tokenFor(profileId: string, address: string): Promise<string>
  byToken(token: string): Promise<Subscription | null>
  /** From when the reader wants no mails of this brand; null where they want them. Said again, the first moment stays. */
  setSubscribed(token: string, leftAt: Date | null): Promise<void>
  /** One for each address, in the order asked; an address that nothing is known of receives. */
  standingOf(profileId: string, addresses: readonly string[]): Promise<Recipient[]>
  /** Counts a permanent refusal, with what the mail server said. */
  noteRefusal(profileId: string, address: string, said: string): Promise<void>
  noteAccepted(profileId: string, address: string): Promise<void>
  /** Forgets the refusals; false where there were none. */
  tryAgain(profileId: string, address: string): Promise<boolean>
}

/** The reader's own wish comes before what a mail server said. */
export function standing(unsubscribedAt: Date | null, refusals: number): Recipient['standing'] {
  if (unsubscribedAt) return 'unsubscribed'
  return refusals >= MOST_REFUSALS ? 'refused' : 'receiving'
}
