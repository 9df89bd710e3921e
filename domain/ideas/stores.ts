// Where ideas and the day's allowance are kept.
import type { Idea } from '#contract/ideas.ts'
import type { PastIdea, ProposedIdea } from './engine.ts'

export interface IdeaStore {
  /** Keeps the ideas a profile did not have yet, newest last, and answers those. */
  keep(profileId: string, ideas: readonly ProposedIdea[], isInstant: boolean, now: Date): Promise<Idea[]>
  /** A page of ideas, newest first; `cursor` is the one the page before named. */
  page(
    profileId: string,
    page: { limit: number; cursor?: string | undefined; instant?: boolean | undefined },
  ): Promise<{ ideas: Idea[]; next: string | null }>
  /** These of the profile's ideas, in the order asked for. */
  byIds(profileId: string, ids: readonly string[]): Promise<Idea[]>
  past(profileId: string): Promise<PastIdea[]>
}

export interface UsageStore {
  used(userId: string, day: string): Promise<number>
  /** The same, and lets nobody else count for this account until the present `atomically` ends. */
  lock(userId: string, day: string): Promise<number>
  add(userId: string, count: number, day: string): Promise<void>
}
