// What mail servers do to our mails, and what people's words could do to their heads.
import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dkimVerify } from 'mailauth/lib/dkim/verify'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import type { Email } from '#contract/emails.ts'
import { readConfig } from '#server/config.ts'
import type { Emails } from '#server/http/views.ts'
import { root } from '#tests/support/database.ts'
import { brandContent } from '#web/emails/sample-emails.ts'
import { mailServer, type MailServer, type Manner } from '#tests/support/mail-server.ts'
import { type DkimKey, Refused, smtpPost } from './post.ts'

const from = { name: 'Inkling', address: 'ideas@inkling.example' }
const written = { subject: 'Five ideas', html: '<p>Ideas</p>', text: 'Ideas' }
const letter = (address = 'ruth@bakery.example', name = 'Ruth') => ({
  id: 'scheduled-1',
  to: { name, address },
  unsubscribe: 'https://inkling.example/u/abcdefghijklmnopqrstuv',
})

async function aPost(manners: Manner[] = [], dkim?: DkimKey) {
  const server = await mailServer()
  for (const manner of manners) server.misbehave(manner)
  const post = smtpPost(`smtp://ruth:secret@127.0.0.1:${server.port}`, from, dkim)
  afterAll(async () => {
    post.close()
    await server.close()
  })
  return { server, post }
}

const answer = (at: 'connect' | 'auth' | 'mail' | 'recipient' | 'data', code: number): Manner => ({
  does: 'answer',
  at,
  code,
  words: `${Math.floor(code / 100)}.0.0 Said at ${at}`,
})

test.each([
  ['there is no room at the door', answer('connect', 421)],
  ['the door says never', answer('connect', 554)],
  ['our sign-in is refused for now', answer('auth', 454)],
  ['our sign-in is refused', answer('auth', 535)],
  ['we are refused as a sender', answer('mail', 550)],
  ['the reader is to be tried later', answer('recipient', 450)],
  ['the mail is to be tried later', answer('data', 451)],
  ['the line is cut before the mail is taken', { does: 'drop', accepted: false }],
  ['the line is cut when the mail is taken', { does: 'drop', accepted: true }],
] satisfies [string, Manner][])('a mail is not given up where %s', async (_, manner) => {
  const { server, post } = await aPost([{ ...manner, times: 1 }])
  const failure = await post.send(letter(), written).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(Refused)
  // The same mail goes out at the next try, over a new line where the old one is cut.
  await post.send(letter(), written)
  expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
    new Set(['<scheduled-1@inkling.example>']),
  )
})

test.each([
  ['the reader', answer('recipient', 550)],
  ['the mail', answer('data', 552)],
] satisfies [string, Manner][])(
  'a refusal of %s for good is told in the words of the mail server',
  async (at, manner) => {
    const { server, post } = await aPost([{ ...manner, to: 'ruth@' }])
    const failure = await post.send(letter(), written).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Refused)
    expect(String(failure)).toContain(at === 'the reader' ? 'Said at recipient' : 'Said at data')
    await post.send(letter('sam@bakery.example'), written)
    expect(server.received.map(({ to }) => to)).toEqual(['sam@bakery.example'])
  },
)

test('a mail server that is away is no refusal, and gets the mail when it is back', async () => {
  const { server, post } = await aPost()
  await server.goAway()
  const failure = await post.send(letter(), written).catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(Refused)
  expect(String(failure)).toContain('ECONNREFUSED')
  await server.comeBack()
  await post.send(letter(), written)
  expect(server.received).toHaveLength(1)
})

test('where the last line is forbidden, the mail server never has the mail', async () => {
  const { server, post } = await aPost()
  const forbidden = post.send(letter(), written, async () => {
    throw new Error('Another process has this mail in hand.')
  })
  await expect(forbidden).rejects.toThrow('Another process')
  await post.send(letter('sam@bakery.example'), written)
  expect(server.received.map(({ to }) => to)).toEqual(['sam@bakery.example'])
})

