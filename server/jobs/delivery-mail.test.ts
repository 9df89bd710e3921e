// From a delivery that falls due to its mail at the reader's mail server, with everything that such a server may do but refuse.
import { describe, expect, test } from 'vitest'
import { anAddress, answer, mailReaders, WHILE_ONE_HANGS } from '#tests/support/builders/mail-readers.ts'
import type { Misbehaviour } from '#tests/support/fakes/mail-server.ts'
import { until } from '#tests/support/until.ts'

const { product, world, aReader, received, stands, failsOnce, hurry, hurryNow } = await mailReaders()

describe.concurrent('a mail that the mail server', { timeout: 120_000 }, () => {
  test.each([
    ['puts off with 450 at its reader', answer('recipient', 450, '4.2.0 Greylisted')],
    ['puts off with 451 after its last line', answer('data', 451, '4.3.0 Local error')],
    ['drops the line before it has', { does: 'drop', accepted: false }],
  ] satisfies [string, Misbehaviour][])('%s arrives at the next try', async (_, manner) => {
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
    expect(await stands(reader, 'dropped')).toMatchObject({ said: 'The recipient unsubscribed.' })
    expect(received(reader.address)).toEqual([])
  })

  test('takes carries a way out with one click, for every reader', async () => {
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
