import path from 'node:path'
import { expect, test } from 'vitest'
import type { JobPayloads } from '#domain/jobs.ts'
import { createTestStorage, layout } from '#tests/support/database.ts'
import { openDatabase } from '#server/store/embedded/database.ts'
import { openQueue } from './queue.ts'

const onError = () => {}

test('the jobs of a process that died are run again as soon as the next process starts', async () => {
  const storage = await createTestStorage()
  const open = () =>
    openDatabase({ folder: path.join(storage.dataDir, 'pg'), template: layout.template, onError })
  const job: JobPayloads['email'] = { kind: 'first-delivery', deliveryId: 'a delivery' }
  const before = await open()
  await before.migrate(layout.migrations)
  const dying = await openQueue(before, onError)
  await dying.add('email', job)
  await before.pool.query("update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()")
  await dying.stop()
  await before.close()

  const after = await open()
  const queue = await openQueue(after, onError)
  const { promise: done, resolve } = Promise.withResolvers<JobPayloads['email']>()
  const none = async () => {}
  await queue.work(
    {
      email: async (payload) => resolve(payload),
      'make-delivery': none,
      'delivery-mail': none,
      'news-of-pair': none,
    },
    {},
  )
  expect(await done).toEqual(job)
  await queue.stop()
  const { rows } = await after.pool.query("select state, retry_count from jobs.job where name = 'email'")
  expect(rows).toEqual([{ state: 'completed', retry_count: 1 }])
  await after.close()
  await storage.remove()
})
