// Tests emails that the mail server refuses permanently: whose fault it is, when we stop sending, and how
// sending resumes.
import { describe, expect, test } from 'vitest'
import { readRecipients } from '#contract/mail-choices.ts'
import { retryFailure } from '#domain/operations/retry-failure.ts'
import { anAddress, answer, mailReaders } from '#tests/support/builders/mail-readers.ts'
import { until } from '#tests/support/until.ts'

const { server, world, database, aReader, received, stands, failsOnce } = await mailReaders()

describe.concurrent('emails that the mail server refuses', { timeout: 120_000 }, () => {
  test.each([
    ['a recipient', answer('recipient', 550, '5.1.1 No such user here')],
    ['an email after its last line', answer('data', 552, '5.3.4 Message too big')],
  ])(
    'if the mail server refuses %s, only this recipient’s email ends, and the owner sees why',
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

  test('an email that the mail server refuses by its own policy fails without counting against the recipient', async () => {
    const reader = await aReader(answer('data', 554, '5.7.1 This message was taken for an advertisement'))
    await reader.due()
    expect((await stands(reader, 'refused')).said).toMatch(/taken for an advertisement/)
    const { body } = await reader.visitor.ask(readRecipients)
    expect(body).toEqual([{ address: reader.address, standing: 'receiving', said: null }])
  })

  test('a recipient who was refused three times in a row gets no more emails until the owner tries again', async () => {
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

  test('if an operator retries an email to a recipient refused three times, that email and later ones are sent', async () => {
    const reader = await aReader(answer('recipient', 550, '5.1.1 No such user here'))
    for (let time = 1; time <= 3; time++) {
      await reader.due()
      await stands(reader, 'refused', time)
    }
    reader.becomeKind()
    const { id = '' } = (await reader.mails())[2] ?? {}
    expect(await retryFailure(world, id)).toEqual({
      message: 'The email will be sent again, and so will later ones to this address.',
    })
    await stands(reader, 'sent', 3)
    await reader.due()
    await stands(reader, 'sent', 4)
    expect(received(reader.address)).toHaveLength(2)
  })

  test('retrying a refused email sends nothing if its recipient has unsubscribed, and settles the failure', async () => {
    const reader = await aReader(answer('recipient', 550, '5.1.1 No such user here'))
    await reader.due()
    await stands(reader, 'refused')
    reader.becomeKind()
    await world.recipients.setSubscribed(await reader.token(), world.now())
    const { id = '' } = (await reader.mails())[0] ?? {}
    expect(await retryFailure(world, id)).toEqual({
      message: 'The email won’t be sent again: the recipient unsubscribed.',
    })
    expect(await reader.mails()).toMatchObject([{ state: 'dropped', said: 'The recipient unsubscribed.' }])
    await expect(retryFailure(world, id)).rejects.toThrow('This failure has already been handled.')
    expect(received(reader.address)).toEqual([])
  })

  test('an email that the mail server accepts resets the count of refusals', async () => {
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
})

test('an email is tried again, and no recipient is blamed, if the mail server refuses us as a sender', async () => {
  const reader = await aReader()
  server.misbehave({ ...answer('mail', 550, '5.7.1 Not allowed'), times: 1 })
  await reader.due()
  await failsOnce(reader)
  await stands(reader, 'sent')
  expect(await world.recipients.standingOf(reader.profile.id, [reader.address])).toMatchObject([
    { said: null },
  ])
})
