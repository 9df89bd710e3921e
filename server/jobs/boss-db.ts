// Gives pg-boss access to the database through the product's own pool and transactions.
import { sql } from 'drizzle-orm'
import { fromDrizzle, type Db } from 'pg-boss'
import type { Database } from '#server/store/embedded/database.ts'

type Answer = { rows: unknown[] }
const flat = (result: unknown): Answer =>
  Array.isArray(result) ? { rows: result.flatMap((one: Answer) => one.rows) } : (result as Answer)

/** Runs pg-boss on the product's own pool; inside one of our transactions it joins that transaction. */
export function bossDb(database: Database): Db {
  const { pool } = database
  const onPool = async (text: string, values?: unknown[]) => flat(await pool.query(text, values))
  /**
   * The embedded database has one session, so a failed batch has to be rolled back before anyone else uses
   * it.
   */
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
