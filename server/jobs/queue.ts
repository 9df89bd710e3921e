// The queue, in the product's own database: a job added inside a transaction exists if and only if that stands.
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db } from 'pg-boss'
import type { JobPayloads, Jobs } from '#domain/jobs.ts'
import type { Database } from '#server/store/database.ts'

export interface Queue extends Jobs {
  /** Starts taking jobs. */
  work(handlers: {
    [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void>
  }): Promise<void>
  /** Lets running jobs finish and hands back what has not begun. */
  stop(): Promise<void>
}

const queues: Record<keyof JobPayloads, { retryLimit: number; retryDelay: number; expireInSeconds: number }> =
  {
    // A mail server may be away for hours: from a minute on, doubling, for about two days.
    email: { retryLimit: 12, retryDelay: 60, expireInSeconds: 120 },
  }
const names = Object.keys(queues) as (keyof JobPayloads)[]

/** Makes the queue's tables and queues where they are missing. */
export async function openQueue(database: Database, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: bossDb(database),
    backend: database.embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    schedule: false,
  })
  boss.on('error', onError)
  await boss.start()
  if (database.embedded) await takeUpAgain(database)
  const there = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const name of names) {
    if (there.has(name)) continue
    await boss.createQueue(name, {
      ...queues[name],
      retryBackoff: true,
      retryDelayMax: 21_600,
      heartbeatSeconds: 30,
    })
  }
  return {
    async add(name, payload) {
      await boss.send(name, payload)
    },
    async work(handlers) {
      for (const name of names) {
        const options = {
          batchSize: 10,
          pollingIntervalSeconds: 1,
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const
        await boss.work<JobPayloads[typeof name], null, typeof options>(name, options, async (jobs) =>
          Promise.all(
            jobs.map(async (job) => {
              try {
                await handlers[name](job.data)
                return { id: job.id, status: 'completed' as const, output: null }
              } catch (error) {
                onError(error instanceof Error ? error : new Error(String(error)))
                const message = error instanceof Error ? error.message : String(error)
                return { id: job.id, status: 'failed' as const, output: { message } }
              }
            }),
          ),
        )
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000, close: false }),
  }
}

/**
 * The embedded database has one process: what is marked as running was being done by one that has died. It counts as a try;
 * without this it would wait until its time to be worked on had run out. The last try is left to that.
 */
async function takeUpAgain({ pool }: Database) {
  await pool.query(
    "update jobs.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit",
  )
}

type Answer = { rows: unknown[] }
const flat = (result: unknown): Answer =>
  Array.isArray(result) ? { rows: result.flatMap((one: Answer) => one.rows) } : (result as Answer)

/** pg-boss on the product's own pool; what it does inside a transaction of ours becomes a part of it. */
function bossDb(database: Database): Db {
  const { pool } = database
  const onPool = async (text: string, values?: unknown[]) => flat(await pool.query(text, values))
  /** The embedded database has one session: a failed batch is rolled back before anyone else gets it. */
  const onOneClient = async (text: string, values?: unknown[]) => {
    const client = await pool.connect()
    try {
      return flat(await client.query(text, values))
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }
  const db: Db = {
    async executeSql(text, values) {
      const transaction = database.transaction()
      if (transaction) return await fromDrizzle(transaction, sql).executeSql(text, values)
      return database.embedded ? await onOneClient(text, values) : await onPool(text, values)
    },
  }
  if (!database.embedded) db.beginTransaction = () => beginTransaction(database)
  return db
}

async function beginTransaction({ pool }: Database) {
  const client = await pool.connect()
  let settled = false
  await client.query('begin')
  const end = async (statement: 'commit' | 'rollback') => {
    if (settled) return
    settled = true
    try {
      await client.query(statement)
      client.release()
    } catch (error) {
      client.release(error instanceof Error ? error : true)
      if (statement === 'commit') throw error
    }
  }
  const executeSql = async (text: string, values?: unknown[]) => {
    if (settled) throw new Error('This transaction has ended')
    return flat(await client.query(text, values))
  }
  return { db: { executeSql }, commit: () => end('commit'), rollback: () => end('rollback') }
}
