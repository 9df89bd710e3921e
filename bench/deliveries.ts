// `npm run bench:deliveries`: deliveries made and emailed per minute, emailing alone, time per step, and the
// cost of finding due profiles among a million. Each figure is printed with a baseline from the same run.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { readConfig } from '#server/config.ts'
import type { Emails } from '#server/http/views.ts'
import { openWorld, type RealWorld } from '#server/world.ts'
import { createTestStorage, layout, root } from '#tests/support/database.ts'
import { keepDue, keepModels } from './deliveries/brands.ts'
import { startMailServer } from './deliveries/mail-server.ts'
import { type Steps, timeSteps } from './deliveries/steps.ts'
import { timeDue } from './deliveries/due.ts'

const postgres = process.env.DATABASE_URL !== undefined
/** The number of deliveries in one measurement. */
const COUNT = Number(process.env.COUNT ?? (postgres ? 1500 : 600))
const WORKERS = postgres ? 2 : 1
/**
 * The number of deliveries made one after the other in this process, for the time per step. Sending their
 * emails is then measured alone.
 */
const PREMADE = Number(process.env.MADE_BEFORE ?? (postgres ? 1200 : 400))
const TIMED = 100
const wanted = postgres ? { made: 1500, mailed: 6000 } : { made: 600, mailed: undefined }

const storage = await createTestStorage()
const mails = await startMailServer()
const environment = {
  DATA_DIR: storage.dataDir,
  SMTP_URL: mails.url,
  PUBLIC_URL: 'https://inkling.example',
  LOG_LEVEL: 'error',
  ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
}
const config = readConfig(environment)
say(
  `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, ${postgres ? `Postgres, ${WORKERS} workers` : 'embedded database, one process'}`,
)
try {
  let real = await openWorld(config, layout, fail)
  const models = await keepModels(real.database)
  const facts = await keepDue(real.database, models, PREMADE, new Date(Date.now() - 1000))
  say(
    `${PREMADE} brands with ${facts.toFixed(0)} facts each, deliveries made one after the other in one process:`,
  )
  const emails: Emails = await import(path.join(root, 'dist/server/emails.js'))
  const alone = await engineRate(real, models)
  printSteps(await timeSteps(real, emails, mails.url, TIMED))
  await end(real)

  const bare = await bareMailRate((await mails.forget()).bytes / TIMED)
  await mails.forget()
  const mailing = await working(async () => {
    const counted = await mails.waitFor(PREMADE - TIMED)
    return ((counted.accepted - 1) / (counted.last - counted.first)) * 60_000
  })
  printResult('emails per minute, for deliveries already made', mailing, wanted.mailed)
  say(
    `  of ${bare.toFixed(0)} a minute that a bare client sends of the same size: ${(mailing / bare).toFixed(2)}`,
  )

  await mails.forget()
  real = await openWorld(config, layout, fail)
  const dueAt = new Date(Date.now() + (postgres ? 15_000 : 60_000))
  await keepDue(real.database, models, COUNT, dueAt)
  await end(real)
  const made = await working(async () => {
    const counted = await mails.waitFor(COUNT)
    return (COUNT / (counted.last - Math.max(dueAt.getTime(), Date.now() - 3_600_000))) * 60_000
  })
  printResult('deliveries made and emailed per minute', made, wanted.made)
  say(
    `  of ${alone.toFixed(0)} a minute if the engine were the only work, on one core: ${(made / alone).toFixed(2)}`,
  )
  if (postgres) {
    real = await openWorld(config, layout, fail)
    say(await timeDue(real, Number(process.env.PROFILES ?? 1_000_000)))
    await end(real)
  } else say('Finding due profiles among a million: only measured on Postgres.')
} finally {
  mails.stop()
  await storage.remove()
}

async function end(real: RealWorld) {
  await real.queue.stop()
  await real.close()
}

/** Runs the built product's workers during a measurement. */
async function working(measure: () => Promise<number>): Promise<number> {
  const children = Array.from({ length: WORKERS }, () =>
    spawn(path.join(root, 'node_modules/node/bin/node'), [path.join(root, 'dist/server/main.js')], {
      env: { ...process.env, ...environment, ROLE: postgres ? 'worker' : 'all', PORT: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  try {
    return await measure()
  } finally {
    await Promise.all(children.map(stop))
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/**
 * Deliveries per minute if only the engine's work were needed: its ideas for the model brands and nothing
 * else.
 */
async function engineRate({ world }: RealWorld, models: readonly string[]): Promise<number> {
  const { brandOf } = await import('#domain/brand/brand-of.ts')
  const brands = await Promise.all(
    models.map(async (id) => {
      const profile = await world.brands.byId(id)
      if (!profile) throw new Error('A model is missing')
      return await brandOf(world, profile)
    }),
  )
  const think = async (round: number) => {
    for (const brand of brands)
      await world.engine.propose({
        // The engine keeps what it prepared for the same object.
        brand: { ...brand },
        brief: null,
        count: 5,
        past: [],
        today: '2026-11-20',
        seed: `${round}`,
      })
  }
  await think(0)
  const begun = performance.now()
  for (let round = 1; round <= 5; round++) await think(round)
  return (5 * brands.length * 60_000) / (performance.now() - begun)
}

/** Emails per minute that a bare SMTP client sends over as many connections as we use, with no database. */
async function bareMailRate(size: number): Promise<number> {
  const transport = nodemailer.createTransport({
    url: mails.url,
    pool: true,
    maxConnections: 8,
    maxMessages: Infinity,
  })
  const raw = `From: a@inkling.example\r\nTo: b@reader.example\r\nSubject: Ideas\r\n\r\n${`${'x'.repeat(76)}\r\n`.repeat(size / 78)}`
  const count = 500
  const envelope = { from: 'a@inkling.example', to: 'b@reader.example' }
  const begun = performance.now()
  await Promise.all(Array.from({ length: count }, () => transport.sendMail({ envelope, raw })))
  transport.close()
  return (count * 60_000) / (performance.now() - begun)
}

function printSteps(steps: Steps) {
  const each = (name: string, of: number) => (steps.get(name) ?? 0) / of
  const made = each('making, total', PREMADE)
  const mailed = each('emailing, total', TIMED)
  const planning = each('planning', PREMADE)
  const whole = planning + made + mailed
  const row = (name: string, milliseconds: number) =>
    say(
      `  ${name.padEnd(48)} ${milliseconds.toFixed(2).padStart(7)} ms  ${((milliseconds / whole) * 100).toFixed(0).padStart(3)}%`,
    )
  row('planning', planning)
  const read = each('reading facts and past ideas', PREMADE)
  const thought = each('generating ideas', PREMADE)
  const kept = each('storing the delivery', PREMADE)
  row('reading facts and past ideas', read)
  row('generating ideas', thought)
  row('calendar dates, news and the rest', made - read - thought - kept)
  row('storing the delivery', kept)
  const taken = each('claiming the email and storing the result', TIMED)
  const written = each('rendering the email', TIMED)
  row('claiming the email and storing the result', taken)
  row('rendering the email', written)
  row('sending over SMTP', mailed - taken - written)
}

function printResult(what: string, value: number, least: number | undefined) {
  const mark = least === undefined ? ' ' : value >= least ? '✓' : '✗'
  say(`${mark} ${what}: ${value.toFixed(0)}${least === undefined ? '' : ` (target ${least})`}`)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function fail(error: Error) {
  process.stderr.write(`${error.stack ?? error.message}\n`)
}
