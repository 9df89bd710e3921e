// The state of long-running work that web processes share, so that any process can show the progress of work
// that another one does.
import type { Work } from '#contract/work.ts'
import type { Problem } from '#domain/problem.ts'

/**
 * The result of finished work, in a form that other processes can read. For an unexpected error, the message
 * is left out.
 */
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

/**
 * The store of running work. Work counts as abandoned if its process has sent no heartbeat for `silence`
 * milliseconds, by the database's clock.
 */
export interface RunningWork {
  /**
   * Claims the work unless it is already running. Work whose process has died is taken over. One write.
   * @returns the id of the run that does the work: this claim's own, or that of the run that was joined
   */
  claim(claim: Claim, silence: number): Promise<string>
  /** Saves the progress of a run, and that it is alive. */
  heartbeat(id: string, place: Pick<Work, 'step' | 'share'>): Promise<void>
  /** Ends the run. Its result is stored only if another process is waiting for it. */
  end(id: string, ending: WorkResult): Promise<void>
  /** The run's result, "running", or "gone" if it was abandoned or taken over. */
  resultOf(id: string, silence: number): Promise<WorkResult | 'running' | 'gone'>
  /** Lists the owner's running work, in any process. */
  of(owner: string, silence: number): Promise<Omit<Work, 'seconds'>[]>
  /** Deletes runs that ended, or last sent a heartbeat, more than `age` milliseconds ago. */
  prune(age: number): Promise<void>
}