test('leave for the last line is asked for when the mail server waits for it, and not where it takes no mail', async () => {
  const { server, post } = await aPost([{ ...answer('recipient', 450), to: 'sam@', times: 1 }])
  const asked: string[] = []
  const ask = (address: string) =>
    post.send(letter(address), written, async () => void asked.push(`${address} after ${server.tried()}`))
  await ask('ruth@bakery.example')
  await expect(ask('sam@bakery.example')).rejects.toThrow('Said at recipient')
  await ask('sam@bakery.example')
  expect(asked).toEqual(['ruth@bakery.example after 1', 'sam@bakery.example after 3'])
  expect(server.received).toHaveLength(2)
})

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const dkim = { domainName: 'inkling.example', keySelector: 'autumn', privateKey }
const resolver = async (name: string) => {
  expect(name).toBe('autumn._domainkey.inkling.example')
  return [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]
}

test('a signed mail verifies, and its signature covers both headers for leaving and all that people see', async () => {
  const { server, post } = await aPost([], dkim)
  await post.send(letter('ruth@bakery.example', 'Rüth'), { ...written, text: 'Ideas £4.20\n.\nFrom here' })
  const { results } = await dkimVerify(server.received[0]?.raw ?? '', { resolver })
  expect(results.map(({ status }) => status.result)).toEqual(['pass'])
  const signed = results[0]?.signingHeaders?.keys.toLowerCase().split(/\s*:\s*/)
  expect(signed).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'date',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  )
})

test('a key with which mails can not be signed stops the start, rather than letting them leave unsigned', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkling-key-'))
  const { privateKey: other } = generateKeyPairSync('ed25519')
  const file = path.join(folder, 'key.pem')
  fs.writeFileSync(file, other.export({ type: 'pkcs8', format: 'pem' }))
  const settings = { DKIM_DOMAIN: 'inkling.example', DKIM_SELECTOR: 'autumn', DKIM_KEY_FILE: file }
  expect(() => readConfig(settings)).toThrow('DKIM_KEY_FILE must name a readable file with a private RSA key')
  fs.writeFileSync(file, privateKey)
  expect(readConfig(settings).dkim).toEqual({ ...dkim, privateKey })
  fs.rmSync(folder, { recursive: true })
})

test('a signed mail that was changed on its way does not verify', async () => {
  const { server, post } = await aPost([], dkim)
  await post.send(letter(), written)
  const raw = server.received[0]?.raw ?? ''
  for (const changed of [
    raw.replace('abcdefghijklmnopqrstuv', 'somebodyelsesaddress00'),
    raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=No'),
  ]) {
    expect(changed).not.toBe(raw)
    const { results } = await dkimVerify(changed, { resolver })
    expect(results.map(({ status }) => status.result)).not.toContain('pass')
  }
})

/** The head's lines, unfolded: name in lower case and value. */
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

test.each(nasty)('a company called %j stays within its mail', async (name) => {
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
  }
  const setting = {
    productName: 'Inkling',
    publicUrl: 'https://inkling.example',
    supportEmail: 'help@inkling.example',
  }
  const server = await nastyServer()
  const post = smtpPost(`smtp://127.0.0.1:${server.port}`, { name, address: from.address })
  await post.send(letter('ruth@bakery.example', name), renderEmail(email, setting))
  post.close()
  const mail = server.received.at(-1)
  expect(mail?.to).toBe('ruth@bakery.example')
  const { subject, from: sender, to } = await PostalMime.parse(mail?.raw ?? '')
  for (const words of [subject, sender?.name, to?.[0]?.name])
    expect(words ?? '').not.toMatch(/[\p{Cc}\u2028]/u)
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
])('the address %j is never handed to a mail server', async (address) => {
  const server = await nastyServer()
  const post = smtpPost(`smtp://127.0.0.1:${server.port}`, from)
  const before = server.tried()
  await expect(post.send(letter(address), written)).rejects.toThrow(Refused)
  post.close()
  expect(server.tried()).toBe(before)
})

let shared: Promise<MailServer> | undefined
/** One for all nasty words. */
async function nastyServer(): Promise<MailServer> {
  shared ??= mailServer()
  return await shared
}
afterAll(async () => (await shared)?.close())
