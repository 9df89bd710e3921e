// What mail servers do to our mails.
import { afterAll, expect, test } from 'vitest'
import { mailServer, type Misbehaviour } from '#tests/support/fakes/mail-server.ts'
import { type Patience, Refused, smtpPost } from './post.ts'

const from = { name: 'Inkling', address: 'ideas@inkling.example' }
const written = { subject: 'Five ideas', html: '<p>Ideas</p>', text: 'Ideas' }
const letter = (address = 'ruth@bakery.example', name = 'Ruth') => ({
  id: 'scheduled-1',
  accountId: '0197',
  to: { name, address },
  unsubscribe: 'https://inkling.example/u/abcdefghijklmnopqrstuv',
})

async function aPost(manners: Misbehaviour[] = [], patience?: Patience) {
  const server = await mailServer()
  for (const manner of manners) server.misbehave(manner)
  const post = smtpPost(`smtp://ruth:secret@127.0.0.1:${server.port}`, from, undefined, patience)
  afterAll(async () => {
    post.close()
    await server.close()
  })
  return { server, post }
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
  ['there is no room at the door', answer('connect', 421)],
  ['the door says never', answer('connect', 554)],
  ['our sign-in is refused for now', answer('auth', 454)],
  ['our sign-in is refused', answer('auth', 535)],
  ['we are refused as a sender', answer('mail', 550)],
  ['the reader is to be tried later', answer('recipient', 450)],
  ['our address is refused at the reader', refusedAtReader('550 5.1.8 Sender address rejected')],
  ['our sign-in is missing at the reader', refusedAtReader('530 5.7.0 Authentication required')],
  ['a server passes nothing on for us', refusedAtReader('554 5.7.1 Relay access denied')],
  ['the mail is to be tried later', answer('data', 451)],
  ['the line is cut before the mail is taken', { does: 'drop', accepted: false }],
  ['the line is cut when the mail is taken', { does: 'drop', accepted: true }],
] satisfies [string, Misbehaviour][])('a mail is not given up where %s', async (_, manner) => {
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
] satisfies [string, Misbehaviour][])(
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

test('a line that the mail server closes between two mails costs the second nothing', async () => {
  const { server, post } = await aPost()
  await post.send(letter(), written)
  server.misbehave({ does: 'hang up', times: 1 })
  let asked = 0
  await post.send(letter('sam@bakery.example'), written, async () => void (asked += 1))
  expect(asked).toBe(1)
  expect(server.received.map(({ to }) => to)).toEqual(['ruth@bakery.example', 'sam@bakery.example'])
  expect(server.received[1]?.raw).toContain('To: Ruth <sam@bakery.example>')
})

test('where the last line is forbidden, the mail server never has the mail', async () => {
  const { server, post } = await aPost()
  const forbidden = post.send(letter(), written, async () => {
    throw new Error('Another process is sending this email.')
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

test('a server that takes its time after the last line is waited for, and has the mail once', async () => {
  const patience = { beforeLastLine: 250, afterLastLine: 20_000 }
  const { server, post } = await aPost([{ does: 'dawdle', at: 'data', milliseconds: 1_000 }], patience)
  await post.send(letter(), written)
  expect(server.received).toHaveLength(1)
})

test('a server that says nothing before the last line is left, and never has the mail', async () => {
  const patience = { beforeLastLine: 250, afterLastLine: 20_000 }
  const { server, post } = await aPost(
    [{ does: 'dawdle', at: 'recipient', milliseconds: 1_500, times: 1 }],
    patience,
  )
  await expect(post.send(letter(), written)).rejects.toThrow('did not answer in time')
  expect(server.received).toEqual([])
  await post.send(letter(), written)
  expect(server.received).toHaveLength(1)
})

test.each([
  ['550 5.1.1 No such user', true],
  ['552 5.2.2 The mailbox is full', true],
  ['550 No such user', true],
  ['552 5.3.4 Message too big', true],
  ['554 5.7.1 Taken for an advertisement', false],
])('“%s” is held against the reader: %s', async (said, isHeld) => {
  const { post } = await aPost([refusedAtReader(said)])
  const failure = await post.send(letter(), written).catch((error: unknown) => error)
  expect(failure).toMatchObject({ isOfReader: isHeld })
})
