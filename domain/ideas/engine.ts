// What stands behind an ideation engine, built-in or a language model: the same request, the same answer, the same gates after it.
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
import type { FormContentType, Objective } from '#contract/values/content.ts'

/** What an idea is by structure: memory is kept by it, however the idea is worded. */
export interface IdeaKey {
  /** The play it was rendered from: "gym/first-visit". */
  play: string
  /** What it is about of what the brand offers, or what its brief was about; empty where it is about none. */
  offering: string
  intent: string
  format: FormContentType
  objective: Objective
  /** The occasion it is for, where it is for one. */
  occasion?: string
  /** The brief it was asked for by, where it was. */
  brief?: string
}

/** An idea the brand had before, as far as memory needs it. */
export interface PastIdea {
  key: IdeaKey
  title: string
  generatedAt: Date
  status: IdeaStatus
  /** Why it was not for the brand, where somebody said so. */
  dismissedFor: Dismissal['reason'] | null
}

/** What was asked for in the instant generator. */
export type InstantBrief = Pick<Brief, 'briefDescription' | 'contentObjectives' | 'contentType'>

export interface IdeaRequest {
  brand: Brand
  /** Absent for deliveries. */
  brief: InstantBrief | null
  count: number
  past: readonly PastIdea[]
  /** The brand's local calendar day, `YYYY-MM-DD`. */
  today: string
  /** The same request with the same seed gives the same ideas. */
  seed: string
}

/** The parts of an idea that weaving it anew may change. */
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
  /** Said when there are fewer than asked for. Null when all came. */
  shortfall: string | null
}

/** An idea as it was kept, as far as weaving it anew needs it. */
export interface StoredIdea {
  key: IdeaKey
  occasion: IdeaOccasion | null
}

export interface IdeationEngine {
  name: string
  propose(request: IdeaRequest): Promise<Proposal>
  /** Ideas for days ahead and for the brand's own events, at most `count`. */
  proposeForDays(request: Omit<IdeaRequest, 'brief'> & { days: readonly DayAhead[] }): Promise<ProposedIdea[]>
  /** The same idea with what is known now, or null where its play is no longer there. */
  rerender(brand: Brand, idea: StoredIdea, today: string): RenderedParts | null
}

/** A day that a delivery may bring ideas for. */
export interface DayAhead extends IdeaOccasion {
  /** 0 to 5 for the brand's trade. */
  relevance: number
  /** It stands for a cause or a subject that anybody may speak to. */
  isAwareness: boolean
  /** Nothing is promoted on it. */
  isSolemn: boolean
  /** One of the brand's own events. */
  isOwn: boolean
}

/** What was just proposed, as memory will know it. */
export const asPast = (ideas: readonly ProposedIdea[], generatedAt: Date): PastIdea[] =>
  ideas.map(({ key, title }) => ({ key, title, generatedAt, status: 'generated', dismissedFor: null }))
