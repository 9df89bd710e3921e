// Renders every email: subject, HTML and plain text.
import { renderToStaticMarkup } from 'react-dom/server'
import {
  accountClosing,
  addressKnown,
  passwordChanged,
  resetPassword,
  verifyAddress,
} from './account-letters.tsx'
import type { Email, MailSetting, RenderedEmail } from '#contract/emails.ts'
import { firstDelivery } from './first-delivery.tsx'
import { greeting, type Letter, LetterPaper } from './letter.tsx'
import { MOST_BYTES, type Room, rooms } from './room.ts'
import { scheduledDelivery } from './scheduled-delivery.tsx'

/** Writes an email, shortened if it would be too long for email clients to show in full. */
export function renderEmail(email: Email, setting: MailSetting): RenderedEmail {
  const [ample, ...tighter] = rooms
  let written = write(email, setting, ample)
  for (const room of tighter) {
    if (bytesOf(written.html) <= MOST_BYTES) break
    written = write(email, setting, room)
  }
  return written
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length

function write(email: Email, setting: MailSetting, room: Room): RenderedEmail {
  const letter = letterOf(email, setting, room)
  const html = renderToStaticMarkup(
    <LetterPaper letter={letter} firstName={email.firstName} setting={setting} />,
  )
  return {
    subject: letter.subject,
    html: `<!doctype html>${html}`,
    text: textOf(letter, email.firstName, setting),
  }
}

function letterOf(email: Email, setting: MailSetting, room: Room): Letter {
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

const textOf = (letter: Letter, firstName: string, setting: MailSetting): string =>
  [
    greeting(firstName),
    letter.text,
    `${letter.reason} Questions: ${setting.supportEmail}`,
    ...(letter.leaving ? [`Unsubscribe: ${letter.leaving}`] : []),
    `${setting.productName}\n${setting.publicUrl}\n`,
  ].join('\n\n')
