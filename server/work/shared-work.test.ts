// Simulates two web processes by two boards of running work that share only the database.
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { runningWorkStore } from '#server/store/running-work.ts'
import { keepAccount } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'
import { sharedWork } from './shared-work.ts'

const product = await aProduct()
const { world, database } = product.running.real
const store = runningWorkStore(database)
const faults: Error[] = []
const times = { beat: 50, silence: 600, look: 20 }
const aBoard = () =>
  sharedWork(
    store,
    () => world.now(),
    (error) => faults.push(error),
    times,
  )
const [one, other] = [aBoard(), aBoard()]

let many = 0
const somebody = async () => (await keepAccount(world.accounts, `${++many}@bakery.example`)).id

/** Work that runs until the test releases it, and counts how often it ran. */
function held<T>(answer: () => T) {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  const seen = { runs: 0 }
  const act = async () => {
    seen.runs++
    await gate
    return answer()
  }
  return { act, letGo, seen }
}

const begun = (seen: { runs: number }) => until(async () => seen.runs || undefined, 5, 'The work')
/** Waits until another process has joined the work. */
const joined = (owner: string) =>
  until(
    async () =>
      (await database.pool.query('select 1 from running_work where owner = $1 and is_joined', [owner]))
        .rows[0],
    5,
    'The one who joins',
  )

test('the same call at another process joins the work and gets its answer, and a later call starts it again', async () => {
  const owner = await somebody()
  const { act, letGo, seen } = held(() => ({ ideas: ['Bread at dawn'], shortfall: null }))
  const first = one.run(owner, 'ideas', 'brief', act)
  await begun(seen)
  const second = other.run(owner, 'ideas', 'brief', act)
  await joined(owner)
  letGo()
  const answer = { ideas: ['Bread at dawn'], shortfall: null }
  expect(await Promise.all([first, second])).toEqual([answer, answer])
  expect(seen.runs).toBe(1)
  await other.run(owner, 'ideas', 'brief', act)
  expect(seen.runs).toBe(2)
})

test('work of another owner, kind or key runs separately', async () => {
  const [ruth, ann] = [await somebody(), await somebody()]
  let runs = 0
  const act = async () => ++runs
  await Promise.all([
    one.run(ruth, 'ideas', 'brief', act),
    other.run(ann, 'ideas', 'brief', act),
    other.run(ruth, 'news', 'brief', act),
    other.run(ruth, 'ideas', `another brief ${'that is long '.repeat(2000)}`, act),
  ])
  expect(runs).toBe(4)
})

test('every process shows owners the work that is running for them, wherever it runs, and nothing once it has ended', async () => {
  const owner = await somebody()
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  const running = one.run(owner, 'website', 'https://hale.example', async (told) => {
    told('Reading Our story (2 of 4)', 0.5)
    await gate
  })
  const step = 'Reading Our story (2 of 4)'
  const work = await until(async () => (await other.of(owner)).find((work) => work.step === step), 5, 'It')
  expect(work).toEqual({
    kind: 'website',
    step,
    share: 0.5,
    startedAt: expect.any(String),
    seconds: expect.any(Number),
  })
  expect(await other.of(await somebody())).toEqual([])
  letGo()
  await running
  expect([await one.of(owner), await other.of(owner)]).toEqual([[], []])
})

test('a process that joined work gets its problem’s message, and the work can be tried again', async () => {
  const owner = await somebody()
  const { act, letGo, seen } = held(() => {
    throw new Problem('outside', 'hale.example did not answer.', { retryAfter: 30 })
  })
  const first = one.run(owner, 'website', 'a', act)
  await begun(seen)
  const second = other.run(owner, 'website', 'a', act)
  await joined(owner)
  letGo()
  const [mine, theirs] = await Promise.allSettled([first, second])
  expect(mine).toMatchObject({ status: 'rejected', reason: { kind: 'outside' } })
  expect(theirs).toMatchObject({
    status: 'rejected',
    reason: { kind: 'outside', message: 'hale.example did not answer.', details: { retryAfter: 30 } },
  })
  expect(await other.run(owner, 'website', 'a', async () => 'read')).toBe('read')
})

test('the details of an unexpected error stay in the process where it happened', async () => {
  const owner = await somebody()
  const { act, letGo, seen } = held(() => {
    throw new Error('secret detail')
  })
  const first = one.run(owner, 'news', 'own', act)
  await begun(seen)
  const second = other.run(owner, 'news', 'own', act)
  await joined(owner)
  letGo()
  await expect(first).rejects.toThrow('secret detail')
  await expect(second).rejects.toThrow('failed in another process')
})

test('the work of a dead process is not shown, and the next caller starts it again', async () => {
  const owner = await somebody()
  // A killed process leaves this behind: a claim without heartbeats.
  await store.claim(
    { id: crypto.randomUUID(), owner, kind: 'document', key: 'leaflet.pdf:9', startedAt: world.now() },
    times.silence,
  )
  expect(await other.of(owner)).toHaveLength(1)
  expect(await other.run(owner, 'document', 'leaflet.pdf:9', async () => 'read')).toBe('read')
  expect(await other.of(owner)).toEqual([])
})

test('work that reports no progress for long, but still runs, is not taken over', async () => {
  const owner = await somebody()
  const { act, letGo, seen } = held(() => 'read')
  const first = one.run(owner, 'website', 'slow', act)
  await begun(seen)
  const second = other.run(owner, 'website', 'slow', act)
  await new Promise((resolve) => setTimeout(resolve, times.silence * 2))
  letGo()
  expect(await Promise.all([first, second])).toEqual(['read', 'read'])
  expect(seen.runs).toBe(1)
})

test('the saved result of work is deleted after a while', async () => {
  await store.prune(0)
  const { rows } = await database.pool.query('select id from running_work')
  expect(rows).toEqual([])
  expect(faults).toEqual([])
})

test('running work is kept in memory with the embedded database, and shared with a Postgres server', async () => {
  const owner = await somebody()
  const { act, letGo, seen } = held(() => 'read')
  const running = world.work.run(owner, 'website', 'here', act)
  await begun(seen)
  const { rowCount } = await database.pool.query('select 1 from running_work where owner = $1', [owner])
  expect(rowCount).toBe(database.embedded ? 0 : 1)
  expect(await world.work.of(owner)).toHaveLength(1)
  letGo()
  await running
})
