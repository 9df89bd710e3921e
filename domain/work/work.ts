// Long work that runs for someone now. A call repeated while its work runs joins it, and a page opened again sees where it stands.
import type { Work } from '#contract/work.ts'

/** Says where the work stands: the step in words, and the share done from 0 to 1. */
export type ReportProgress = (step: string, share: number) => void

export interface WorkBoard {
  /** Runs the work, or joins the same that runs already. Work is the same when its owner and its key are. */
  run<T>(
    owner: string,
    kind: Work['kind'],
    key: string,
    act: (report: ReportProgress) => Promise<T>,
  ): Promise<T>
  /** The owner's work that runs now. */
  of(owner: string): Promise<Work[]>
}

interface Running {
  owner: string
  work: Omit<Work, 'seconds'>
  done: Promise<unknown>
}

/** The board of a process that shares its database with no other. */
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

/** Whole seconds from one instant to another, never fewer than none. */
export const secondsSince = (start: Date, end: Date): number =>
  Math.max(0, Math.round((end.getTime() - start.getTime()) / 1000))
