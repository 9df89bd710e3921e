// Every mail the product sends, and what each must be told. How a mail looks is the business of `web/emails/`.
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
      /** Those for days ahead; with the others they are the first ideas. */
      eventIdeas: ContentData['eventContentIdeas']
      /** The brand's, by which dates are written. */
      country: string | null
      colours: { primary: string; secondary: string; tertiary: string }
      shortfall: string | null
    }
  /** A scheduled delivery, or, of a week's news alone, a digest: the same content as the report's. */
  | {
      kind: 'scheduled-delivery' | 'news-digest'
      firstName: string
      /** The local day that it is for, `YYYY-MM-DD`. */
      day: string
      frequency: 'weekly' | 'monthly'
      content: ContentData
      reportLink: string
      /** The page where its reader can leave the mails of this brand. */
      unsubscribeLink: string
      /** Why the reader has it: it is theirs, their team's, or an agency's. */
      reader: 'owner' | 'team' | 'client' | 'agency'
      /** One question for better ideas, for the account holder alone. */
      question: { ask: string; url: string } | null
    }

/** What every mail is told of the product. */
export interface MailSetting {
  productName: string
  publicUrl: string
  supportEmail: string
}

/** A mail with both its parts, ready to be sent. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}
