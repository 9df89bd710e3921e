// Opens the database: PGlite in this process, or a Postgres server by its address. All other code works the
// same with both.
import { AsyncLocalStorage } from 'node:async_hooks'
import fs from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { lockFolder } from './lock.ts'
import { PgliteStream, Turn } from './pglite-stream.ts'

export type Database = Awaited<ReturnType<typeof openDatabase>>

interface Where {
  /** The address of a Postgres server; if missing, the embedded database in `folder` is used. */
  url?: string | undefined
  /** The folder of the embedded database. */
  folder: string
  /** The folder of an empty database with all migrations, which is copied for a new one. */
  template?: string | undefined
  onError(error: Error): void
}

interface PreparableQuery<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/** Opens the database. @throws a message if another process has the embedded one open */
export async function openDatabase(where: Where) {
  const { pool, close } = where.url ? openServer(where.url) : await openEmbedded(where)
  // Both idle and checked-out clients can fail when the server goes away; neither may crash the process.
  pool.on('error', where.onError)
  pool.on('connect', (client) => client.on('error', where.onError))
  const db = drizzle({ client: pool })
  type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0]
  const ambient = new AsyncLocalStorage<{ transaction: Transaction; isOpen: boolean }>()
  const transaction = () => {
    const present = ambient.getStore()
    return present?.isOpen ? present.transaction : undefined
  }
  return {
    pool,
    embedded: !where.url,
    /**
     * The current transaction, if any. A timer that was started in a transaction gets the pool once it has
     * ended.
     */
    transaction,
    /** Where to run queries: the current transaction, or the pool. */
    q: () => transaction() ?? db,
    /**
     * Builds and prepares a frequent read once. Inside a transaction, which has its own connection, it is
     * built each time.
     */
    prepared<Rows>(name: string, build: (q: typeof db | Transaction) => PreparableQuery<Rows>) {
      const outside = build(db).prepare(name)
      return (values: Record<string, unknown>): Promise<Rows> => {
        const inside = transaction()
        return (inside ? build(inside).prepare(name) : outside).execute(values)
      }
    },
    /** Runs the writes in one transaction; a nested call joins the outer one. */
    async atomically<T>(act: () => Promise<T>): Promise<T> {
      return await (transaction() ?? db).transaction(async (opened) => {
        const present = { transaction: opened, isOpen: true }
        try {
          return await ambient.run(present, act)
        } finally {
          present.isOpen = false
        }
      })
    },
    async migrate(folder: string) {
      // Several servers may start at once, so migrations need a lock. The embedded database has its own.
      if (!where.url) return void (await migrate(db, { migrationsFolder: folder }))
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock(727001)')
        await migrate(db, { migrationsFolder: folder })
      } finally {
        await client.query('select pg_advisory_unlock(727001)')
        client.release()
      }
    },
    close,
  }
}

function openServer(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  return { pool, close: () => pool.end() }
}

async function openEmbedded(where: Where) {
  // PGlite is 16 MB of WebAssembly, so it is loaded only if needed.
  const { PGlite } = await import('@electric-sql/pglite')
  fs.mkdirSync(path.dirname(path.resolve(where.folder)), { recursive: true })
  const unlock = await lockFolder(where.folder)
  if (!fs.existsSync(path.join(where.folder, 'PG_VERSION'))) {
    await createAndRename(where.folder, where.template, async (folder) =>
      (await PGlite.create(folder)).close(),
    )
  }
  const lite = await PGlite.create(where.folder, {
    postgresqlconf: ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB'],
  })
  const turn = new Turn()
  const exec = (messages: Uint8Array) => lite.execProtocolRaw(messages)
  const pool = new pg.Pool({
    stream: () => new PgliteStream(exec, turn),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  })
  const close = async () => {
    await pool.end()
    await lite.close()
    await unlock()
  }
  return { pool, close }
}

/**
 * Creates the database in a temporary folder and renames it, so that a crash never leaves half a database.
 */
async function createAndRename(
  folder: string,
  template: string | undefined,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const aside = `${folder}.new`
  fs.rmSync(aside, { recursive: true, force: true })
  if (template && fs.existsSync(template)) fs.cpSync(template, aside, { recursive: true })
  else await make(aside)
  fs.renameSync(aside, folder)
}

/**
 * Does the maintenance of the embedded database, which has no background processes. Without it, files grow
 * without limit.
 */
export async function maintainEmbedded(database: Database): Promise<void> {
  if (!database.embedded) return
  await database.pool.query('vacuum (analyze)')
  await database.pool.query('checkpoint')
}
