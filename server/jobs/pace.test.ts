import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/store/embedded/database.ts'
import { createTestStorage, layout } from '#tests/support/database.ts'
import { paceOf } from './pace.ts'

const onError = () => {}

test('all processes together send no more emails a minute than MAIL_RATE allows', async () => {
  const storage = await createTestStorage()
  const open = () =>
    openDatabase({
      url: storage.databaseUrl,
      folder: path.join(storage.dataDir, 'pg'),
      template: layout.template,
      onError,
    })
  const one = await open()
  await one.migrate(layout.migrations)
  // The embedded database allows only one process, so two paces in this process share it instead.
  const other = storage.databaseUrl ? await open() : one
  const paces = [paceOf(one, 1200), paceOf(other, 1200)]
  const left: number[] = []
  const began = Date.now()
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      await paces[at % 2]?.wait()
      left.push(Date.now() - began)
    }),
  )
  // The rate is one email per 50 ms; a timer may fire a millisecond early.
  for (const [at, moment] of left.entries()) expect(moment).toBeGreaterThanOrEqual(at * 50 - 2)
  expect(left).toHaveLength(40)
  // A pause in sending doesn't allow faster sending afterwards.
  await new Promise((wait) => setTimeout(wait, 500))
  const again = Date.now()
  for (const pace of paces) await pace.wait()
  expect(Date.now() - again).toBeGreaterThanOrEqual(48)
  if (other !== one) await other.close()
  await one.close()
  await storage.remove()
})

test('a process only fetches as many emails as it can send within a few seconds', async () => {
  const storage = await createTestStorage()
  const database = await openDatabase({
    folder: path.join(storage.dataDir, 'pg'),
    template: layout.template,
    onError,
  })
  const inHand = [1, 30, 60, 600, undefined].map((rate) => paceOf(database, rate).mailsAtOnce)
  expect(inHand).toEqual([1, 3, 6, 60, undefined])
  await database.close()
  await storage.remove()
})

test('a turn saved by a clock three hours ahead delays no email', async () => {
  const storage = await createTestStorage()
  const database = await openDatabase({
    folder: path.join(storage.dataDir, 'pg'),
    template: layout.template,
    onError,
  })
  await database.migrate(layout.migrations)
  const ahead = String(Date.now() + 3 * 3_600_000)
  await database.pool.query("insert into remembered (name, value) values ('next mail', $1)", [ahead])
  await paceOf(database, 600).wait()
  const { rows } = await database.pool.query("select value::float from remembered where name = 'next mail'")
  expect(rows[0].value).toBeLessThan(Date.now() + 60_000)
  await database.close()
  await storage.remove()
})
