// Starts the built product in its own process, and serves websites for it to read.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { readOutbox, type OutboxMail } from '#server/outside/mail/outbox.ts'
import { createTestStorage, root, type TestStorage } from '#tests/support/database.ts'

export interface Served {
  url: string
  storage: TestStorage
  /** Waits for an email to the address, and returns it. */
  mailTo(address: string, subject?: RegExp): Promise<OutboxMail>
  process(): ChildProcess
  /** Kills the product and starts it again on the same data. */
  killAndRestart(): Promise<void>
  /** Stops the product, runs `act` on its data, and starts it again. */
  whileStopped<T>(act: () => Promise<T>): Promise<T>
  stop(signal?: NodeJS.Signals): Promise<number | null>
  cli(...words: string[]): Promise<string>
}

/** Hosts that the product may fetch although they are on this machine. */
const allowed = ['127.0.0.1', 'localhost']

export async function serveProduct(settings: Record<string, string> = {}): Promise<Served> {
  const storage = await createTestStorage()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: storage.dataDir,
    LOG_LEVEL: 'error',
    FETCH_ALLOW_HOSTS: allowed.join(','),
    // Each registration names its own address, so that people don't share one address's limit.
    TRUST_PROXY: '1',
    // News is never fetched from outside; a journey that wants news serves its own.
    NEWS_FEEDS: 'http://127.0.0.1:9/{query}',
    ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
    ...settings,
  }
  const start = async () => {
    const child = spawn(path.join(root, 'node_modules/node/bin/node'), ['dist/server/main.js'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await ready(url, child)
    return child
  }
  let child = await start()
  return {
    url,
    storage,
    process: () => child,
    mailTo: (address, subject = /./) => waitForMail(path.join(storage.dataDir, 'outbox'), address, subject),
    async killAndRestart() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      child = await start()
    },
    async whileStopped(act) {
      child.kill('SIGTERM')
      await once(child, 'exit')
      const done = await act()
      child = await start()
      return done
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode
      child.kill(signal)
      const [code] = (await once(child, 'exit')) as [number | null]
      await storage.remove()
      return code
    },
    async cli(...words) {
      const tool = spawn(path.join(root, 'node_modules/node/bin/node'), ['dist/server/cli.js', ...words], {
        cwd: root,
        env: environment,
      })
      let said = ''
      tool.stdout.on('data', (part: Buffer) => (said += part.toString()))
      tool.stderr.on('data', (part: Buffer) => (said += part.toString()))
      await once(tool, 'exit')
      return said.trim()
    },
  }
}

async function ready(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode} at its start`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error('The product was not ready after 30 seconds')
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function waitForMail(folder: string, address: string, subject: RegExp): Promise<OutboxMail> {
  for (let tries = 0; tries < 200; tries++) {
    const mail = (await readOutbox(folder)).find((one) => one.to === address && subject.test(one.subject))
    if (mail) return mail
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error(`No mail to ${address} came`)
}

interface ServedSite {
  url: string
  /** The paths requested so far. */
  asked: string[]
  close(): void
}

/** Serves a test website, page by page. */
export async function serveSite(pages: Record<string, string>): Promise<ServedSite> {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '/')
    const page = pages[request.url ?? '/']
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page ?? 'Not found')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}

/** One product for all journeys of a Playwright worker. */
export const test = base.extend<{ baseURL: string }, { product: Served }>({
  product: [
    async ({}, use) => {
      const product = await serveProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})
export { expect } from '@playwright/test'
