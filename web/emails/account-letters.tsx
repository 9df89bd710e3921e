// The mails about an account: short, one thing to do in each, and what happens if the reader does nothing.
import type { MailSetting } from '#contract/emails.ts'
import type { Told } from './email.ts'
import { Anchor, Paragraph, Press } from './blocks.tsx'
import type { Letter } from './letter.tsx'

export function verifyAddress({ link }: Told<'verify-address'>, { productName }: MailSetting): Letter {
  return {
    subject: `Confirm your address for ${productName}`,
    preheader: 'One press, and your account is open. The link works for 24 hours.',
    title: 'Is this address yours?',
    body: (
      <>
        <Paragraph>Confirm it, and your {productName} account is open.</Paragraph>
        <Press href={link}>Confirm my address</Press>
        <Paragraph quiet>
          The link works for 24 hours. If you didn’t register, do nothing: without this step nobody can use
          the account.
        </Paragraph>
      </>
    ),
    text: `Confirm that this address is yours, and your ${productName} account is open:

${link}

The link works for 24 hours. If you didn't register, do nothing: without this step nobody can use the account.`,
    reason: 'You’re receiving this email because someone registered with your address.',
  }
}

export function addressKnown(told: Told<'address-known'>, { productName }: MailSetting): Letter {
  return {
    subject: `You already have an account at ${productName}`,
    preheader: 'Someone just registered with your address. Nothing has changed.',
    title: 'You already have an account',
    body: (
      <>
        <Paragraph>
          Someone has just tried to register at {productName} with this address. There is an account for it
          already, so nothing has changed. If it was you, simply log in.
        </Paragraph>
        <Press href={told.loginLink}>Log in</Press>
        <Paragraph>
          Forgotten the password? <Anchor href={told.resetLink}>Choose a new one</Anchor>.
        </Paragraph>
        <Paragraph quiet>
          If it wasn’t you, do nothing. The person who tried hasn’t been told that you have an account.
        </Paragraph>
      </>
    ),
    text: `Someone has just tried to register at ${productName} with this address. There is an account for it already, so nothing has changed. If it was you, simply log in:

${told.loginLink}

Forgotten the password? Choose a new one:

${told.resetLink}

If it wasn't you, do nothing. The person who tried hasn't been told that you have an account.`,
    reason: 'You’re receiving this email because someone registered with your address.',
  }
}

export function resetPassword({ link }: Told<'reset-password'>, { productName }: MailSetting): Letter {
  return {
    subject: `Choose a new password for ${productName}`,
    preheader: 'The link works for one hour, and once.',
    title: 'Choose a new password',
    body: (
      <>
        <Paragraph>Someone, probably you, asked for a new password for this account.</Paragraph>
        <Press href={link}>Choose a new password</Press>
        <Paragraph quiet>
          The link works for one hour, and once. If you didn’t ask for it, do nothing: your password stays as
          it is.
        </Paragraph>
      </>
    ),
    text: `Someone, probably you, asked for a new password for your ${productName} account. Choose one here:

${link}

The link works for one hour, and once. If you didn't ask for it, do nothing: your password stays as it is.`,
    reason: 'You’re receiving this email because a new password was asked for.',
  }
}

export function passwordChanged(
  told: Told<'password-changed'>,
  { productName, publicUrl }: MailSetting,
): Letter {
  const again = `${publicUrl}/forgot-password`
  return {
    subject: `Your ${productName} password was changed`,
    preheader: 'You have been signed out everywhere else.',
    title: 'Your password was changed',
    body: (
      <>
        <Paragraph>
          The password of your {productName} account is a new one, and every earlier sign-in has ended. If
          that was you, all is well.
        </Paragraph>
        <Paragraph>
          If it wasn’t, <Anchor href={again}>choose another password</Anchor> now, and write to{' '}
          <Anchor href={`mailto:${told.supportEmail}`}>{told.supportEmail}</Anchor>.
        </Paragraph>
      </>
    ),
    text: `The password of your ${productName} account is a new one, and every earlier sign-in has ended. If that was you, all is well.

If it wasn't, choose another password now:

${again}

and write to ${told.supportEmail}.`,
    reason: 'You’re receiving this email because the password of your account was changed.',
  }
}

export function accountClosing(
  { date, link }: Told<'account-closing'>,
  { productName }: MailSetting,
): Letter {
  return {
    subject: `Your ${productName} account closes on ${date}`,
    preheader: 'Until then you can change your mind, or take your data with you.',
    title: 'Your account is closing',
    body: (
      <>
        <Paragraph>
          You have closed your {productName} account. Its data is deleted on <strong>{date}</strong>: profile,
          website and document findings, ideas and reports. Deliveries have stopped already.
        </Paragraph>
        <Paragraph>Until then you can open it again, or download everything as one file.</Paragraph>
        <Press href={link}>Open my account again</Press>
        <Paragraph quiet>If you didn’t close it, open it again and choose a new password.</Paragraph>
      </>
    ),
    text: `You have closed your ${productName} account. Its data is deleted on ${date}: profile, website and document findings, ideas and reports. Deliveries have stopped already.

Until then you can open it again, or download everything as one file:

${link}

If you didn't close it, open it again and choose a new password.`,
    reason: 'You’re receiving this email because your account was closed.',
  }
}
