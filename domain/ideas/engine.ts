// What stands behind an ideation engine, built-in or a language model: the same request, the same answer, the same gates after it.
import type { Brand } from '#domain/brand/brand.ts'
import type { Brief, Dismissal, Evidence, Explanation, FormatFields, IdeaStatus } from '#contract/ideas.ts'
import type { ContentType, Objective } from '#contract/content.ts'
import type { Stage } from '#domain/library/entry.ts'

/** What an idea is about, by structure: two ideas with the same key are the same idea however they are worded. */
export interface IdeaKey {
  /** The fact the idea rests on. A fact keeps its fingerprint when a site is read again. */
  subject: string
  /** The library entry it realises: "food-and-drink/is-it-worth-booking". */
  entry: string
  stage: Stage
  format: ContentType
  objective: Objective
  /** The occasion it is for, where it is for one. */
  occasion?: string
}

/** An idea the brand had before, as far as memory needs it. */
export interface PastIdea {
  key: IdeaKey
  title: string
  /** The opening shape of the title, so that shapes don't return too soon. */
  shape: string
  callToAction: string
  generatedAt: Date
  status: IdeaStatus
  /** Why it was not for the brand, where somebody said so. */
  dismissedFor: Dismissal['reason'] | null
}

export interface IdeaRequest {
  brand: Brand
  /** What was asked for in the instant generator; absent for deliveries. */
  brief: Pick<Brief, 'briefDescription' | 'contentObjectives' | 'contentType'> | null
  count: number
  past: readonly PastIdea[]
  /** The brand's local calendar day, `YYYY-MM-DD`. */
  today: string
  /** The same request with the same seed gives the same ideas. */
  seed: string
}

export interface ProposedIdea {
  key: IdeaKey
  shape: string
  callToAction: string
  title: string
  summary: string
  description: string
  contentType: ContentType
  objective: Objective
  formatFields: FormatFields
  evidence: Evidence[]
  explanation: Explanation
  engine: string
}

export interface Proposal {
  ideas: ProposedIdea[]
  /** Said when there are fewer than asked for: what is missing, and what adding it would open. Null when all came. */
  shortfall: string | null
}

export interface IdeationEngine {
  name: string
  propose(request: IdeaRequest): Promise<Proposal>
}

/** What was just proposed, as memory will know it. */
export const asPast = (ideas: readonly ProposedIdea[], generatedAt: Date): PastIdea[] =>
  ideas.map((idea) => ({ ...idea, generatedAt, status: 'generated', dismissedFor: null }))
