// Loads the pages and emails of `web/` for the server: from the built bundle, or through Vite in development.
import type { Email, MailSetting, RenderedEmail } from '#contract/emails.ts'
import type { ContentData } from '#contract/delivery.ts'
import type { MailChoice } from '#contract/mail-choices.ts'
import type { EntryAssets } from './assets.ts'

export interface PageContext {
  productName: string
  origin: string
  url: string
  theme: 'light' | 'dark' | 'system'
  assets: EntryAssets
  supportEmail: string
  signedIn: boolean
  paymentsOn: boolean
}

type Page = (page: PageContext) => string

export interface Pages {
  landing: Page
  pricing: Page
  privacy: Page
  terms: Page
  verified: Page
  contentNotFound: Page
  notFound: Page
  serverFault: Page
  socialDebug: Page
  deliveryReport(
    page: PageContext,
    delivery: { contentData: ContentData; createdAt: string; token: string },
  ): string
  mailChoice(page: PageContext, choice: MailChoice & { token: string; isNew: boolean }): string
  mailChoiceGone: Page
  titleOf(content: ContentData): string
  devOutbox(
    page: PageContext,
    mails: { id: string; to: string; subject: string; date: string; links: string[] }[],
  ): string
  devMail(
    page: PageContext,
    mail: {
      id: string
      to: string
      subject: string
      date: string
      text: string
      html: string
      links: string[]
    },
  ): string
  apiDocs(page: PageContext, openapi: Record<string, unknown>): string
  appShell(page: PageContext, shell: { boot: Record<string, unknown> }): string
}

export interface Emails {
  renderEmail(email: Email, setting: MailSetting): RenderedEmail
}

/** The content of a report's PDF. */
export interface Printed {
  contentData: ContentData
  createdAt: string
  productName: string
  url: string
}

export interface Views {
  pages(): Promise<Pages>
  emails(): Promise<Emails>
  /** Returns a report's PDF as bytes. */
  printReport(printed: Printed): Promise<Uint8Array>
}
