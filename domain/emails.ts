// An email ready to be sent to one person. What it says is in `contract/emails.ts`, because the pages that
// render emails need it too.
import type { Email } from '#contract/emails.ts'

/** The id is the same on every attempt to send this email, so that a mail server can recognise duplicates. */
export interface OutgoingEmail {
  id: string
  /** The account this email belongs to. Stored copies are deleted with the account. */
  accountId: string
  to: { name: string; address: string }
  email: Email
  /** For bulk email: the address where one request unsubscribes this reader (RFC 8058). */
  unsubscribe?: string
}
