// The interface of an engine that makes ideas. The built-in one could be replaced by a language model:
// requests, answers and the checks afterwards would be the same.
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
import type { NeededForm } from './brief/form/form-for.ts'
import type { FormContentType, Objective } from '#contract/values/content.ts'

/** Identifies an idea whatever its wording. The key is saved with each idea, so that it isn't repeated. */
export interface IdeaKey {
  /** The id of the idea's play, such as "gym/first-visit". */
  play: string
  /**
   * What the idea is about: an offering or another subject, or the brief's topic. Empty if it is about the
   * whole brand.
   */
  offering: string
  intent: string
  format: FormContentType
  objective: Objective
  /** The id of the occasion that the idea is for, if there is one. */
  occasion?: string
  /** The text of the brief that the idea answers, if there is one. */
  brief?: string
}

/** An idea that was made before, with everything needed to avoid repeating it. */
export interface PastIdea {
  key: IdeaKey
  title: string
  generatedAt: Date
  status: IdeaStatus
  /** The reason why somebody dismissed the idea; null if nobody did. */
  dismissedFor: Dismissal['reason'] | null
}

/** What a user asks for in the instant generator. */
export type InstantBrief = Pick<Brief, 'briefDescription' | 'contentObjectives' | 'contentType'>

export interface IdeaRequest {
  brand: Brand
  /** The brief; null for deliveries. */
  brief: InstantBrief | null
  count: number
  past: readonly PastIdea[]
  /** The brand's local date, `YYYY-MM-DD`. */
  today: string
  /** With the same seed, the same request gives the same ideas. */
  seed: string
}

/** The parts of an idea that change when it is rendered again. */
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
  /** The sentence that explains why there are fewer ideas than asked for; null if there are enough. */
  shortfall: string | null
  /** The form whose answers would bring ideas for the brief; null if no form would help. */
  needs: NeededForm | null
}

/** A saved idea, with everything needed to render it again. */
export interface StoredIdea {
  key: IdeaKey
  occasion: IdeaOccasion | null
}

export interface IdeationEngine {
  name: string
  propose(request: IdeaRequest): Promise<Proposal>
  /** Makes ideas for upcoming days and the brand's own events, at most `count`. */
  proposeForDays(request: Omit<IdeaRequest, 'brief'> & { days: readonly DayAhead[] }): Promise<ProposedIdea[]>
  /** Renders a saved idea again with the current facts; null if its play no longer exists. */
  rerender(brand: Brand, idea: StoredIdea, today: string): RenderedParts | null
}

/** A day for which a delivery may have ideas. */
export interface DayAhead extends IdeaOccasion {
  /** How well the day fits the brand's trade, 0 to 5. */
  relevance: number
  /** Whether it is the day of a cause or topic that any business may post about. */
  isAwareness: boolean
  /** Whether it is a day of remembrance, on which nothing may be promoted. */
  isSolemn: boolean
  /** Whether the brand added the day to its calendar. */
  isOwn: boolean
}

/** Treats new ideas as past ones, so that the next request doesn't repeat them. */
export const asPast = (ideas: readonly ProposedIdea[], generatedAt: Date): PastIdea[] =>
  ideas.map(({ key, title }) => ({ key, title, generatedAt, status: 'generated', dismissedFor: null }))
