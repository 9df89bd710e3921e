// Follows deliveries from being due to their email at the recipient's mail server. Every way in which the
// mail server can behave is tested here, except refusals.
import { describe, expect, test } from 'vitest'
import { anAddress, answer, mailReaders, WHILE_ONE_HANGS } from '#tests/support/builders/mail-readers.ts'
import type { Misbehaviour } from '#tests/support/fakes/mail-server.ts'
import { until } from '#tests/support/until.ts'

const { product, world, aReader, received, stands, failsOnce, hurry, hurryNow } = await mailReaders()

describe.concurrent('delivery emails and their mail server', { timeout: 120_000 }, () => {
  test.each([
    ['defers a recipient with 450', answer('recipient', 450, '4.2.0 Greylisted')],
    ['defers an email with 451 after its last line', answer('data', 451, '4.3.0 Local error')],
    ['drops the connection before accepting an email', { does: 'drop', accepted: false }],
  ] satisfies [string, Misbehaviour][])(
    'an email arrives at the next try if the mail server %s',
    async (_, manner) => {
      const reader = await aReader({ ...manner, times: 1 })
      await reader.due()
      await failsOnce(reader)
      expect(await stands(reader, 'sent')).toMatchObject({ fence: 2 })
      expect(received(reader.address)).toHaveLength(1)
    },
  )

  test('an email arrives at the next try or over another connection if the mail server answers 421 and closes the connection', async () => {
    const reader = await aReader({ ...answer('recipient', 421, '4.7.0 Too many at once'), times: 1 })
    await reader.due()
    await until(async () => {
      const [mail] = await reader.mails()
      // The email may already be on its way again. Then hurrying does nothing.
      await hurryNow(reader)
      return mail?.state === 'sent' ? mail : undefined
    }, WHILE_ONE_HANGS)
    expect(received(reader.address)).toHaveLength(1)
  })

  test('a recipient gets a second copy with the same id if the mail server drops the connection just after accepting an email', async () => {
    const reader = await aReader({ does: 'drop', accepted: true, times: 1 })
    await reader.due()
    await failsOnce(reader)
    await stands(reader, 'sent')
    const copies = received(reader.address)
    expect(copies).toHaveLength(2)
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('if the mail server hangs on one email, that one is tried again and other emails of the same minute are not delayed', async () => {
    const stuck = await aReader({ does: 'hang', times: 1 })
    const others = await Promise.all(Array.from({ length: 6 }, () => aReader()))
    await Promise.all([stuck, ...others].map((reader) => reader.due()))
    for (const other of others) await stands(other, 'sent')
    expect((await stuck.mails())[0]?.state).toBe('sending')
    expect(received(stuck.address)).toEqual([])
    // The connection is closed once the timeout is reached.
    await failsOnce(stuck)
    await stands(stuck, 'sent')
    expect(received(stuck.address)).toHaveLength(1)
  })

  test('a deferred email is not sent if its recipient unsubscribes before the next try', async () => {
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
    expect(await stands(reader, 'dropped')).toMatchObject({ said: 'The recipient unsubscribed.' })
    expect(received(reader.address)).toEqual([])
  })

  test('each email has a one-click unsubscribe header with its recipient’s own link', async () => {
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
