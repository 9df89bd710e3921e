// Tests the ways in which a mail server can fail.
import { afterAll, expect, test } from 'vitest'
import { mailServer, type Misbehaviour } from '#tests/support/fakes/mail-server.ts'
import { type MailTimeouts, smtpMailer } from './mailer.ts'
import { Refused } from './refusal.ts'

const from = { name: 'Inkling', address: 'ideas@inkling.example' }
const written = { subject: 'Five ideas', html: '<p>Ideas</p>', text: 'Ideas' }
const letter = (address = 'ruth@bakery.example', name = 'Ruth') => ({
  id: 'scheduled-1',
  accountId: '0197',
  to: { name, address },
  unsubscribe: 'https://inkling.example/u/abcdefghijklmnopqrstuv',
})

async function aMailer(manners: Misbehaviour[] = [], timeouts?: MailTimeouts) {
  const server = await mailServer()
  for (const manner of manners) server.misbehave(manner)
  const mailer = smtpMailer(`smtp://ruth:secret@127.0.0.1:${server.port}`, from, undefined, timeouts)
  afterAll(async () => {
    mailer.close()
    await server.close()
  })
  return { server, mailer }
}

const answer = (at: 'connect' | 'auth' | 'mail' | 'recipient' | 'data', code: number): Misbehaviour => ({
  does: 'answer',
  at,
  code,
  words: `${Math.floor(code / 100)}.0.0 Said at ${at}`,
})

const refusedAtReader = (said: string): Misbehaviour => ({
  does: 'answer',
  at: 'recipient',
  code: Number(said.slice(0, 3)),
  words: said.slice(4),
})

test.each([
  ['the server refuses the connection for now', answer('connect', 421)],
  ['the server refuses the connection permanently', answer('connect', 554)],
  ['our login is refused for now', answer('auth', 454)],
  ['our login is refused', answer('auth', 535)],
  ['the sender is refused', answer('mail', 550)],
  ['the recipient is deferred', answer('recipient', 450)],
  ['the sender is refused along with the recipient', refusedAtReader('550 5.1.8 Sender address rejected')],
  ['authentication is required for the recipient', refusedAtReader('530 5.7.0 Authentication required')],
  ['the server doesn’t relay for us', refusedAtReader('554 5.7.1 Relay access denied')],
  ['the email is deferred', answer('data', 451)],
  ['the connection drops before the email is accepted', { does: 'drop', accepted: false }],
  ['the connection drops just after the email is accepted', { does: 'drop', accepted: true }],
] satisfies [string, Misbehaviour][])('an email is tried again if %s', async (_, manner) => {
  const { server, mailer } = await aMailer([{ ...manner, times: 1 }])
  const failure = await mailer.send(letter(), written).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(Refused)
  // The next try sends the same email, over a new connection if the old one was closed.
  await mailer.send(letter(), written)
  expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
    new Set(['<scheduled-1@inkling.example>']),
  )
})

test.each([
  ['the recipient', answer('recipient', 550)],
  ['the email', answer('data', 552)],
] satisfies [string, Misbehaviour][])(
  'if the mail server permanently refuses %s, its message is kept for the owner',
  async (at, manner) => {
    const { server, mailer } = await aMailer([{ ...manner, to: 'ruth@' }])
    const failure = await mailer.send(letter(), written).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Refused)
    expect(String(failure)).toContain(at === 'the recipient' ? 'Said at recipient' : 'Said at data')
    await mailer.send(letter('sam@bakery.example'), written)
    expect(server.received.map(({ to }) => to)).toEqual(['sam@bakery.example'])
  },
)

test('an email waits while the mail server is down, and is sent when it is back', async () => {
  const { server, mailer } = await aMailer()
  await server.goAway()
  const failure = await mailer.send(letter(), written).catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(Refused)
  expect(String(failure)).toContain('ECONNREFUSED')
  await server.comeBack()
  await mailer.send(letter(), written)
  expect(server.received).toHaveLength(1)
})

test('an email is sent even if the mail server closed the connection after the previous one', async () => {
  const { server, mailer } = await aMailer()
  await mailer.send(letter(), written)
  server.misbehave({ does: 'hang up', times: 1 })
  let asked = 0
  await mailer.send(letter('sam@bakery.example'), written, async () => void (asked += 1))
  expect(asked).toBe(1)
  expect(server.received.map(({ to }) => to)).toEqual(['ruth@bakery.example', 'sam@bakery.example'])
  expect(server.received[1]?.raw).toContain('To: Ruth <sam@bakery.example>')
})

test('an email is not handed over if the callback before its last line fails', async () => {
  const { server, mailer } = await aMailer()
  const forbidden = mailer.send(letter(), written, async () => {
    throw new Error('Another process is sending this email.')
  })
  await expect(forbidden).rejects.toThrow('Another process')
  await mailer.send(letter('sam@bakery.example'), written)
  expect(server.received.map(({ to }) => to)).toEqual(['sam@bakery.example'])
})

test('the callback before an email’s last line only runs once the mail server accepts data', async () => {
  const { server, mailer } = await aMailer([{ ...answer('recipient', 450), to: 'sam@', times: 1 }])
  const asked: string[] = []
  const ask = (address: string) =>
    mailer.send(letter(address), written, async () => void asked.push(`${address} after ${server.tried()}`))
  await ask('ruth@bakery.example')
  await expect(ask('sam@bakery.example')).rejects.toThrow('Said at recipient')
  await ask('sam@bakery.example')
  expect(asked).toEqual(['ruth@bakery.example after 1', 'sam@bakery.example after 3'])
  expect(server.received).toHaveLength(2)
})

test('an email is sent once, even if the mail server answers slowly after the last line', async () => {
  const timeouts = { beforeLastLine: 250, afterLastLine: 20_000 }
  const { server, mailer } = await aMailer([{ does: 'dawdle', at: 'data', milliseconds: 1_000 }], timeouts)
  await mailer.send(letter(), written)
  expect(server.received).toHaveLength(1)
})

test('an email is not sent if the mail server hangs before the last line, and the try times out', async () => {
  const timeouts = { beforeLastLine: 250, afterLastLine: 20_000 }
  const { server, mailer } = await aMailer(
    [{ does: 'dawdle', at: 'recipient', milliseconds: 1_500, times: 1 }],
    timeouts,
  )
  await expect(mailer.send(letter(), written)).rejects.toThrow('did not answer in time')
  expect(server.received).toEqual([])
  await mailer.send(letter(), written)
  expect(server.received).toHaveLength(1)
})

test.each([
  ['550 5.1.1 No such user', true],
  ['552 5.2.2 The mailbox is full', true],
  ['550 No such user', true],
  ['552 5.3.4 Message too big', true],
  ['554 5.7.1 Taken for an advertisement', false],
])('the answer “%s” counts against the recipient: %s', async (said, isHeld) => {
  const { mailer } = await aMailer([refusedAtReader(said)])
  const failure = await mailer.send(letter(), written).catch((error: unknown) => error)
  expect(failure).toMatchObject({ isRecipientFault: isHeld })
})
