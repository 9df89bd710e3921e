// Sets up heavy tests of deliveries: a database full of due ones, a mail server, and processes to do the work.
import { afterEach } from 'vitest'
import { retryNow, isDone } from './delivery-checks.ts'
import { prepareDueBrands, type DueBrands } from './due-brands.ts'
import { workerProcesses, type WorkerProcesses } from './worker-processes.ts'
import { mailLog, type MailLog } from './mail-log.ts'

export interface Setup {
  brands: DueBrands
  mails: MailLog
  workers: WorkerProcesses
  /** The time of the setup, from `performance.now()`. */
  began: number
}

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

/** Due deliveries and a mail server, with no process running yet. */
export async function setUp(
  name: string,
  due: number,
  settings: Record<string, string> = {},
  folder?: string,
): Promise<Setup> {
  const brands = await prepareDueBrands()
  cleanUp.push(() => brands.remove())
  await brands.feed(due)
  const mails = await mailLog(`deliveries-${name}`, folder)
  cleanUp.push(() => mails.stop())
  const workers = workerProcesses(`deliveries-${name}`, brands.storage, mails.port, settings)
  cleanUp.push(() => workers.endAll())
  return { brands, mails, workers, began: performance.now() }
}

/**
 * Waits until all work is done, then ends all processes. On a server, waiting retries are made at once; the embedded database
 * resumes everything when its process starts.
 */
export async function settled({ brands, mails, workers }: Setup, mailsOfEach = 1): Promise<void> {
  const onServer = brands.storage.databaseUrl !== undefined
  for (let tries = 0; tries < 240; tries++) {
    await new Promise((wait) => setTimeout(wait, 1_000))
    if (onServer) {
      await retryNow(brands)
      if (await isDone(brands)) break
    } else if (mails.distinct() >= brands.fed() * mailsOfEach) {
      // Finished slots are marked every five seconds.
      await new Promise((wait) => setTimeout(wait, 7_000))
      break
    }
  }
  await workers.endAll()
}
