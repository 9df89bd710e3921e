// Renders every email: subject, HTML and plain text.
import { renderToStaticMarkup } from 'react-dom/server'
import {
  accountClosing,
  addressKnown,
  passwordChanged,
  resetPassword,
  verifyAddress,
} from './account-emails.tsx'
import type { Email, MailSetting, RenderedEmail } from '#contract/emails.ts'
import { firstDelivery } from './first-delivery.tsx'
import { greeting, type EmailContent, EmailLayout } from './email-layout.tsx'
import { MAX_BYTES, type SpaceLimits, spaceLimits } from './space-limits.ts'
import { scheduledDelivery } from './scheduled-delivery.tsx'

/** Writes an email, shortened if it would be too long for email clients to show in full. */
export function renderEmail(email: Email, setting: MailSetting): RenderedEmail {
  const [ample, ...tighter] = spaceLimits
  let written = write(email, setting, ample)
  for (const room of tighter) {
    if (bytesOf(written.html) <= MAX_BYTES) break
    written = write(email, setting, room)
  }
  return written
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length

function write(email: Email, setting: MailSetting, room: SpaceLimits): RenderedEmail {
  const content = contentOf(email, setting, room)
  const html = renderToStaticMarkup(
    <EmailLayout content={content} firstName={email.firstName} setting={setting} />,
  )
  return {
    subject: content.subject,
    html: `<!doctype html>${html}`,
    text: textOf(content, email.firstName, setting),
  }
}

function contentOf(email: Email, setting: MailSetting, room: SpaceLimits): EmailContent {
  switch (email.kind) {
    case 'verify-address':
      return verifyAddress(email, setting)
    case 'address-known':
      return addressKnown(email, setting)
    case 'reset-password':
      return resetPassword(email, setting)
    case 'password-changed':
      return passwordChanged(email, setting)
    case 'account-closing':
      return accountClosing(email, setting)
    case 'first-delivery':
      return firstDelivery(email, setting, room)
    case 'scheduled-delivery':
    case 'news-digest':
      return scheduledDelivery(email, setting, room)
  }
}

const textOf = (content: EmailContent, firstName: string, setting: MailSetting): string =>
  [
    greeting(firstName),
    content.text,
    `${content.reason} Questions: ${setting.supportEmail}`,
    ...(content.leaving ? [`Unsubscribe: ${content.leaving}`] : []),
    `${setting.productName}\n${setting.publicUrl}\n`,
  ].join('\n\n')
