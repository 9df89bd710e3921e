// Tests that a failed start says what is wrong and which setting to change, and leaves nothing running.
import net from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { serveAssets } from '#server/http/assets.ts'
import type { Emails, Pages } from '#server/http/views.ts'
import { createTestStorage, layout, root } from '#tests/support/database.ts'
import { mailServer, type Misbehaviour } from '#tests/support/fakes/mail-server.ts'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Starts the product and returns its error message, or null if it started. */
async function whyNot(settings: Record<string, string>): Promise<string | null> {
  const storage = await createTestStorage()
  const config = readConfig({
    PORT: '0',
    DATA_DIR: storage.dataDir,
    LOG_LEVEL: 'silent',
    ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
    ...settings,
  })
  const bundle = async <T>(name: string) => (await import(`${root}/dist/server/${name}`)) as T
  const views = {
    pages: () => bundle<Pages>('pages.js'),
    emails: () => bundle<Emails>('emails.js'),
    printReport: () => Promise.reject(new Error('Nothing is printed here')),
  }
  try {
    const assets = (app: Parameters<typeof serveAssets>[0]) => serveAssets(app, `${root}/dist/client`)
    const running = await startServer(config, { version: 'test', layout, views, assets })
    await running.stop()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await storage.remove()
  }
}

/** Opens a server on a local port that answers each connection with these bytes. */
async function listener(says?: Buffer): Promise<number> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => says && socket.end(says))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return (server.address() as net.AddressInfo).port
}

/** The message with which a Postgres server refuses a connection. */
function postgresError(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Msaid by the server\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
}

test('if the port is in use, the start fails with its number and leaves nothing running', async () => {
  const port = await listener()
  expect(await whyNot({ PORT: String(port) })).toBe(
    `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
  )
})

test('if the host is not this machine’s, the start fails with its name', async () => {
  expect(await whyNot({ HOST: '203.0.113.9' })).toBe(
    '203.0.113.9 is not an address of this machine. Correct HOST.',
  )
})

test('if the data folder can’t be created, the start fails with its path', async () => {
  expect(await whyNot({ DATA_DIR: '/dev/null/data' })).toBe(
    "The folder /dev/null/data can't be made or written to. Give the product the right to, or set DATA_DIR to another folder.",
  )
})

test('if the database can’t be reached, the start fails with its address but not its password', async () => {
  const url = 'postgres://ruth:secret@127.0.0.1:1/inkling'
  expect(await whyNot({ DATABASE_URL: url })).toBe(
    'No database is running at 127.0.0.1:1. Start it, or correct DATABASE_URL.',
  )
})

test.each([
  [
    '28P01',
    (at: string) => `The database at ${at} refuses the user name or password in DATABASE_URL. Correct it.`,
  ],
  ['3D000', (at: string) => `There is no database "inkling" at ${at}. Create it, or correct DATABASE_URL.`],
  ['57P03', (at: string) => `No database is running at ${at}. Start it, or correct DATABASE_URL.`],
])(
  'if the database answers with error %s, the start fails with its address but not its password',
  async (code, sentence) => {
    const at = `127.0.0.1:${await listener(postgresError(code))}`
    expect(await whyNot({ DATABASE_URL: `postgres://ruth:secret@${at}/inkling` })).toBe(sentence(at))
  },
)

async function mailsAt(manner?: Misbehaviour, role = 'all') {
  const server = await mailServer()
  closing.push(() => server.close())
  if (manner) server.misbehave(manner)
  return await whyNot({ SMTP_URL: `smtp://ruth:secret@127.0.0.1:${server.port}`, ROLE: role })
}
const refusal = (code: number): Misbehaviour => ({
  does: 'answer',
  at: 'auth',
  code,
  words: 'said by the server',
})

test('the product doesn’t start if the mail server rejects the password', async () => {
  expect(await mailsAt(refusal(535))).toMatch(
    /^The mail server at 127\.0\.0\.1:\d+ refuses the user name or password in SMTP_URL\. Correct it\.$/,
  )
})

test('the product starts if the mail server accepts the password or only fails temporarily', async () => {
  expect(await mailsAt()).toBeNull()
  expect(await mailsAt(refusal(454))).toBeNull()
})

test('the product starts if the mail server can’t be reached, and emails wait for it', async () => {
  expect(await whyNot({ SMTP_URL: 'smtp://ruth:secret@127.0.0.1:1' })).toBeNull()
})

test('a process that sends no email doesn’t contact the mail server', async () => {
  expect(await mailsAt(refusal(535), 'web')).toBeNull()
})
