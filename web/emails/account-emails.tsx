// Renders emails about the account: short, with one action each, and what happens if the reader does nothing.
import type { MailSetting } from '#contract/emails.ts'
import type { EmailOf } from './email.ts'
import { Anchor, Paragraph, EmailButton } from './blocks.tsx'
import type { EmailContent } from './email-layout.tsx'

export function verifyAddress(
  { link }: EmailOf<'verify-address'>,
  { productName }: MailSetting,
): EmailContent {
  return {
    subject: `Confirm your email for ${productName}`,
    preheader: 'One click and your account is ready. The link works for 24 hours.',
    title: 'Confirm your email to get started',
    body: (
      <>
        <Paragraph>One click and your {productName} account is ready.</Paragraph>
        <EmailButton href={link}>Confirm my email</EmailButton>
        <Paragraph quiet>
          The link works for 24 hours. If you didn’t register, ignore this email: nobody can use the account
          until it’s confirmed.
        </Paragraph>
      </>
    ),
    text: `Confirm your email to start using your ${productName} account:

${link}

The link works for 24 hours. If you didn't register, ignore this email: nobody can use the account until it's confirmed.`,
    reason: 'You’re receiving this email because someone registered with your address.',
  }
}

export function addressKnown(told: EmailOf<'address-known'>, { productName }: MailSetting): EmailContent {
  return {
    subject: `You already have a ${productName} account`,
    preheader: 'Someone just registered with your address. Nothing has changed.',
    title: 'You already have an account',
    body: (
      <>
        <Paragraph>
          Someone tried to register at {productName} with this email. You already have an account, so nothing
          has changed. If it was you, log in.
        </Paragraph>
        <EmailButton href={told.loginLink}>Log in</EmailButton>
        <Paragraph>
          Forgotten your password? <Anchor href={told.resetLink}>Choose a new one</Anchor>.
        </Paragraph>
        <Paragraph quiet>
          If it wasn’t you, you don’t need to do anything. We didn’t tell them you have an account.
        </Paragraph>
      </>
    ),
    text: `Someone tried to register at ${productName} with this email. You already have an account, so nothing has changed. If it was you, log in:

${told.loginLink}

Forgotten your password? Choose a new one:

${told.resetLink}

If it wasn't you, you don't need to do anything. We didn't tell them you have an account.`,
    reason: 'You’re receiving this email because someone registered with your address.',
  }
}

export function resetPassword(
  { link }: EmailOf<'reset-password'>,
  { productName }: MailSetting,
): EmailContent {
  return {
    subject: `Choose a new password for ${productName}`,
    preheader: 'The link works once and expires in one hour.',
    title: 'Choose a new password',
    body: (
      <>
        <Paragraph>Someone, probably you, asked for a new password for this account.</Paragraph>
        <EmailButton href={link}>Choose a new password</EmailButton>
        <Paragraph quiet>
          This link works once and expires in one hour. If you didn’t ask for it, ignore this email: your
          password hasn’t changed.
        </Paragraph>
      </>
    ),
    text: `Someone, probably you, asked for a new password for your ${productName} account. Choose one here:

${link}

This link works once and expires in one hour. If you didn't ask for it, ignore this email: your password hasn't changed.`,
    reason: 'You’re receiving this email because someone asked for a new password for your account.',
  }
}

export function passwordChanged(
  told: EmailOf<'password-changed'>,
  { productName, publicUrl }: MailSetting,
): EmailContent {
  const again = `${publicUrl}/forgot-password`
  return {
    subject: `Your ${productName} password was changed`,
    preheader: 'Other devices were signed out.',
    title: 'Your password was changed',
    body: (
      <>
        <Paragraph>
          Your {productName} password was changed and other devices were signed out. If that was you, you
          don’t need to do anything.
        </Paragraph>
        <Paragraph>
          If it wasn’t, <Anchor href={again}>choose another password</Anchor> now, and write to{' '}
          <Anchor href={`mailto:${told.supportEmail}`}>{told.supportEmail}</Anchor>.
        </Paragraph>
      </>
    ),
    text: `Your ${productName} password was changed and other devices were signed out. If that was you, you don't need to do anything.

If it wasn't, choose another password now:

${again}

and write to ${told.supportEmail}.`,
    reason: 'You’re receiving this email because your password was changed.',
  }
}

export function accountClosing(
  { date, link }: EmailOf<'account-closing'>,
  { productName }: MailSetting,
): EmailContent {
  return {
    subject: `Your ${productName} account closes on ${date}`,
    preheader: 'You can still change your mind or download your data.',
    title: 'Your account is closing',
    body: (
      <>
        <Paragraph>
          You closed your {productName} account. We’ll delete its data on <strong>{date}</strong>: profile,
          website and document findings, ideas and reports. Deliveries have stopped.
        </Paragraph>
        <Paragraph>Until then you can reopen it, or download everything as one file.</Paragraph>
        <EmailButton href={link}>Reopen my account</EmailButton>
        <Paragraph quiet>If you didn’t close it, reopen it and choose a new password.</Paragraph>
      </>
    ),
    text: `You closed your ${productName} account. We'll delete its data on ${date}: profile, website and document findings, ideas and reports. Deliveries have stopped.

Until then you can reopen it, or download everything as one file:

${link}

If you didn't close it, reopen it and choose a new password.`,
    reason: 'You’re receiving this email because your account was closed.',
  }
}
