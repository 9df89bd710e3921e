// Long-running work that a person waits for. A repeated call joins work that is still running, and a page that is
// opened again sees its progress.
import type { Work } from '#contract/work.ts'

/** Reports progress: the current step in words, and how much is done, from 0 to 1. */
export type ReportProgress = (step: string, share: number) => void

export interface WorkBoard {
  /** Runs the work, or joins it if it is already running. Work is the same if its owner, kind and key are. */
  run<T>(
    owner: string,
    kind: Work['kind'],
    key: string,
    act: (report: ReportProgress) => Promise<T>,
  ): Promise<T>
  /** The owner's running work. */
  of(owner: string): Promise<Work[]>
}

interface Running {
  owner: string
  work: Omit<Work, 'seconds'>
  done: Promise<unknown>
}

/** For a single process that doesn't share its database. */
export function workBoard(now: () => Date): WorkBoard {
  const running = new Map<string, Running>()
  return {
    run<T>(
      owner: string,
      kind: Work['kind'],
      key: string,
      act: (report: ReportProgress) => Promise<T>,
    ): Promise<T> {
      const name = JSON.stringify([owner, kind, key])
      const same = running.get(name)
      if (same) return same.done as Promise<T>
      const work: Running['work'] = { kind, step: 'Starting', share: 0, startedAt: now().toISOString() }
      const report: ReportProgress = (step, share) => Object.assign(work, { step, share })
      const done = act(report).finally(() => running.delete(name))
      running.set(name, { owner, work, done })
      return done
    },
    of: async (owner) =>
      [...running.values()]
        .filter((one) => one.owner === owner)
        .map(({ work }) => ({ ...work, seconds: secondsSince(new Date(work.startedAt), now()) })),
  }
}

/** Whole seconds from one instant to another, at least 0. */
export const secondsSince = (start: Date, end: Date): number =>
  Math.max(0, Math.round((end.getTime() - start.getTime()) / 1000))
