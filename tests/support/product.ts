// The whole product with its own database and real HTTP; the test controls its clock.
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import type { BodyIn, Call, Params, QueryIn } from '#contract/call.ts'
import { readConfig } from '#server/config.ts'
import { startServer, type Running } from '#server/server.ts'
import type { MailTimeouts } from '#server/outside/mail/mailer.ts'
import { readOutbox, type OutboxMail } from '#server/outside/mail/outbox.ts'
import type { Emails, Pages } from '#server/http/views.ts'
import { printerOf } from '#server/outside/printing/printer.ts'
import { serveAssets } from '#server/http/assets.ts'
import { testStart } from './test-start.ts'
import { createTestStorage, layout, root, type TestStorage } from './database.ts'
import { until } from './until.ts'

export interface Product {
  url: string
  running: Running
  dataDir: string
  /** The product's current time: it starts at `testStart`, runs, and can be moved by a test. */
  clock: { now(): Date; set(moment: string): void; move(milliseconds: number): void }
  visitor(): Visitor
  outbox(): Promise<OutboxMail[]>
  /** Waits for the newest email to an address whose subject matches. */
  mailTo(address: string, subject?: RegExp): Promise<OutboxMail>
  /** Starts another web process and returns its address. The embedded database allows only one process. */
  anotherProcess(): Promise<string>
}

/** A client with a cookie jar. */
export interface Visitor {
  /** The jar as a request header: `sid=…; device=…`. */
  cookie: string
  raw(method: string, path: string, init?: RequestInit): Promise<Response>
  ask<C extends Call>(call: C, more?: Asking<C>): Promise<Answer>
}

interface Asking<C extends Call> {
  params?: Params<C>
  body?: BodyIn<C>
  query?: QueryIn<C>
  form?: FormData
}

export interface Answer {
  status: number
  // Tests know the shape of the answer they expect.
  // oxlint-disable-next-line no-explicit-any
  body: any
  headers: Headers
}

/** Starts the product for a test file, and stops it afterwards. */
export async function aProduct(
  settings: Record<string, string> = {},
  parts: { mailTimeouts?: MailTimeouts } = {},
): Promise<Product> {
  const storage = await createTestStorage()
  const clock = movableClock()
  const dist = path.join(root, 'dist')
  const bundle = async <T>(name: string) => (await import(path.join(dist, 'server', name))) as T
  const start = (more: Record<string, string>) =>
    startServer(configOf(storage, { ...settings, ...more }), {
      ...parts,
      version: 'test',
      layout,
      clock,
      views: {
        pages: () => bundle<Pages>('pages.js'),
        emails: () => bundle<Emails>('emails.js'),
        printReport: printerOf(
          new URL('../../server/outside/printing/print-worker.ts', import.meta.url),
          pathToFileURL(path.join(dist, 'server/report-file.js')),
        ),
      },
      assets: (app) => serveAssets(app, path.join(dist, 'client')),
    })
  const running = await start({})
  const others: Running[] = []
  const folder = path.join(storage.dataDir, 'outbox')
  afterAll(async () => {
    for (const one of [running, ...others]) await one.stop()
    await storage.remove()
  })
  return {
    url: running.url,
    running,
    dataDir: storage.dataDir,
    clock,
    visitor: () => aVisitor(running.url),
    outbox: () => readOutbox(folder),
    mailTo: (address, subject = /./) => waitForMail(folder, address, subject),
    async anotherProcess() {
      const dataDir = path.join(storage.dataDir, `web-${others.length}`)
      const other = await start({ ROLE: 'web', DATA_DIR: dataDir })
      others.push(other)
      return other.url
    },
  }
}

const configOf = (storage: TestStorage, settings: Record<string, string>) =>
  readConfig({
    PORT: '0',
    // Each visitor uses its own address, so that they don't share one address's limits.
    TRUST_PROXY: '1',
    DATA_DIR: storage.dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    // News is never fetched from outside; a test that wants news serves its own.
    NEWS_FEEDS: 'http://127.0.0.1:9/{query}',
    ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
    ...settings,
  })

function movableClock() {
  let moved = testStart.getTime() - performance.now()
  return {
    now: () => new Date(performance.now() + moved),
    set: (moment: string) => void (moved = Date.parse(moment) - performance.now()),
    move: (milliseconds: number) => void (moved += milliseconds),
  }
}

export function aVisitor(url: string): Visitor {
  const from = `198.51.${randomInt(256)}.${randomInt(256)}`
  const visitor: Visitor = {
    cookie: '',
    async raw(method, path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('x-forwarded-for', from)
      if (visitor.cookie) headers.set('cookie', visitor.cookie)
      const response = await fetch(url + path, { ...init, method, headers, redirect: 'manual' })
      visitor.cookie = withCookies(visitor.cookie, response.headers.getSetCookie())
      return response
    },
    async ask(call, more = {}) {
      const params: Record<string, string> = more.params ?? {}
      const filled = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      )
      const query = more.query ? `?${new URLSearchParams(more.query)}` : ''
      const json =
        more.body === undefined
          ? {}
          : { body: JSON.stringify(more.body), headers: { 'content-type': 'application/json' } }
      const response = await visitor.raw(call.method, filled + query, more.form ? { body: more.form } : json)
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
    },
  }
  return visitor
}

/** The jar after an answer, with its cookies added or deleted. */
function withCookies(jar: string, set: string[]): string {
  const nameOf = (cookie: string) => cookie.split('=')[0]
  return set.reduce((kept, line) => {
    const others = kept.split('; ').filter((one) => one && nameOf(one) !== nameOf(line))
    const mine = line.includes('Max-Age=0') ? [] : [line.split(';')[0]]
    return [...others, ...mine].join('; ')
  }, jar)
}

const waitForMail = (folder: string, address: string, subject: RegExp): Promise<OutboxMail> =>
  until(
    async () => (await readOutbox(folder)).find((one) => one.to === address && subject.test(one.subject)),
    15,
    `A mail to ${address} whose subject matches ${subject}`,
  )
