// The interface of an ideation engine, built-in or a language model: same request, same answer, same checks
// afterwards.
import type { Brand } from '#domain/brand/brand.ts'
import type {
  Brief,
  Dismissal,
  Effort,
  Explanation,
  Idea,
  IdeaOccasion,
  IdeaStatus,
  Reader,
} from '#contract/ideas.ts'
import type { NeededForm } from './brief/form-for.ts'
import type { FormContentType, Objective } from '#contract/values/content.ts'

/** Identifies an idea regardless of its wording. Past ideas are stored with this key so that they aren't repeated. */
export interface IdeaKey {
  /** The id of its play: "gym/first-visit". */
  play: string
  /** What it is about: an offering or another subject, or the brief's topic; empty if it isn't about one thing. */
  offering: string
  intent: string
  format: FormContentType
  objective: Objective
  /** The id of its occasion, if it has one. */
  occasion?: string
  /** The text of its brief, if it had one. */
  brief?: string
}

/** A past idea, with what is needed to avoid repeating it. */
export interface PastIdea {
  key: IdeaKey
  title: string
  generatedAt: Date
  status: IdeaStatus
  /** Why it was dismissed, if somebody dismissed it. */
  dismissedFor: Dismissal['reason'] | null
}

/** A request in the instant generator. */
export type InstantBrief = Pick<Brief, 'briefDescription' | 'contentObjectives' | 'contentType'>

export interface IdeaRequest {
  brand: Brand
  /** Null for deliveries. */
  brief: InstantBrief | null
  count: number
  past: readonly PastIdea[]
  /** The brand's local date, `YYYY-MM-DD`. */
  today: string
  /** The same request with the same seed gives the same ideas. */
  seed: string
}

/** The parts of an idea that rendering it again may change. */
export type RenderedParts = Pick<
  Idea,
  | 'title'
  | 'summary'
  | 'description'
  | 'outline'
  | 'draft'
  | 'callToAction'
  | 'prepare'
  | 'checks'
  | 'formatFields'
  | 'evidence'
  | 'asks'
>

export interface ProposedIdea extends RenderedParts {
  key: IdeaKey
  contentType: FormContentType
  objective: Objective
  effort: Effort
  reader: Reader
  occasion: IdeaOccasion | null
  tasks: string[]
  explanation: Explanation
  engine: string
}

export interface Proposal {
  ideas: ProposedIdea[]
  /** Why there are fewer ideas than asked for; null if there aren't. */
  shortfall: string | null
  /** The form whose answers would bring ideas for the brief, or null. */
  needs: NeededForm | null
}

/** A stored idea, with what is needed to render it again. */
export interface StoredIdea {
  key: IdeaKey
  occasion: IdeaOccasion | null
}

export interface IdeationEngine {
  name: string
  propose(request: IdeaRequest): Promise<Proposal>
  /** Ideas for upcoming days and for the brand's own events, at most `count`. */
  proposeForDays(request: Omit<IdeaRequest, 'brief'> & { days: readonly DayAhead[] }): Promise<ProposedIdea[]>
  /** The same idea with current facts, or null if its play no longer exists. */
  rerender(brand: Brand, idea: StoredIdea, today: string): RenderedParts | null
}

/** A day that a delivery may have ideas for. */
export interface DayAhead extends IdeaOccasion {
  /** 0 to 5, for the brand's trade. */
  relevance: number
  /** A cause or topic that anyone may post about. */
  isAwareness: boolean
  /** Nothing is promoted on it. */
  isSolemn: boolean
  /** An event of the brand's own. */
  isOwn: boolean
}

/** New ideas as past ones, so that the next request doesn't repeat them. */
export const asPast = (ideas: readonly ProposedIdea[], generatedAt: Date): PastIdea[] =>
  ideas.map(({ key, title }) => ({ key, title, generatedAt, status: 'generated', dismissedFor: null }))
