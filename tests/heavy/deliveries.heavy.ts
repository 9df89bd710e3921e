// Hundreds of deliveries become due while the processes that make and send them are ended in every possible way. Each delivery
// must be made once, and its email must arrive.
import { expect, test } from 'vitest'
import { seeded } from '#domain/seeded.ts'
import { checkDeliveries, mostTries, unexplainedCopies } from './delivery-checks.ts'
import { setUp, settled, type Setup } from './setup.ts'
import { say } from './kill-repeatedly.ts'

const SEED = process.env.SEED ?? String(Date.now() % 1_000_000)
const onServer = process.env.DATABASE_URL !== undefined
/** The number of processes. The embedded database has only one, so nothing runs while it restarts. */
const WORKERS = onServer ? 3 : 1
/**
 * The most connections to the mail server per process, and so the most emails that are being sent when it is
 * killed.
 */
const CONNECTIONS = 8

interface Blows {
  signal: NodeJS.Signals
  times: number
  /** How many more deliveries become due if all emails are sent before the last kill. */
  more: number
}

/** Ends and replaces processes at random moments while there is work. Returns how each ended. */
async function strike(all: Setup, { signal, times, more }: Blows) {
  const { brands, mails, workers } = all
  const random = seeded(`${signal} ${SEED}`)
  const ends: { pid: number; code: number | null; took: number }[] = []
  for (let count = 0; count < WORKERS; count++) workers.start()
  while (ends.length < times) {
    await workers.ready(WORKERS)
    if (!onServer && ends.length % 3 === 2) await somethingToCome(all)
    await new Promise((wait) => setTimeout(wait, 100 + random() * 1300))
    const isDrained = mails.distinct() >= brands.fed()
    const victim = workers.running[Math.floor(random() * workers.running.length)]
    if (!victim) throw new Error(`A process ended by itself: see ${workers.said}`)
    const end = await workers.end(victim, signal)
    ends.push({ pid: victim.pid, ...end })
    if (isDrained && ends.length < times) {
      say(`  all ${brands.fed()} mails had come at end ${ends.length}: ${more} more deliveries fall due`)
      await brands.feed(more)
    }
    workers.start()
  }
  return ends
}

/**
 * A delivery counts as failed if its process keeps dying while making it, and an operator then has to retry it. On a busy machine
 * the embedded database's one process could die that often before its first delivery, so every third kill waits until another
 * email is sent.
 */
async function somethingToCome({ mails, brands }: Setup): Promise<void> {
  const before = mails.distinct()
  for (let tries = 0; tries < 150 && mails.distinct() === before && before < brands.fed(); tries++) {
    await new Promise((wait) => setTimeout(wait, 100))
  }
}

/** Logs a run's settings and result in one line. */
async function tell(
  name: string,
  { brands, mails, began }: Setup,
  copies: number,
  more: string,
): Promise<void> {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    `${name}: seed ${SEED}, N ${brands.fed()}, planned ${brands.fed()}, mails ${mails.distinct()}, lost 0, extra copies ${copies}, ${more}, ` +
      `most tries of a job ${await mostTries(brands)}, ${seconds} s; sha256 of the mail log ${mails.sha256()}`,
  )
}

test('no delivery is lost or made twice while the processes that make and email it are killed', async () => {
  const due = Number(process.env.DUE ?? (onServer ? 2000 : 500))
  const times = onServer ? 50 : 20
  const all = await setUp('killed', due)
  const ends = await strike(all, { signal: 'SIGKILL', times, more: Math.ceil(due / 4) })
  await settled(all)
  const copies = await checkDeliveries(all)
  await tell('killed', all, copies, `${ends.length} kills with -9`)
  if (!onServer)
    say(
      '  fewer are due, and fewer kills, on the embedded database, where nobody works while the one process starts',
    )
  say(`  killed processes: ${ends.map(({ pid }) => pid).join(' ')}`)
  expect(ends).toHaveLength(times)
  expect(unexplainedCopies(all)).toEqual([])
  expect(copies).toBeLessThanOrEqual(ends.length * CONNECTIONS)
})

test('no email is lost or sent twice if processes are shut down in order during the work', async () => {
  const due = onServer ? 800 : 400
  const all = await setUp('ended', due)
  const ends = await strike(all, { signal: 'SIGTERM', times: onServer ? 20 : 10, more: Math.ceil(due / 4) })
  await settled(all)
  const copies = await checkDeliveries(all)
  const times = ends.map(({ took }) => took).toSorted((one, other) => one - other)
  const seconds = times.map((took) => (took / 1000).toFixed(1)).join(', ')
  await tell('ended', all, copies, `${ends.length} ends with SIGTERM after ${seconds} s`)
  expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0))
  expect(copies).toBe(0)
})

test('two processes on one database share the work, and no email is sent by both of them', async ({
  skip,
}) => {
  if (!onServer) skip('The embedded database has one process: this needs DATABASE_URL.')
  const all = await setUp('shared', 0)
  for (let count = 0; count < 2; count++) all.workers.start()
  await all.workers.ready(2)
  await all.brands.feed(500)
  await settled(all)
  const copies = await checkDeliveries(all)
  const shares = all.mails.bySender()
  await tell('shared', all, copies, `by process ${shares.join(' and ')}`)
  expect(copies).toBe(0)
  expect(shares).toHaveLength(2)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(500 / 5)
})

test('two processes together send no more emails a minute than the limit', async ({ skip }) => {
  if (!onServer) skip('The embedded database has one process: this needs DATABASE_URL.')
  const apart = 100
  const all = await setUp('paced', 0, { MAIL_RATE: String(60_000 / apart) })
  for (let count = 0; count < 2; count++) all.workers.start()
  await all.workers.ready(2)
  await all.brands.feed(150)
  await settled(all)
  const copies = await checkDeliveries(all)
  const moments = all.mails.read().map(({ at }) => at)
  // An email that is still being written at its turn is sent later, closer to the next one.
  const slack = 50
  const soonest = Math.min(...moments.slice(slack).map((at, place) => (at - (moments[place] ?? 0)) / slack))
  await tell(
    'paced',
    all,
    copies,
    `${all.mails.bySender().length} processes, any ${slack} mails at least ${soonest.toFixed(0)} ms apart on average`,
  )
  expect(copies).toBe(0)
  expect(all.mails.bySender()).toHaveLength(2)
  expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThanOrEqual(149 * apart - 3000)
  expect(soonest).toBeGreaterThanOrEqual(apart * 0.7)
})
