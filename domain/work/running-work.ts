// What several web processes share of the work that runs in one of them.
import type { Work } from '#contract/work.ts'
import type { Problem } from '#domain/problem.ts'

/** How work ended, in a form that another process can read. A fault of ours is kept without its words. */
export type WorkResult =
  | { answer: unknown }
  | { problem: Pick<Problem, 'kind' | 'message' | 'details'> }
  | 'fault'

export interface Claim {
  id: string
  owner: string
  kind: Work['kind']
  key: string
  startedAt: Date
}

/** Work counts as left behind when its process has said nothing for `silence` milliseconds, by the database's clock. */
export interface RunningWork {
  /**
   * Claims the work unless it runs already; work that was left behind is taken over. One write.
   * @returns the id of the run that has it now: the claim's own, or that of the run that was joined
   */
  claim(claim: Claim, silence: number): Promise<string>
  /** Says that the run is at work, and where it is. */
  heartbeat(id: string, place: Pick<Work, 'step' | 'share'>): Promise<void>
  /** Ends the run; keeps how only where another process waits for it. */
  end(id: string, ending: WorkResult): Promise<void>
  /** How the run ended, "running", or "gone" where it was left behind or taken over. */
  resultOf(id: string, silence: number): Promise<WorkResult | 'running' | 'gone'>
  /** The owner's work that runs now, in any process. */
  of(owner: string, silence: number): Promise<Omit<Work, 'seconds'>[]>
  /** Forgets runs that ended, or were last at work, before the given milliseconds. */
  prune(age: number): Promise<void>
}
