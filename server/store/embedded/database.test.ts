import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestStorage, layout } from '#tests/support/database.ts'
import { openDatabase, type Database } from './database.ts'

const onError = () => {}
const storage = await createTestStorage()
const database = await openDatabase({
  url: storage.databaseUrl,
  folder: path.join(storage.dataDir, 'pg'),
  template: layout.template,
  onError,
})
await database.migrate(layout.migrations)
await database.pool.query('create table notes (id int primary key, text text not null)')
afterAll(async () => {
  await database.close()
  await storage.remove()
})

const write = (id: number, text = 'bread') =>
  database.q().execute(sql`insert into notes values (${id}, ${text})`)
const count = async (database: Database) =>
  (await database.pool.query<{ count: number }>('select count(*)::int as count from notes')).rows[0]?.count

test('the writes of a transaction either all succeed or all fail', async () => {
  const before = await count(database)
  const failing = database.atomically(async () => {
    await write(1)
    await database.atomically(() => write(2))
    throw new Error('the second thought')
  })
  await expect(failing).rejects.toThrow('the second thought')
  expect(await count(database)).toBe(before)
})

test('a failed write reports its error code, and the next one works', async () => {
  await write(10)
  const again = write(10)
  await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  await write(11)
})

test('a query outside a transaction never runs inside it', async () => {
  const { promise: inside, resolve: begun } = Promise.withResolvers<void>()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const together = database.atomically(async () => {
    await write(20)
    begun()
    await gate
    throw new Error('rolled back')
  })
  await inside
  const beside = write(21)
  open()
  await Promise.allSettled([together, beside])
  const rows = await database.pool.query<{ id: number }>('select id from notes where id in (20, 21)')
  expect(rows.rows.map((row) => row.id)).toEqual([21])
})

test('a timer that was started in a transaction writes outside it once it has ended', async () => {
  const { promise: written, resolve } = Promise.withResolvers<unknown>()
  await database.atomically(async () => {
    await write(30)
    setTimeout(() => resolve(write(31)), 20)
  })
  await written
  const rows = await database.pool.query('select id from notes where id = 31')
  expect(rows.rows).toHaveLength(1)
})

test('each of several concurrent queries gets its own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, n) =>
      database.pool.query<{ n: number; text: string }>('select $1::int as n, $2::text as text', [
        n,
        'é'.repeat(n),
      ]),
    ),
  )
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n))
  expect(answers[150]?.rows[0]?.text).toBe('é'.repeat(150))
})

test('running the migrations again changes nothing', async () => {
  await database.migrate(layout.migrations)
  const { rows } = await database.pool.query(
    "select count(*)::int as count from information_schema.tables where table_name = 'users'",
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('the check constraints of the tables allow the specified values', async () => {
  const refused = [
    "insert into users (email, plan) values ('a@x.example', 'gold')",
    "insert into users (email, user_type) values ('b@x.example', 'boss')",
    "insert into users (email, referral_code) values ('c@x.example', 'SHORT')",
    "insert into discount_codes (code) values ('" + 'X'.repeat(51) + "')",
  ]
  for (const statement of refused) {
    await expect(database.pool.query(statement), statement).rejects.toMatchObject({ code: '23514' })
  }
  await database.pool.query("insert into users (email) values ('Ruth@x.example')")
  await expect(
    database.pool.query("insert into users (email) values ('ruth@X.example')"),
  ).rejects.toMatchObject({ code: '23505' })
})

test('deleting an account deletes all its rows', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    "insert into users (email) values ('gone@x.example') returning id",
  )
  const own = [rows[0]?.id]
  await database.pool.query(
    "insert into profiles (user_id, company_name, industry, company_info, target_audience) values ($1, 'a', 'b', 'c', 'd')",
    own,
  )
  await database.pool.query('delete from users where id = $1', own)
  const left = await database.pool.query('select 1 from profiles where user_id = $1', own)
  expect(left.rows).toEqual([])
})

test('a second process can’t open the embedded database until the first has ended, and gets a message', async () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'inkling-')), 'pg')
  const first = await openDatabase({ folder, template: layout.template, onError })
  await expect(openDatabase({ folder, template: layout.template, onError })).rejects.toThrow(
    /in use by another process\. Stop that one first/,
  )
  await first.close()
  const second = await openDatabase({ folder, template: layout.template, onError })
  await second.close()
  fs.rmSync(path.dirname(folder), { recursive: true })
})

test('a database whose creation was interrupted is created again', async () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'inkling-'))
  const folder = path.join(parent, 'pg')
  fs.mkdirSync(`${folder}.new`)
  fs.writeFileSync(path.join(`${folder}.new`, 'PG_VERSION'), '18')
  const database = await openDatabase({ folder, template: layout.template, onError })
  await database.migrate(layout.migrations)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  fs.rmSync(parent, { recursive: true })
})
