// Tests crashes of the database during the work, and processes that sleep past their time limit. Needs a
// separate Postgres server.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/support/database.ts'
import { checkDeliveries, retryNow, mostTries } from './delivery-checks.ts'
import { setUp, settled, type Setup } from './setup.ts'
import { say } from './kill-repeatedly.ts'

const NO_SERVER = 'The embedded database lives and dies with its one process: this needs DATABASE_URL.'
const onServer = process.env.DATABASE_URL !== undefined
const postgres = (command: string) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/postgres.mjs'), command], { encoding: 'utf8' })
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const pause = (milliseconds: number) => new Promise((wait) => setTimeout(wait, milliseconds))

/** Waits until `ask` returns something. */
async function until<T>(ask: () => Promise<T | undefined>, what: string, most = 60_000): Promise<T> {
  const began = performance.now()
  while (performance.now() - began < most) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await pause(100)
  }
  throw new Error(`After ${seconds(most)} s still not: ${what}`)
}

const sent = async ({ brands }: Setup) => {
  const { rows } = await brands.ask("select count(*)::int as sent from delivery_mails where state = 'sent'")
  return Number(rows[0]?.sent)
}

test('after each of five crashes of the database, all processes go on within seconds and no email is lost', async ({
  skip,
}) => {
  if (!onServer) skip(NO_SERVER)
  if (postgres('address').stdout.trim() !== process.env.DATABASE_URL) {
    skip('This crashes only a server that scripts/postgres.mjs started: DATABASE_URL names another.')
  }
  const all = await setUp('crashed', 1000)
  const { brands, mails, workers } = all
  // For speed, the test server may lose its last commits in a crash. A real server keeps commits that it has
  // confirmed.
  await brands.ask(
    "do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$",
  )
  for (let count = 0; count < 2; count++) workers.start()
  await workers.ready(2)
  const recoveries: number[] = []
  for (let crash = 1; crash <= 5; crash++) {
    const before = await sent(all)
    await until(async () => ((await sent(all)) > before ? true : undefined), `mails before crash ${crash}`)
    if (mails.distinct() > brands.fed() - 200) {
      say(`  nearly all ${brands.fed()} mails had come at crash ${crash}: 400 more deliveries fall due`)
      await brands.feed(400)
    }
    await pause(500 + 1000 * Math.random())
    expect(postgres('crash')).toMatchObject({ status: 0 })
    const back = performance.now()
    const after = await sent(all)
    await until(async () => ((await sent(all)) > after ? true : undefined), `mails after crash ${crash}`)
    recoveries.push(performance.now() - back)
  }
  expect(workers.running, 'no process ended').toEqual(workers.all)
  await settled(all)
  const copies = await checkDeliveries(all)
  say(
    `crashed: N ${brands.fed()}, 5 crashes of Postgres, mails ${mails.distinct()}, lost 0, extra copies ${copies}, mails went on after ` +
      `${recoveries.map(seconds).join(', ')} s, most tries of a job ${await mostTries(brands)}, ${seconds(performance.now() - all.began)} s; ` +
      `sha256 of the mail log ${mails.sha256()}`,
  )
  expect(copies).toBeLessThanOrEqual(5)
})

/** Stops one process while it is sending an email, lets another take over, and resumes the first. */
async function sleepOver(all: Setup, asleepWhen: (setup: Setup) => Promise<boolean>) {
  const { brands, workers } = all
  const sleeper = workers.start()
  await workers.ready(1)
  await brands.feed(1)
  await until(async () => ((await asleepWhen(all)) ? true : undefined), 'the mail in its hand')
  sleeper.child.kill('SIGSTOP')
  const other = workers.start()
  await workers.ready(2)
  const slept = performance.now()
  const taken = await until(async () => {
    await retryNow(brands)
    const { rows } = await brands.ask("select fence, sent_at from delivery_mails where state = 'sent'")
    return rows[0]
  }, 'the mail sent by the other process')
  sleeper.child.kill('SIGCONT')
  const took = performance.now() - slept
  // This is long enough for the other process to finish its work and look for more.
  await pause(8_000)
  const { rows } = await brands.ask("select fence, sent_at from delivery_mails where state = 'sent'")
  expect(rows, 'its late write changed nothing').toEqual([taken])
  expect(taken.fence).toBe(2)
  expect(sleeper.child.exitCode).toBeNull()
  await settled(all)
  return {
    copies: await checkDeliveries(all),
    took,
    senders: all.mails.read().map(({ sender }) => sender),
    sleeper,
    other,
  }
}

test('a process that was stopped while handing over an email sends and writes nothing when it resumes', async ({
  skip,
}) => {
  if (!onServer) skip(NO_SERVER)
  const all = await setUp('slept-before', 0)
  all.mails.misbehave({ does: 'dawdle', at: 'recipient', milliseconds: 8_000, times: 1 })
  const inHand = async ({ brands }: Setup) => {
    const { rows } = await brands.ask("select from delivery_mails where state = 'sending'")
    await pause(1_000)
    return rows.length === 1
  }
  const { copies, took, senders, other } = await sleepOver(all, inHand)
  say(`slept before the last line: taken over after ${seconds(took)} s, extra copies ${copies}`)
  expect(senders).toEqual([other.name])
})

test('a process that was stopped after sending an email writes nothing when it resumes, so there is one copy', async ({
  skip,
}) => {
  if (!onServer) skip(NO_SERVER)
  const all = await setUp('slept-after', 0)
  all.mails.misbehave({ does: 'dawdle', at: 'data', milliseconds: 3_000, times: 1 })
  const isOut = async ({ mails }: Setup) => mails.distinct() === 1
  const { copies, took, senders, sleeper, other } = await sleepOver(all, isOut)
  say(`slept after the last line: taken over after ${seconds(took)} s, extra copies ${copies}`)
  expect(senders).toEqual([sleeper.name, other.name])
})
