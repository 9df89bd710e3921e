// The form of a written news move: what a brand can make of a story of some kind, by a fact of its own.
import type { FormContentType, Objective } from '#contract/content.ts'
import type { Entry, Needs, SlotName } from './entry.ts'

/** What a story is about, as far as it matters to what can be made of it. `any` fits every story. */
export const newsThemes = [
  'prices-up',
  'prices-down',
  'rules',
  'shortage',
  'study',
  'technology',
  'opening',
  'closing',
  'award',
  'weather',
  'health',
  'jobs',
  'funding',
  'event',
  'safety',
  'environment',
  'taste',
  'any',
] as const
export type NewsTheme = (typeof newsThemes)[number]

/**
 * The values a suggestion may carry: those of a written idea, each from the brand fact that it rests on, and
 * - `source`: who published the story ("The Grocer")
 * - `figure`: a number of the story with what it counts or its sign ("12%", "300 jobs"); only stories that have one get such a move
 * - `quote`: the fact's own words, without a full stop at their end
 * - `customers`, `customer`: those whom the trade is there for, as it calls them ("patients"); a move never says the word itself
 */
export type NewsSlot = SlotName | 'source' | 'figure' | 'quote' | 'customers' | 'customer'

export interface NewsMove {
  /** Stays for ever: the memory of what a brand was told goes by it. */
  id: string
  about: readonly NewsTheme[]
  needs: Needs
  /** Three ways to say what to do, one or two sentences each, `{slot}` for values. Each cites the story and the brand's fact. */
  suggestions: readonly [string, string, string]
  formats: readonly FormContentType[]
  objectives: readonly Objective[]
  sensitivity: Entry['sensitivity']
  /** Set where the fact may be of another matter than the story, since the move doesn't ask what the one says of the other. */
  standsAlone?: true
  /** Ids of archetypes to whom the move says the wrong thing: a charity has no prices that fall. */
  notFor?: readonly string[]
}
