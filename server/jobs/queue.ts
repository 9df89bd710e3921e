// The job queue in the product's own database, so that a job added inside a transaction exists only if the
// transaction commits.
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { JobPayloads, Jobs } from '#domain/jobs.ts'
import type { Database } from '#server/store/embedded/database.ts'
import { bossDb } from './boss-db.ts'

/** What a handler gets to know about its job. */
export interface Attempt {
  /** The number of earlier tries. */
  tries: number
}

export type Handlers = {
  [Name in keyof JobPayloads]: (payload: JobPayloads[Name], attempt: Attempt) => Promise<void>
}
/** Is called with the payload of a job that has used up its tries. */
export type FailureHandlers = { [Name in keyof JobPayloads]?: (payload: JobPayloads[Name]) => Promise<void> }

export interface QueueCount {
  name: string
  waiting: number
  active: number
  failed: number
}

export interface Queue extends Jobs {
  /** Starts processing jobs. */
  work(
    handlers: Handlers,
    onFailure: FailureHandlers,
    pace?: { mailsAtOnce?: number | undefined },
  ): Promise<void>
  counts(): Promise<QueueCount[]>
  /** Lets running jobs finish and returns fetched ones to the queue. */
  stop(): Promise<void>
}

interface QueueOptions extends BatchOptions {
  retryLimit: number
  /** The seconds before the second try. The delay doubles with each further try. */
  retryDelay: number
  expireInSeconds: number
}

interface BatchOptions {
  /** The number of jobs fetched together, and the number of such batches that a process works on at once. */
  batch: number
  concurrency: number
  /** The seconds between two checks of an empty queue. */
  pollSeconds: number
}

const queues: Record<keyof JobPayloads, QueueOptions> = {
  // A mail server may be down for hours, so emails are retried for about two days, with a doubling delay from
  // one minute.
  email: { retryLimit: 12, retryDelay: 60, expireInSeconds: 900, batch: 10, concurrency: 1, pollSeconds: 1 },
  // Making a delivery calls no other service, so it only fails if its process is killed. That uses up a try
  // of each job the process held; so it holds few jobs, and each has many tries.
  'make-delivery': {
    retryLimit: 20,
    retryDelay: 5,
    expireInSeconds: 300,
    batch: 5,
    concurrency: 1,
    pollSeconds: 1,
  },
  // A mail server that hangs delays only the emails of one batch, since several are worked on at once. Emails
  // are retried for about a day.
  'delivery-mail': {
    retryLimit: 11,
    retryDelay: 60,
    expireInSeconds: 900,
    batch: 20,
    concurrency: 3,
    pollSeconds: 2,
  },
  'news-of-pair': {
    retryLimit: 4,
    retryDelay: 600,
    expireInSeconds: 3600,
    batch: 2,
    concurrency: 1,
    pollSeconds: 10,
  },
}
const names = Object.keys(queues) as (keyof JobPayloads)[]
const LONGEST_WAIT = 10_800
/** The dead letter queue for jobs that have used up their tries; one for each queue. */
const deadLetterOf = (name: string) => `${name}-given-up`

/** Creates the queue's tables and queues if they are missing. */
export async function openQueue(database: Database, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: bossDb(database),
    backend: database.embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    schedule: false,
    // Jobs of a process that died are noticed within this many seconds plus the ten of a heartbeat.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', onError)
  await boss.start()
  if (database.embedded) await retryInterrupted(database)
  const there = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const name of names) {
    const { retryLimit, retryDelay, expireInSeconds } = queues[name]
    const settings = {
      retryLimit,
      retryDelay,
      expireInSeconds,
      retryBackoff: true,
      retryDelayMax: LONGEST_WAIT,
      heartbeatSeconds: 10,
      deadLetter: deadLetterOf(name),
    }
    if (!there.has(deadLetterOf(name)))
      await boss.createQueue(deadLetterOf(name), { retryLimit: 20, retryDelay: 30 })
    if (there.has(name)) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, settings)
  }

  /** Runs each job of a batch separately, so that one that fails doesn't affect the others. */
  const each = async <T>(jobs: JobWithMetadata<T>[], act: (payload: T, attempt: Attempt) => Promise<void>) =>
    await Promise.all(
      jobs.map(async (job) => {
        try {
          await act(job.data, { tries: job.retryCount })
          return { id: job.id, status: 'completed' as const, output: null }
        } catch (error) {
          onError(error instanceof Error ? error : new Error(String(error)))
          const message = error instanceof Error ? error.message : String(error)
          return { id: job.id, status: 'failed' as const, output: { message } }
        }
      }),
    )
  /** Processes the jobs of one queue, and of its dead letter queue. */
  const processQueue = async <Name extends keyof JobPayloads>(
    name: Name,
    settings: QueueOptions,
    handler: Handlers[Name],
    onFailure: FailureHandlers[Name],
  ) => {
    const from = async (
      queue: string,
      { batch, concurrency, pollSeconds }: BatchOptions,
      act: (payload: JobPayloads[Name], attempt: Attempt) => Promise<void>,
    ) => {
      const options = {
        batchSize: batch,
        localConcurrency: concurrency,
        pollingIntervalSeconds: pollSeconds,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
      } as const
      await boss.work<JobPayloads[Name], null, typeof options>(queue, options, (jobs) => each(jobs, act))
    }
    await from(name, settings, handler)
    await from(deadLetterOf(name), { batch: 10, concurrency: 1, pollSeconds: 10 }, async (payload) => {
      await onFailure?.(payload)
    })
  }

  return {
    async add(name, payload) {
      await boss.send(name, payload)
    },
    async addAll(name, payloads) {
      if (payloads.length === 0) return
      await boss.insert(
        name,
        payloads.map((data) => ({ data })),
      )
    },
    async work(handlers, onFailure, pace = {}) {
      for (const name of names) {
        const most = name === 'delivery-mail' ? pace.mailsAtOnce : undefined
        const settings = queues[name]
        const paced = most === undefined ? {} : { batch: Math.min(settings.batch, most), concurrency: 1 }
        await processQueue(name, { ...settings, ...paced }, handlers[name], onFailure[name])
      }
    },
    async counts() {
      const known = new Map((await boss.getQueues([...names])).map((queue) => [queue.name, queue]))
      return names.map((name) => {
        const queue = known.get(name)
        return {
          name,
          waiting: queue?.queuedCount ?? 0,
          active: queue?.activeCount ?? 0,
          failed: queue?.failedCount ?? 0,
        }
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000, close: false }),
  }
}

/**
 * The embedded database has one process, so at startup every job marked as running was left by a process that
 * died. It is retried now, which counts as a try, instead of waiting for its timeout. A job on its last try
 * is left to the timeout.
 */
async function retryInterrupted({ pool }: Database) {
  await pool.query(
    "update jobs.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit",
  )
}
