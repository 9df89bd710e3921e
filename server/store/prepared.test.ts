import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestStorage, layout } from '#tests/support/database.ts'
import { openDatabase } from './embedded/database.ts'
import { rateLimits } from './tables.ts'

const storage = await createTestStorage()
const database = await openDatabase({
  url: storage.databaseUrl,
  folder: path.join(storage.dataDir, 'pg'),
  template: layout.template,
  onError: () => {},
})
await database.migrate(layout.migrations)
afterAll(async () => {
  await database.close()
  await storage.remove()
})

const triesOf = database.prepared('tries_of_key', (q) =>
  q
    .select({ tries: rateLimits.tries })
    .from(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder('key'))),
)
const keep = (key: string, tries: number) =>
  database
    .q()
    .insert(rateLimits)
    .values({ key, tries, endsAt: new Date('2026-11-18T12:00:00Z') })

test('a prepared read inside a transaction sees the transaction’s writes, and other reads don’t', async () => {
  const undone = database.atomically(async () => {
    await keep('inside', 1)
    expect(await triesOf({ key: 'inside' })).toEqual([{ tries: 1 }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await triesOf({ key: 'inside' })).toEqual([])
})

test('a prepared read works again after its connection was lost', async () => {
  await keep('lasting', 7)
  expect(await triesOf({ key: 'lasting' })).toEqual([{ tries: 7 }])
  for (let lost = 0; lost < 3; lost++) {
    const client = await database.pool.connect()
    client.release(new Error('lost'))
    expect(await triesOf({ key: 'lasting' })).toEqual([{ tries: 7 }])
  }
})
