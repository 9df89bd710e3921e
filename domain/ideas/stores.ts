// The stores of ideas and of the daily allowance.
import type { ContentType, Objective } from '#contract/values/content.ts'
import type { Dismissal, Idea, IdeaShelf, IdeaStatus } from '#contract/ideas.ts'
import type { ZonedDay } from './allowance.ts'
import type { StoredIdea, PastIdea, ProposedIdea, RenderedParts } from './engine.ts'

export interface IdeaPage {
  limit: number
  cursor?: string | undefined
  instant?: boolean | undefined
  /** Without it, all except dismissed ones. */
  shelf?: IdeaShelf | undefined
  contentType?: ContentType | undefined
  objective?: Objective | undefined
  search?: string | undefined
}

/** A member's feedback on an idea. Setting a status undoes a dismissal. */
export interface Mark {
  status: IdeaStatus
  dismissal: Dismissal | null
}

export interface IdeaStore {
  /** Adds the ideas that the profile doesn't have yet, newest last, and returns those. */
  keep(profileId: string, ideas: readonly ProposedIdea[], isInstant: boolean, now: Date): Promise<Idea[]>
  /** A page of ideas, newest first. `cursor` is the `next` of the page before. */
  page(profileId: string, page: IdeaPage): Promise<{ ideas: Idea[]; next: string | null }>
  counts(profileId: string): Promise<Record<IdeaShelf, number>>
  /** Null if the profile has no such idea. */
  mark(profileId: string, id: string, mark: Mark, now: Date): Promise<Idea | null>
  /** These of the profile's ideas, in the given order. */
  byIds(profileId: string, ids: readonly string[]): Promise<Idea[]>
  past(profileId: string): Promise<PastIdea[]>
  /** What is needed to render one of the profile's ideas again; null if there is no such idea. */
  storedIdea(profileId: string, id: string): Promise<{ idea: Idea; kept: StoredIdea } | null>
  /** Replaces the title or draft with a person's own words, and marks that part as edited. */
  edit(profileId: string, id: string, words: { title?: string; draft?: string }): Promise<Idea | null>
  /** Replaces parts with newly rendered ones. The previous parts are kept for undo. */
  replaceParts(profileId: string, id: string, parts: Partial<RenderedParts>): Promise<Idea | null>
  /** Undoes the last rendering; null if there is nothing to undo. */
  undo(profileId: string, id: string): Promise<Idea | null>
  /** Removes an answered question from all ideas. */
  dropQuestion(profileId: string, question: string): Promise<void>
}

export interface UsageStore {
  /** The timezone that resets the account's allowance: its own profile's, or UTC without one. */
  dayOf(userId: string): Promise<ZonedDay>
  /** When each of the account's instant ideas since this instant was made, oldest first. */
  madeSince(userId: string, from: Date): Promise<Date[]>
  /** Locks the account's allowance until the current transaction ends. */
  lock(userId: string): Promise<void>
  /** Stores how much is used today, for operators to see. The limit itself is counted from the ideas. */
  note(userId: string, used: number, day: string): Promise<void>
}
