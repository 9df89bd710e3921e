// How every mail looks: its subject, its HTML and its plain text.
import { renderToStaticMarkup } from 'react-dom/server'
import {
  accountClosing,
  addressKnown,
  passwordChanged,
  resetPassword,
  verifyAddress,
} from './account-letters.tsx'
import type { Email, MailSetting, Written } from '#contract/emails.ts'
import { firstDelivery } from './first-delivery.tsx'
import { greeting, type Letter, LetterPaper } from './letter.tsx'

export function renderEmail(email: Email, setting: MailSetting): Written {
  const letter = letterOf(email, setting)
  const html = renderToStaticMarkup(
    <LetterPaper letter={letter} firstName={email.firstName} setting={setting} />,
  )
  return {
    subject: letter.subject,
    html: `<!doctype html>${html}`,
    text: textOf(letter, email.firstName, setting),
  }
}

function letterOf(email: Email, setting: MailSetting): Letter {
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
      return firstDelivery(email, setting)
  }
}

const textOf = (letter: Letter, firstName: string, setting: MailSetting): string => `${greeting(firstName)}

${letter.text}

${letter.reason} Questions: ${setting.supportEmail}

${setting.productName}
${setting.publicUrl}
`
