// The stores of ideas and of the daily allowance.
import type { ContentType, Objective } from '#contract/values/content.ts'
import type { Dismissal, Idea, IdeaShelf, IdeaStatus } from '#contract/ideas.ts'
import type { ZonedDay } from './allowance.ts'
import type { StoredIdea, PastIdea, ProposedIdea, RenderedParts } from './engine.ts'

export interface IdeaPage {
  limit: number
  cursor?: string | undefined
  instant?: boolean | undefined
  /** Which ideas to list. If missing, all that are not dismissed. */
  shelf?: IdeaShelf | undefined
  contentType?: ContentType | undefined
  objective?: Objective | undefined
  search?: string | undefined
}

/** A member's mark on an idea. Setting a status undoes a dismissal. */
export interface Mark {
  status: IdeaStatus
  dismissal: Dismissal | null
}

export interface IdeaStore {
  /** Saves the ideas that the profile doesn't have yet, newest last, and returns these. */
  keep(profileId: string, ideas: readonly ProposedIdea[], isInstant: boolean, now: Date): Promise<Idea[]>
  /** One page of ideas, newest first. For the next page, pass the `next` of this one as `cursor`. */
  page(profileId: string, page: IdeaPage): Promise<{ ideas: Idea[]; next: string | null }>
  counts(profileId: string): Promise<Record<IdeaShelf, number>>
  /** Saves a mark; null if the profile has no such idea. */
  mark(profileId: string, id: string, mark: Mark, now: Date): Promise<Idea | null>
  /** Finds these ideas of the profile, in the given order. */
  byIds(profileId: string, ids: readonly string[]): Promise<Idea[]>
  past(profileId: string): Promise<PastIdea[]>
  /** Finds what is needed to render an idea again; null if the profile has no such idea. */
  storedIdea(profileId: string, id: string): Promise<{ idea: Idea; kept: StoredIdea } | null>
  /** Replaces the title or draft with a person's own words, and marks that part as edited. */
  edit(profileId: string, id: string, words: { title?: string; draft?: string }): Promise<Idea | null>
  /** Replaces parts of an idea after it was rendered again. The previous parts are kept for undo. */
  replaceParts(profileId: string, id: string, parts: Partial<RenderedParts>): Promise<Idea | null>
  /** Brings back the parts from before the last rendering; null if there are none. */
  undo(profileId: string, id: string): Promise<Idea | null>
  /** Removes an answered question from all ideas. */
  dropQuestion(profileId: string, question: string): Promise<void>
}

export interface UsageStore {
  /**
   * The time zone whose midnight resets the account's allowance: its own profile's, or UTC without a profile.
   */
  dayOf(userId: string): Promise<ZonedDay>
  /** Lists when the account's instant ideas since this instant were made, oldest first. */
  madeSince(userId: string, from: Date): Promise<Date[]>
  /** Locks the account's allowance until the current transaction ends. */
  lock(userId: string): Promise<void>
  /**
   * Saves how much of the allowance is used today, for operators to see. The limit itself is checked by
   * counting ideas.
   */
  note(userId: string, used: number, day: string): Promise<void>
}
