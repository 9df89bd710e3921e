// Lets several web processes share long-running work on one database: the same call at another process joins
// the work, and every process can show it. See decision 028.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Work } from '#contract/work.ts'
import { Problem } from '#domain/problem.ts'
import type { WorkResult, RunningWork } from '#domain/work/running-work.ts'
import { secondsSince, type ReportProgress, type WorkBoard } from '#domain/work/work.ts'

/** Times in milliseconds. */
interface Times {
  /** The time between two heartbeats. */
  beat: number
  /** The time without a heartbeat after which another process may take over the work. */
  silence: number
  /** The time between two checks on the work of another process. */
  look: number
}
const usual: Times = { beat: 1_000, silence: 10_000, look: 300 }

type Act<T> = (told: ReportProgress) => Promise<T>
type Same = Pick<Work, 'kind'> & { owner: string; key: string }

export function sharedWork(
  store: RunningWork,
  now: () => Date,
  onError: (error: Error) => void,
  times: Times = usual,
): WorkBoard {
  const here = new Map<string, Promise<unknown>>()
  // This process has the answer, even if saving it for the other processes failed.
  const quietly = (write: Promise<void>) => write.catch((error: unknown) => onError(asError(error)))

  async function runOrJoin<T>(work: Same, act: Act<T>): Promise<T> {
    for (;;) {
      const id = randomUUID()
      const runs = await store.claim({ ...work, id, startedAt: now() }, times.silence)
      if (runs === id) return await runHere(id, act)
      const ending = await endingOf(runs)
      if (ending !== 'gone') return answerOf(ending) as T
    }
  }

  async function runHere<T>(id: string, act: Act<T>): Promise<T> {
    let place = { step: 'Starting', share: 0 }
    const beats = setInterval(() => void quietly(store.heartbeat(id, place)), times.beat)
    try {
      const answer = await act((step, share) => (place = { step, share }))
      await quietly(store.end(id, { answer }))
      return answer
    } catch (error) {
      await quietly(store.end(id, endingIn(error)))
      throw error
    } finally {
      clearInterval(beats)
    }
  }

  async function endingOf(id: string): Promise<WorkResult | 'gone'> {
    for (;;) {
      await pause(times.look)
      const ending = await store.resultOf(id, times.silence)
      if (ending !== 'running') return ending
    }
  }

  return {
    run<T>(owner: string, kind: Work['kind'], key: string, act: Act<T>): Promise<T> {
      const name = JSON.stringify([owner, kind, key])
      const same = here.get(name)
      if (same) return same as Promise<T>
      const done = runOrJoin({ owner, kind, key }, act).finally(() => here.delete(name))
      here.set(name, done)
      return done
    },
    async of(owner) {
      const works = await store.of(owner, times.silence)
      return works.map((work) => ({ ...work, seconds: secondsSince(new Date(work.startedAt), now()) }))
    },
  }
}

function endingIn(error: unknown): WorkResult {
  if (!(error instanceof Problem)) return 'fault'
  const { kind, message, details } = error
  return { problem: { kind, message, details } }
}

function answerOf(ending: WorkResult): unknown {
  if (ending === 'fault') throw new Error('The work that this request joined failed in another process.')
  if (!('problem' in ending)) return ending.answer
  const { kind, message, details } = ending.problem
  throw new Problem(kind, message, details)
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
