// From a delivery that falls due to its mail at the reader's mail server, with everything that such a server may do.
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readRecipients } from '#contract/mail-choices.ts'
import { saveProfile } from '#contract/profile.ts'
import { retryFailure } from '#domain/operations/retry-failure.ts'
import { mailServer, type Manner } from '#tests/support/stand-ins/mail-server.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

const server = await mailServer()
/** Real mail servers get ten minutes. */
const patience = { beforeLastLine: 5_000, afterLastLine: 5_000 }
const product = await aProduct(
  { SMTP_URL: `smtp://127.0.0.1:${server.port}`, LOG_LEVEL: 'silent' },
  { patience },
)
const { world, database } = product.running.real
// A Wednesday: of the weekly deliveries, which come on Mondays, none falls due by itself while this runs.
product.clock.set('2026-11-18T12:00:00Z')

const anAddress = (whose: string) => `${whose}-${randomBytes(6).toString('hex')}@bakery.example`
/** A brand whose one reader is an address that the mail server treats in this manner, or kindly. */
async function aReader(manner?: Manner, team: string[] = []) {
  const owner = await aBrandOwner(product, {}, 'plus')
  const address = anAddress('reader')
  const becomeKind = manner ? server.misbehave({ ...manner, to: address }) : () => {}
  await database.pool.query('update users set email = $2 where id = $1', [owner.id, address])
  await owner.visitor.ask(saveProfile, {
    body: {
      deliveryFrequency: 'weekly',
      seasonalContentEnabled: false,
      teamMemberEmails: team,
      markOnboardingComplete: true,
    },
  })
  const id = owner.profile.id
  return {
    ...owner,
    address,
    becomeKind,
    /** Lets a delivery fall due. */
    due: () => world.plans.set('scheduled', [{ profileId: id, at: world.now() }]),
    mails: async () => {
      const { rows } = await database.pool.query<{
        id: string
        state: string
        said: string | null
        fence: number
      }>(
        'select id, state, said, fence from delivery_mails where profile_id = $1 and address = $2 order by created_at',
        [id, address],
      )
      return rows
    },
    token: () => world.recipients.tokenFor(id, address),
  }
}
type Reader = Awaited<ReturnType<typeof aReader>>

const received = (address: string) => server.received.filter(({ to }) => to === address)
/** Seconds. A mail that hangs holds up those that were fetched with it, until its line is given up. */
const WHILE_ONE_HANGS = 50
/** Waits for the reader's mail, the first or a later one, to stand like this. */
const stands = (reader: Reader, state: string, which = 1) =>
  until(async () => {
    const mail = (await reader.mails())[which - 1]
    return mail?.state === state ? mail : undefined
  }, WHILE_ONE_HANGS)
/** Waits for a try that failed; then the next is made at once instead of after a minute. */
async function failsOnce(reader: Reader) {
  const mail = await until(
    async () => (await reader.mails()).find(({ said }) => said !== null),
    WHILE_ONE_HANGS,
  )
  expect(mail.state).toBe('waiting')
  await hurry(reader)
}
/** Makes the next try of what was put off at once, where there is one already; says whether there was. */
async function hurryNow(reader: Reader): Promise<true | undefined> {
  const { rowCount } = await database.pool.query(
    `update jobs.job set start_after = now() where state = 'retry' and data ->> 'mailId' in (
       select id::text from delivery_mails where profile_id = $1)`,
    [reader.profile.id],
  )
  return rowCount ? true : undefined
}
const hurry = (reader: Reader) => until(() => hurryNow(reader), WHILE_ONE_HANGS)

const answer = (at: 'mail' | 'recipient' | 'data', code: number, words: string): Manner => ({
  does: 'answer',
  at,
  code,
  words,
})

