// Thousands of deliveries fall due, and the processes that make and mail them die all the time. Each must reach its reader.
import { afterEach, expect, test } from 'vitest'
import { seeded } from '#domain/ideas/seeded.ts'
import { accountFor, hurry, isDone, unexplained } from './account.ts'
import { setStage, type Stage } from './due.ts'
import { fleet } from './fleet.ts'
import { mailLog } from './mail-log.ts'
import { say } from './storm.ts'

const SEED = process.env.SEED ?? String(Date.now() % 1_000_000)
const onServer = process.env.DATABASE_URL !== undefined
/** The embedded database has one process and starts again after each kill, so that the same takes far longer there. */
const DUE = Number(process.env.DUE ?? (onServer ? 2000 : 600))
const KILLS = 50
const WORKERS = onServer ? 3 : 1
/** Connections to the mail server that one process has at most. */
const CONNECTIONS = 8

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

/** So many deliveries due, a mail server, and nobody at work yet. */
async function scene(name: string, due: number, settings: Record<string, string> = {}) {
  const stage = await setStage()
  cleanUp.push(() => stage.remove())
  await stage.feed(due)
  const mails = await mailLog(name)
  cleanUp.push(() => mails.stop())
  const workers = fleet(name, stage.ground, mails.port, settings)
  cleanUp.push(() => workers.endAll())
  return { stage, mails, workers }
}

const pause = (milliseconds: number) => new Promise((wait) => setTimeout(wait, milliseconds))

test(`${KILLS} kills while deliveries are made and mailed lose none and make none twice`, async () => {
  const { stage, mails, workers } = await scene('deliveries-killed', DUE)
  const random = seeded(`deliveries ${SEED}`)
  const began = performance.now()
  let due = DUE
  let kills = 0
  for (let count = 0; count < WORKERS; count++) workers.start()
  const pids: number[] = []
  while (kills < KILLS) {
    await workers.ready(WORKERS)
    await pause(100 + random() * 1300)
    const isDrained = new Set(mails.read().map(({ messageId }) => messageId)).size >= due
    const victim = workers.workers[Math.floor(random() * workers.workers.length)]
    if (!victim) throw new Error(`A process ended by itself: see ${workers.said}`)
    await workers.end(victim, 'SIGKILL')
    pids.push(victim.pid)
    kills += 1
    if (isDrained && kills < KILLS) {
      const more = Math.ceil(DUE / 4)
      say(`  all ${due} mails had come at kill ${kills}: ${more} more deliveries fall due`)
      await stage.feed(more)
      due += more
    }
    workers.start()
  }
  const stormed = performance.now() - began
  await settled(stage, mails, due)
  await workers.endAll()
  const { copies, distinct, planned } = await accountFor(stage, mails, due)
  say(
    `deliveries: seed ${SEED}, N ${due}, kills ${kills}, planned ${planned}, mails ${distinct}, lost 0, extra copies ${copies}, ` +
      `${(stormed / 1000).toFixed(1)} s of kills, ${((performance.now() - began) / 1000).toFixed(1)} s in all; sha256 of the mail log ${mails.sha256()}`,
  )
  say(`  killed processes: ${pids.join(' ')}`)
  expect(unexplained(mails, workers)).toEqual([])
  expect(copies).toBeLessThanOrEqual(kills * CONNECTIONS)
})

/** Waits until everything is done. On a server retries are hurried; the embedded one takes everything up again at its start. */
async function settled(
  stage: Stage,
  mails: { size(): number; read(): { messageId: string }[] },
  due: number,
) {
  for (let tries = 0; tries < 300; tries++) {
    if (onServer) {
      await hurry(stage)
      if (await isDone(stage)) return
    } else if (new Set(mails.read().map(({ messageId }) => messageId)).size >= due) {
      // Finished slots are marked every five seconds.
      return await pause(8_000)
    }
    await pause(1_000)
  }
}
