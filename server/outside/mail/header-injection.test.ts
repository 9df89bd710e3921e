// Tests that names, company names and addresses that users type can never add headers to an email.
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import type { Email } from '#contract/emails.ts'
import type { Emails } from '#server/http/views.ts'
import { root } from '#tests/support/database.ts'
import { mailServer } from '#tests/support/fakes/mail-server.ts'
import { brandContent } from '#web/emails/sample-emails.ts'
import { smtpMailer } from './mailer.ts'
import { Refused } from './refusal.ts'

const from = { name: 'Inkling', address: 'ideas@inkling.example' }
const written = { subject: 'Five ideas', html: '<p>Ideas</p>', text: 'Ideas' }
const letter = (address: string, name = 'Ruth') => ({
  id: 'scheduled-1',
  accountId: '0197',
  to: { name, address },
  unsubscribe: 'https://inkling.example/u/abcdefghijklmnopqrstuv',
})

const server = await mailServer()
afterAll(() => server.close())

/** The email's headers as parsed: names in lower case, each with its values. */
function head(raw: string): [name: string, value: string][] {
  const lines = (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
}

const allowed = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

const nasty = [
  'Hale\r\nBcc: evil@y.example',
  'Hale\nBcc: evil@y.example',
  'Hale\rBcc: evil@y.example',
  'Hale\r\n\r\n<script>alert(1)</script>',
  'Hale\r\n.\r\nMAIL FROM:<evil@y.example>',
  'Hale\u2028Bcc: evil@y.example',
  'Hale\u0085Bcc: evil@y.example',
  'Hale\0Bcc: evil@y.example',
  'Hale\v\fBcc: evil@y.example',
  'Hale" <evil@y.example>, "',
  'Hale <evil@y.example>',
  '=?utf-8?Q?Hale=0D=0ABcc:_evil=40y.example?=',
  '=?utf-8?B?SGFsZQ0KQmNjOiBldmlsQHkuZXhhbXBsZQ==?=',
  'Subject: Another\r\nFrom: evil@y.example',
  'Bäckerei Hålé & Töchter 🥐 パン屋',
  '\u202eelaH\u202c',
  '\ud800Hale',
  'Hale, Ruth; Sam: (a group);',
  'H'.repeat(120),
  'é'.repeat(120),
  '',
  ' ',
]

test.each(nasty)('a company called %j can’t change its email’s headers', async (name) => {
  const { renderEmail } = (await import(path.join(root, 'dist/server/emails.js'))) as Emails
  const email: Email = {
    kind: 'scheduled-delivery',
    firstName: name,
    day: '2026-11-23',
    frequency: 'weekly',
    content: { ...brandContent, companyName: name, senderName: name },
    reportLink: 'https://inkling.example/delivery/token',
    unsubscribeLink: 'https://inkling.example/u/token',
    reader: 'client',
    question: { ask: `Is it true, ${name}?`, url: 'https://inkling.example/brand' },
  }
  const setting = {
    productName: 'Inkling',
    publicUrl: 'https://inkling.example',
    supportEmail: 'help@inkling.example',
  }
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, { name, address: from.address })
  await mailer.send(letter('ruth@bakery.example', name), renderEmail(email, setting))
  mailer.close()
  const mail = server.received.at(-1)
  expect(mail?.to).toBe('ruth@bakery.example')
  const { subject, from: sender, to } = await PostalMime.parse(mail?.raw ?? '')
  for (const words of [subject, sender?.name, to?.[0]?.name])
    expect(words ?? '').not.toMatch(/[\p{Cc}\u2028\u202a-\u202e\u2066-\u2069]/u)
  const lines = head(mail?.raw ?? '')
  expect(lines.map(([header]) => header).toSorted()).toEqual(allowed)
  const value = new Map(lines)
  expect(value.get('from')).toMatch(/(^|<)ideas@inkling\.example>?$/)
  expect(value.get('to')).toMatch(/(^|<)ruth@bakery\.example>?$/)
  expect(value.get('list-unsubscribe')).toBe('<https://inkling.example/u/abcdefghijklmnopqrstuv>')
  expect(value.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(Math.max(...(mail?.raw ?? '').split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998)
})

test.each([
  'ruth@bakery.example\r\nBcc: evil@y.example',
  'ruth@bakery.example\nRCPT TO:<evil@y.example>',
  'ruth@bakery.example\0',
  'ruth@bakery.example,evil@y.example',
  'ruth@bakery.example;evil@y.example',
  'Ruth <ruth@bakery.example>',
  '<ruth@bakery.example>',
  '"ruth"@bakery.example',
  'ruth(evil)@bakery.example',
  'ruth@bakery.example>',
  'ruth@evil@bakery.example',
  '@evil.example:ruth@bakery.example',
  'ruth@[127.0.0.1]',
  'ruth@bakery..example',
  'ruth\u2028@bakery.example',
  'ruth@bakery.example\u0085',
  '',
])('no email is sent to the address %j', async (address) => {
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, from)
  const before = server.tried()
  await expect(mailer.send(letter(address), written)).rejects.toThrow(Refused)
  mailer.close()
  expect(server.tried()).toBe(before)
})
