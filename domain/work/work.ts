// Work that takes long while a person waits for it. Asking for it twice joins the running work, and a page
// that is opened again shows the progress.
import type { Work } from '#contract/work.ts'

/** Reports progress: the current step in words, and the share that is done, from 0 to 1. */
export type ReportProgress = (step: string, share: number) => void

export interface WorkBoard {
  /**
   * Runs the work, or joins it if it is already running. Two calls ask for the same work if owner, kind and
   * key are equal.
   */
  run<T>(
    owner: string,
    kind: Work['kind'],
    key: string,
    act: (report: ReportProgress) => Promise<T>,
  ): Promise<T>
  /** Lists the owner's running work. */
  of(owner: string): Promise<Work[]>
}

interface Running {
  owner: string
  work: Omit<Work, 'seconds'>
  done: Promise<unknown>
}

/**
 * Keeps track of running work in the memory of one process, for servers that don't share their database with
 * others.
 */
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

/** Counts the whole seconds from one instant to another; never negative. */
export const secondsSince = (start: Date, end: Date): number =>
  Math.max(0, Math.round((end.getTime() - start.getTime()) / 1000))
