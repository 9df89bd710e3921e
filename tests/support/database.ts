// A database for each test that needs one: a copy of the build's empty embedded one, or a new one on the server in DATABASE_URL.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

export const root = path.dirname(path.dirname(import.meta.dirname))
export const layout = {
  migrations: path.join(root, 'server/store/migrations'),
  template: path.join(root, 'dist/database-template'),
  parseChild: new URL('../../server/outside/documents/parse-child.ts', import.meta.url),
  library: path.join(root, 'library'),
}

export interface TestStorage {
  dataDir: string
  /** Set if the tests run on a Postgres server. */
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/** A new data folder, and on a server a new database. */
export async function createTestStorage(): Promise<TestStorage> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'inkling-'))
  const server = process.env.DATABASE_URL
  if (!server) return { dataDir, databaseUrl: undefined, remove: async () => removeFolder(dataDir) }
  const name = `inkling_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const own = new URL(server)
  own.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: own.href,
    async remove() {
      await onServer(server, `drop database if exists ${name} with (force)`)
      removeFolder(dataDir)
    },
  }
}

const removeFolder = (folder: string) => fs.rmSync(folder, { recursive: true, force: true })

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
