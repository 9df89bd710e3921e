// Makes PDFs one at a time in a worker thread. The thread is started when needed, and ended when idle, too
// slow or too large. Reports contain text from outside, and a layout that never ends can't be stopped any
// other way.
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { Problem } from '#domain/problem.ts'

export interface PrinterLimits {
  /** The time allowed for one report. */
  seconds: number
  megabytes: number
  /** The number of reports that may wait in the queue. */
  waiting: number
  /** How long an idle thread is kept. */
  restSeconds: number
}

const limits: PrinterLimits = { seconds: 30, megabytes: 512, waiting: 12, restSeconds: 60 }

const YOUNG_MEGABYTES = 96

const Answer = z.union([z.object({ bytes: z.instanceof(Uint8Array) }), z.object({ fault: z.string() })])

/**
 * @param script the worker's code, print-worker
 * @param bundle a module with `printReport`
 */
export function printerOf(script: URL, bundle: URL, own: Partial<PrinterLimits> = {}) {
  const { seconds, megabytes, waiting, restSeconds } = { ...limits, ...own }
  let thread: Worker | undefined
  let rest: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let inLine = 0

  const end = async () => {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }

  const print = async (job: unknown): Promise<Uint8Array> => {
    clearTimeout(rest)
    thread ??= new Worker(script, {
      workerData: { bundle: bundle.href },
      // Layout makes many short-lived objects, so a larger young generation saves about a tenth of the time.
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    try {
      const answer = Answer.parse(await answerOf(thread, job, seconds))
      if ('fault' in answer) throw new Error(answer.fault)
      return answer.bytes
    } catch (error) {
      await end()
      throw new Error('The PDF couldn’t be made', { cause: error })
    } finally {
      rest = setTimeout(() => void end(), restSeconds * 1000).unref()
    }
  }

  return async (job: unknown): Promise<Uint8Array> => {
    if (inLine > waiting) {
      throw new Problem('too-fast', 'We’re making many files right now. Please try again in a moment.', {
        retryAfter: seconds,
      })
    }
    inLine++
    const mine = turn.then(() => print(job)).finally(() => inLine--)
    turn = mine.catch(() => {})
    return await mine
  }
}

function answerOf(thread: Worker, job: unknown, seconds: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const onExit = () => reject(new Error('The printing thread ended'))
  const clock = setTimeout(() => reject(new Error(`Printing took more than ${seconds} s`)), seconds * 1000)
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', onExit)
  thread.postMessage(job, [])
  // An idle thread doesn't keep the process alive.
  thread.ref()
  return promise.finally(() => {
    clearTimeout(clock)
    thread.off('message', resolve).off('error', reject).off('exit', onExit)
    thread.unref()
  })
}
