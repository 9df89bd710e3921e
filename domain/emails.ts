// An email on its way to one person. Its contents are in the contract, which the pages that write emails share.
import type { Email } from '#contract/emails.ts'

/** An email to one recipient. The id is the same on every attempt, so duplicates can be recognised. */
export interface OutgoingEmail {
  id: string
  /** The account this email belongs to. Stored copies are deleted with the account. */
  accountId: string
  to: { name: string; address: string }
  email: Email
  /** For bulk email: the address where one request unsubscribes this reader (RFC 8058). */
  unsubscribe?: string
}
