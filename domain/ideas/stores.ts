// Where ideas and the day's allowance are kept.
import type { ContentType, Objective } from '#contract/values/content.ts'
import type { Dismissal, Idea, IdeaShelf, IdeaStatus } from '#contract/ideas.ts'
import type { ZonedDay } from './allowance.ts'
import type { StoredIdea, PastIdea, ProposedIdea, RenderedParts } from './engine.ts'

export interface IdeaPage {
  limit: number
  cursor?: string | undefined
  instant?: boolean | undefined
  /** Without it all but the dismissed. */
  shelf?: IdeaShelf | undefined
  contentType?: ContentType | undefined
  objective?: Objective | undefined
  search?: string | undefined
}

/** What somebody says of an idea. A status takes a dismissal back. */
export interface Mark {
  status: IdeaStatus
  dismissal: Dismissal | null
}

export interface IdeaStore {
  /** Keeps the ideas a profile did not have yet, newest last, and answers those. */
  keep(profileId: string, ideas: readonly ProposedIdea[], isInstant: boolean, now: Date): Promise<Idea[]>
  /** A page of ideas, newest first; `cursor` is the one the page before named. */
  page(profileId: string, page: IdeaPage): Promise<{ ideas: Idea[]; next: string | null }>
  counts(profileId: string): Promise<Record<IdeaShelf, number>>
  /** Marks one of the profile's ideas, or null when it is not there. */
  mark(profileId: string, id: string, mark: Mark, now: Date): Promise<Idea | null>
  /** These of the profile's ideas, in the order asked for. */
  byIds(profileId: string, ids: readonly string[]): Promise<Idea[]>
  past(profileId: string): Promise<PastIdea[]>
  /** What weaving one of the profile's ideas anew needs, or null when it is not there. */
  storedIdea(profileId: string, id: string): Promise<{ idea: Idea; kept: StoredIdea } | null>
  /** Puts a person's words in the place of the idea's; the part is theirs from then on. */
  edit(profileId: string, id: string, words: { title?: string; draft?: string }): Promise<Idea | null>
  /** Puts newly woven parts in the place of the present ones, which are kept for taking it back. */
  replaceParts(profileId: string, id: string, parts: Partial<RenderedParts>): Promise<Idea | null>
  /** Takes the last weaving back; null where there is nothing to take back. */
  undo(profileId: string, id: string): Promise<Idea | null>
  /** A question that was answered is asked under no idea any more. */
  dropQuestion(profileId: string, question: string): Promise<void>
}

export interface UsageStore {
  /** By which timezone the account's day turns: its own profile's, or UTC before there is one. */
  dayOf(userId: string): Promise<ZonedDay>
  /** When each instant idea of the account was made, from this instant on, the oldest first. */
  madeSince(userId: string, from: Date): Promise<Date[]>
  /** Lets nobody else count for this account until the present `atomically` ends. */
  lock(userId: string): Promise<void>
  /** Writes down what is used of this day, for operators to see; the ideas themselves are what counts. */
  note(userId: string, used: number, day: string): Promise<void>
}