describe.concurrent('a mail that the mail server', { timeout: 120_000 }, () => {
  test.each([
    ['puts off with 450 at its reader', answer('recipient', 450, '4.2.0 Greylisted')],
    ['puts off with 451 after its last line', answer('data', 451, '4.3.0 Local error')],
    ['drops the line before it has', { does: 'drop', accepted: false }],
  ] satisfies [string, Manner][])('%s arrives at the next try', async (_, manner) => {
    const reader = await aReader({ ...manner, times: 1 })
    await reader.due()
    await failsOnce(reader)
    expect(await stands(reader, 'sent')).toMatchObject({ fence: 2 })
    expect(received(reader.address)).toHaveLength(1)
  })

  test('puts off with 421, which ends the line, arrives over another line or at the next try', async () => {
    const reader = await aReader({ ...answer('recipient', 421, '4.7.0 Too many at once'), times: 1 })
    await reader.due()
    await until(async () => {
      const [mail] = await reader.mails()
      // The mail may be on its way again already, and then nothing is there to hurry.
      await hurryNow(reader)
      return mail?.state === 'sent' ? mail : undefined
    }, WHILE_ONE_HANGS)
    expect(received(reader.address)).toHaveLength(1)
  })

  test('takes but drops the line instead of saying so comes twice, with one id', async () => {
    const reader = await aReader({ does: 'drop', accepted: true, times: 1 })
    await reader.due()
    await failsOnce(reader)
    await stands(reader, 'sent')
    const copies = received(reader.address)
    expect(copies).toHaveLength(2)
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('says nothing to is tried again, and holds up nobody else of the same minute', async () => {
    const stuck = await aReader({ does: 'hang', times: 1 })
    const others = await Promise.all(Array.from({ length: 6 }, () => aReader()))
    await Promise.all([stuck, ...others].map((reader) => reader.due()))
    for (const other of others) await stands(other, 'sent')
    expect((await stuck.mails())[0]?.state).toBe('sending')
    expect(received(stuck.address)).toEqual([])
    // The line is given up when patience ends.
    await failsOnce(stuck)
    await stands(stuck, 'sent')
    expect(received(stuck.address)).toHaveLength(1)
  })

  test.each([
    ['at its reader', answer('recipient', 550, '5.1.1 No such user here')],
    ['after its last line', answer('data', 552, '5.3.4 Message too big')],
  ])(
    'refuses for good %s ends for that reader, is shown to the owner, and for nobody else',
    async (_, manner) => {
      const team = anAddress('team')
      const reader = await aReader(manner, [team])
      await reader.due()
      const mail = await stands(reader, 'refused')
      expect(mail.said).toMatch(/No such user|too big/)
      await until(async () => received(team)[0])
      const { rows } = await database.pool.query(
        `select from jobs.job where state in ('retry', 'failed') and data ->> 'mailId' in (
         select id::text from delivery_mails where profile_id = $1)`,
        [reader.profile.id],
      )
      expect(rows).toEqual([])
      const { body } = await reader.visitor.ask(readRecipients)
      expect(body).toEqual([
        {
          address: reader.address,
          standing: 'receiving',
          said: expect.stringMatching(/No such user|too big/),
        },
        { address: team, standing: 'receiving', said: null },
      ])
    },
  )

  test('refuses by a policy ends for that reader, and is not held against them', async () => {
    const reader = await aReader(answer('data', 554, '5.7.1 This message was taken for an advertisement'))
    await reader.due()
    expect((await stands(reader, 'refused')).said).toMatch(/taken for an advertisement/)
    const { body } = await reader.visitor.ask(readRecipients)
    expect(body).toEqual([{ address: reader.address, standing: 'receiving', said: null }])
  })

  test('refuses three times in a row is not sent to that reader a fourth time, until their owner says so', async () => {
    const reader = await aReader(answer('recipient', 550, '5.1.1 No such user here'))
    const tried = async () => (await reader.mails()).length
    for (let time = 1; time <= 3; time++) {
      await reader.due()
      await stands(reader, 'refused', time)
    }
    const { body } = await reader.visitor.ask(readRecipients)
    expect(body).toMatchObject([{ address: reader.address, standing: 'refused' }])
    await reader.due()
    await until(async () => {
      const { rows } = await database.pool.query(
        "select from scheduled_deliveries where profile_id = $1 and state = 'finished'",
        [reader.profile.id],
      )
      return rows.length === 4 ? true : undefined
    })
    expect(await tried()).toBe(3)
    expect(received(reader.address)).toEqual([])

    reader.becomeKind()
    await world.recipients.tryAgain(reader.profile.id, reader.address)
    await reader.due()
    await stands(reader, 'sent', 4)
    expect(received(reader.address)).toHaveLength(1)
  })

  test('refused three times in a row is sent when an operator has it tried again, and so are the next', async () => {
    const reader = await aReader(answer('recipient', 550, '5.1.1 No such user here'))
    for (let time = 1; time <= 3; time++) {
      await reader.due()
      await stands(reader, 'refused', time)
    }
    reader.becomeKind()
    const { id = '' } = (await reader.mails())[2] ?? {}
    expect(await retryFailure(world, id)).toEqual({
      message: 'The mail will be sent again. Its reader’s refusals are forgiven, so the next ones come too.',
    })
    await stands(reader, 'sent', 3)
    await reader.due()
    await stands(reader, 'sent', 4)
    expect(received(reader.address)).toHaveLength(2)
  })

  test('refused is not sent again to a reader who left, whoever asks, and is settled with that', async () => {
    const reader = await aReader(answer('recipient', 550, '5.1.1 No such user here'))
    await reader.due()
    await stands(reader, 'refused')
    reader.becomeKind()
    await world.recipients.setSubscribed(await reader.token(), world.now())
    const { id = '' } = (await reader.mails())[0] ?? {}
    expect(await retryFailure(world, id)).toEqual({
      message: 'The mail is not sent again: its reader stopped these mails.',
    })
    expect(await reader.mails()).toMatchObject([
      { state: 'dropped', said: 'Its reader stopped these mails.' },
    ])
    await expect(retryFailure(world, id)).rejects.toThrow('This is not among the failures any more.')
    expect(received(reader.address)).toEqual([])
  })

  test('accepts between two refusals begins their count anew', async () => {
    const refusal = answer('recipient', 550, '5.2.2 The mailbox is full')
    const reader = await aReader({ ...refusal, times: 2 })
    for (const [at, state] of ['refused', 'refused', 'sent'].entries()) {
      await reader.due()
      await stands(reader, state, at + 1)
    }
    await until(async () => {
      const [one] = await world.recipients.standingOf(reader.profile.id, [reader.address])
      return one?.said === null ? true : undefined
    })
    server.misbehave({ ...refusal, to: reader.address, times: 2 })
    for (const time of [4, 5]) {
      await reader.due()
      await stands(reader, 'refused', time)
    }
    expect(await world.recipients.standingOf(reader.profile.id, [reader.address])).toMatchObject([
      { standing: 'receiving' },
    ])
  })

  test('would take is not sent where its reader left between its making and its sending', async () => {
    const reader = await aReader({ ...answer('recipient', 451, '4.3.0 Local error'), times: 1 })
    await reader.due()
    await until(async () => (await reader.mails()).find(({ said }) => said !== null))
    const left = await fetch(`${product.url}/u/${await reader.token()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.status).toBe(200)
    await hurry(reader)
    expect(await stands(reader, 'dropped')).toMatchObject({ said: 'Its reader stopped these mails.' })
    expect(received(reader.address)).toEqual([])
  })

  test('takes carries a way out with one click, whoever reads it', async () => {
    const team = anAddress('team')
    const reader = await aReader(undefined, [team])
    await reader.due()
    for (const address of [reader.address, team]) {
      const { raw } = await until(async () => received(address)[0])
      const token = await world.recipients.tokenFor(reader.profile.id, address)
      expect(raw).toContain(`\r\nList-Unsubscribe: <${world.setting.publicUrl}/u/${token}>\r\n`)
      expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    }
  })
})

test('being refused as a sender is nobody else’s fault: the mail waits, is tried again, and is held against no reader', async () => {
  const reader = await aReader()
  server.misbehave({ ...answer('mail', 550, '5.7.1 Not allowed'), times: 1 })
  await reader.due()
  await failsOnce(reader)
  await stands(reader, 'sent')
  expect(await world.recipients.standingOf(reader.profile.id, [reader.address])).toMatchObject([
    { said: null },
  ])
})
