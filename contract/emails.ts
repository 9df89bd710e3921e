// Every email that the product sends, with the data for it. `web/emails/` renders them.
import type { ContentData, DeliveredIdea } from './delivery.ts'

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
      ideas: Pick<DeliveredIdea, 'title' | 'summary' | 'contentType' | 'draft'>[]
      /** The number of ideas for calendar dates; together with the others they are the first ideas. */
      eventIdeas: ContentData['eventContentIdeas']
      /** The brand's country, which decides how dates are written. */
      country: string | null
      colours: { primary: string; secondary: string; tertiary: string }
      shortfall: string | null
    }
  /** A scheduled delivery or a news digest, with the same content as its report. */
  | {
      kind: 'scheduled-delivery' | 'news-digest'
      firstName: string
      /** The local date that the delivery is for, as `YYYY-MM-DD`. */
      day: string
      frequency: 'weekly' | 'monthly'
      content: ContentData
      reportLink: string
      /** The page where the recipient can unsubscribe from this brand's emails. */
      unsubscribeLink: string
      /** Why the recipient gets this email: as the owner, a team member, a client or an agency. */
      reader: 'owner' | 'team' | 'client' | 'agency'
      /** One question whose answer improves ideas; only in the owner's email. */
      question: { ask: string; url: string } | null
    }

/** What every email needs to know about the product, such as its name and address. */
export interface MailSetting {
  productName: string
  publicUrl: string
  supportEmail: string
}

/** An email with its HTML and text parts, ready to be sent. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}
