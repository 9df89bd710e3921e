// A mail on its way to one person; what it says stands in the contract, where the pages that write it find it too.
import type { Email } from '#contract/emails.ts'

/** A mail with its one recipient. The id is the same at every attempt, so that a second copy can be told as one. */
export interface OutgoingEmail {
  id: string
  /** The account this mail was sent for. Kept copies are deleted with the account. */
  accountId: string
  to: { name: string; address: string }
  email: Email
  /** Of bulk mail: where one request stops it for this reader (RFC 8058). */
  unsubscribe?: string
}
