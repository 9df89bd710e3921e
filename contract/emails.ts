// Every mail the product sends, and what each must be told. How a mail looks is the business of `web/emails/`.
import type { DeliveredIdea } from './delivery.ts'

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

/** What every mail is told of the product. */
export interface MailSetting {
  productName: string
  publicUrl: string
  supportEmail: string
}

/** A mail with both its parts, ready to be sent. */
export interface Written {
  subject: string
  html: string
  text: string
}
