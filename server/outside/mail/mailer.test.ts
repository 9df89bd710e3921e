import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import type { OutgoingEmail } from '#domain/emails.ts'
import { readOutbox } from './outbox.ts'
import { folderMailer, smtpMailer } from './mailer.ts'

const from = { name: 'Inkling', address: 'ideas@inkling.example' }
const letter = (id: string, to: OutgoingEmail['to']): OutgoingEmail => ({
  id,
  accountId: '0197',
  to,
  email: { kind: 'password-changed', firstName: 'Ruth', supportEmail: 'help@inkling.example' },
})
const written = {
  subject: 'Your password was changed',
  html: '<p>Changed</p>',
  text: 'Changed. See https://inkling.example/login',
}

interface Received {
  recipients: string[]
  raw: string
}

async function mailServer(): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      text(stream).then((raw) => {
        received.push({ recipients: session.envelope.rcptTo.map((one) => one.address), raw })
        done()
      }, done)
    },
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  afterAll(() => new Promise<void>((closed) => server.close(closed)))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, received }
}

test('an email is sent to its one recipient over SMTP with text, HTML and a stable Message-ID', async () => {
  const { url, received } = await mailServer()
  const mailer = smtpMailer(url, from)
  await mailer.send(
    letter('password-changed-1', { name: 'Ruth Hale', address: 'ruth@bakery.example' }),
    written,
  )
  mailer.close()
  const [mail] = received
  const parsed = await PostalMime.parse(mail?.raw ?? '')
  expect(mail?.recipients).toEqual(['ruth@bakery.example'])
  expect(parsed).toMatchObject({
    messageId: '<password-changed-1@inkling.example>',
    subject: 'Your password was changed',
    from: { name: 'Inkling', address: 'ideas@inkling.example' },
  })
  expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual([written.text, written.html])
})

test.each([
  'victim@x.example\r\nBcc: evil@y.example',
  'victim@x.example, evil@y.example',
  'victim@x.example> RCPT TO:<evil@y.example',
  '"evil@y.example" <victim@x.example>',
  'evil',
  'a@b@c.example',
])('an address from which an email could reach someone else is refused: %j', async (address) => {
  const { url, received } = await mailServer()
  const mailer = smtpMailer(url, from)
  await expect(mailer.send(letter('x', { name: 'Ruth', address }), written)).rejects.toThrow(
    'can’t receive email',
  )
  mailer.close()
  expect(received).toEqual([])
})

test('names that contain line breaks or addresses are only used as names', async () => {
  const { url, received } = await mailServer()
  const mailer = smtpMailer(url, from)
  for (const name of [
    'Ruth\r\nBcc: evil@y.example',
    'Ruth <evil@y.example>',
    '=?utf-8?q?evil=40y.example?=',
  ]) {
    await mailer.send(letter('x', { name, address: 'ruth@bakery.example' }), written)
  }
  mailer.close()
  expect(received.map((mail) => mail.recipients)).toEqual(
    Array.from({ length: 3 }, () => ['ruth@bakery.example']),
  )
  for (const mail of received) expect(mail.raw).not.toMatch(/^bcc:/im)
})

test('without a mail server each email is written to a file once, even if it is sent twice', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkling-outbox-'))
  const mailer = folderMailer(folder, from)
  const same = letter('verify-address-1', { name: 'Ruth Hale', address: 'ruth@bakery.example' })
  await mailer.send(same, written)
  await mailer.send(same, written)
  const mails = await readOutbox(folder)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: 'ruth@bakery.example',
    subject: 'Your password was changed',
    links: ['https://inkling.example/login'],
  })
  fs.rmSync(folder, { recursive: true })
})
