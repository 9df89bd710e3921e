// Deliveries fall due by the hundred, and the processes that make and mail them are ended all the time, in every way in which
// processes end. Each delivery must be made once, and its mail must reach its reader.
import { expect, test } from 'vitest'
import { seeded } from '#domain/seeded.ts'
import { checkDeliveries, mostTries, unexplainedCopies } from './delivery-checks.ts'
import { setUp, settled, type Setup } from './setup.ts'
import { say } from './kill-repeatedly.ts'

const SEED = process.env.SEED ?? String(Date.now() % 1_000_000)
const onServer = process.env.DATABASE_URL !== undefined
/** The embedded database has one process, and nothing goes on while that starts again. */
const WORKERS = onServer ? 3 : 1
/** Connections to the mail server that one process has at most: so many mails can be on their way when it dies. */
const CONNECTIONS = 8

interface Blows {
  signal: NodeJS.Signals
  times: number
  /** How many more fall due where all are mailed before the last blow. */
  more: number
}

/** Ends a process and starts another, again and again at random moments, while there is work. Answers how each ended. */
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
 * A delivery whose making dies with its process time and again is given up, for the operator to put back. On a busy machine the
 * embedded database's one process could die as often before it has made its first: every third lives until mails go out again.
 */
async function somethingToCome({ mails, brands }: Setup): Promise<void> {
  const before = mails.distinct()
  for (let tries = 0; tries < 150 && mails.distinct() === before && before < brands.fed(); tries++) {
    await new Promise((wait) => setTimeout(wait, 100))
  }
}

/** One line of what a run was and came to. */
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

test('kills without warning while deliveries are made and mailed lose none and make none twice', async () => {
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

test('orderly ends in the middle of the work cost no mail and no copy', async () => {
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

test('two processes on one database share the work, and nobody gets a mail from both', async ({ skip }) => {
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

test('two processes together keep to the rate at which mails may leave', async ({ skip }) => {
  if (!onServer) skip('The embedded database has one process: this needs DATABASE_URL.')
  const apart = 100
  const all = await setUp('paced', 0, { MAIL_RATE: String(60_000 / apart) })
  for (let count = 0; count < 2; count++) all.workers.start()
  await all.workers.ready(2)
  await all.brands.feed(150)
  await settled(all)
  const copies = await checkDeliveries(all)
  const moments = all.mails.read().map(({ at }) => at)
  // What is still to be written when its turn comes leaves later, and nearer to the next.
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
