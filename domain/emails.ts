// Every mail the product sends, and what each must be told. How a mail looks is the business of `web/emails/`.
import type { DeliveredIdea } from '#contract/delivery.ts'

export type Email =
  | { kind: 'verify-address'; firstName: string; link: string }
  | { kind: 'address-known'; firstName: string; loginLink: string; resetLink: string }
  | { kind: 'reset-password'; firstName: string; link: string }
  | { kind: 'password-changed'; firstName: string; supportEmail: string }
  | { kind: 'account-closing'; firstName: string; date: string; link: string }
  | {
      kind: 'first-delivery'
      firstName: string
      companyName: string
      reportLink: string
      ideas: Pick<DeliveredIdea, 'title' | 'summary' | 'contentType' | 'evidence'>[]
      colours: { primary: string; secondary: string; tertiary: string }
      shortfall: string | null
    }

/** A mail with its one recipient. The id is the same at every attempt, so that a second copy can be told as one. */
export interface Letter {
  id: string
  to: { name: string; address: string }
  email: Email
}
