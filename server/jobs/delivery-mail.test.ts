// From a due delivery to its email at the recipient's mail server, with every server behaviour except
// refusals.
import { describe, expect, test } from 'vitest'
import { anAddress, answer, mailReaders, WHILE_ONE_HANGS } from '#tests/support/builders/mail-readers.ts'
import type { Misbehaviour } from '#tests/support/fakes/mail-server.ts'
import { until } from '#tests/support/until.ts'

const { product, world, aReader, received, stands, failsOnce, hurry, hurryNow } = await mailReaders()

describe.concurrent('if the mail server', { timeout: 120_000 }, () => {
  test.each([
    ['defers a recipient with 450', answer('recipient', 450, '4.2.0 Greylisted')],
    ['defers an email with 451 after its last line', answer('data', 451, '4.3.0 Local error')],
    ['drops the connection before accepting an email', { does: 'drop', accepted: false }],
  ] satisfies [string, Misbehaviour][])('%s, the email arrives at the next try', async (_, manner) => {
    const reader = await aReader({ ...manner, times: 1 })
    await reader.due()
    await failsOnce(reader)
    expect(await stands(reader, 'sent')).toMatchObject({ fence: 2 })
    expect(received(reader.address)).toHaveLength(1)
  })

  test('answers 421 and closes the connection, the email arrives over another connection or at the next try', async () => {
    const reader = await aReader({ ...answer('recipient', 421, '4.7.0 Too many at once'), times: 1 })
    await reader.due()
    await until(async () => {
      const [mail] = await reader.mails()
      // The email may already be on its way again; then there is nothing to hurry.
      await hurryNow(reader)
      return mail?.state === 'sent' ? mail : undefined
    }, WHILE_ONE_HANGS)
    expect(received(reader.address)).toHaveLength(1)
  })

  test('accepts an email but drops the connection before saying so, it gets a second copy with the same id', async () => {
    const reader = await aReader({ does: 'drop', accepted: true, times: 1 })
    await reader.due()
    await failsOnce(reader)
    await stands(reader, 'sent')
    const copies = received(reader.address)
    expect(copies).toHaveLength(2)
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('hangs on one email, that one is tried again and others of the same minute are not delayed', async () => {
    const stuck = await aReader({ does: 'hang', times: 1 })
    const others = await Promise.all(Array.from({ length: 6 }, () => aReader()))
    await Promise.all([stuck, ...others].map((reader) => reader.due()))
    for (const other of others) await stands(other, 'sent')
    expect((await stuck.mails())[0]?.state).toBe('sending')
    expect(received(stuck.address)).toEqual([])
    // The connection is closed at the timeout.
    await failsOnce(stuck)
    await stands(stuck, 'sent')
    expect(received(stuck.address)).toHaveLength(1)
  })

  test('defers an email and its recipient unsubscribes before the next try, it is not sent', async () => {
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

  test('gets an email, it has a one-click unsubscribe header for each recipient', async () => {
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
