// Prints one report after another in a thread of its own. The thread is started when it is needed and ended when it has rested, took
// too long or held too much memory: what is printed was written by others, and a layout that never ends can't be stopped otherwise.
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { Problem } from '#domain/problem.ts'

export interface PrinterLimits {
  /** For one report. */
  seconds: number
  megabytes: number
  /** Reports that may wait for their turn. */
  waiting: number
  /** How long the thread is kept without work. */
  restSeconds: number
}

const limits: PrinterLimits = { seconds: 30, megabytes: 512, waiting: 12, restSeconds: 60 }

const YOUNG_MEGABYTES = 96

const Answer = z.union([z.object({ bytes: z.instanceof(Uint8Array) }), z.object({ fault: z.string() })])

/**
 * @param script the thread's own code, print-worker
 * @param bundle what prints: a module with `printReport`
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
      // Pages are laid out in many short-lived objects: with room for them about a tenth less work is done.
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
  // An idle thread keeps nobody from ending.
  thread.ref()
  return promise.finally(() => {
    clearTimeout(clock)
    thread.off('message', resolve).off('error', reject).off('exit', onExit)
    thread.unref()
  })
}
