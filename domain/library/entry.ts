// The form of the editorial library: what a written entry holds, and which values its sentences may carry.
import type { FormContentType, Objective } from '#contract/content.ts'
import type { FactType } from '#contract/brand.ts'

/** Where the reader stands: just looking, comparing, about to choose, already a customer, coming back. */
export type Stage = 'discover' | 'consider' | 'decide' | 'use' | 'return'

/** What part of a brand's story an entry tells. A delivery spreads over the pillars. */
export type Pillar = 'offer' | 'proof' | 'people' | 'expertise' | 'community' | 'season'

/**
 * The values a sentence may carry, written `{label}`. Each comes from the evidence, typed and verbatim:
 * - `brand`: the company's name
 * - `label`: the offering a price or an offer is of, as the brand writes it, without an article ("Sunday lunch", "Hot desk")
 * - `amount`: a sum with its sign ("£12.50"); `unit`: what it is for one of ("per child"), with its own preposition
 * - `year`: a year ("1978"); `years`: the age it makes this year ("48")
 * - `person`, `role`: a named person and what they do there ("Ruth Hale", "head baker")
 * - `place`: a named place ("Ludlow")
 * - `count`, `noun`: a number and the plural of what is counted ("200", "volunteers")
 * - `hours`: opening hours as written
 * - `label2`, `amount2`, `unit2`: the same of a second fact, for entries that set two side by side
 */
export type SlotName =
  | 'brand'
  | 'label'
  | 'amount'
  | 'unit'
  | 'year'
  | 'years'
  | 'person'
  | 'role'
  | 'place'
  | 'count'
  | 'noun'
  | 'hours'
  | 'label2'
  | 'amount2'
  | 'unit2'

/** The slots that a fact of each type surely fills; an entry may use only those of every type it accepts. */
export const slotsOf: Record<FactType, readonly SlotName[]> = {
  price: ['amount'],
  'labelled-price': ['label', 'amount'],
  founded: ['year', 'years'],
  'name-origin': [],
  superlative: [],
  quantity: ['count', 'noun'],
  ratio: [],
  free: [],
  hours: ['hours'],
  person: ['person'],
  place: ['place'],
  need: [],
  promise: [],
  process: [],
  guarantee: [],
  contrast: [],
  award: [],
  'customer-question': [],
  objection: [],
  offer: ['label'],
  statement: [],
}

export interface Needs {
  /** The evidence must be of one of these types. */
  types: readonly FactType[]
  /**
   * Lower-case lemmas of what the evidence must speak of; two of them must stand in the quote, its heading or its label.
   * Empty only for moves, which work on the type alone.
   */
  concepts: readonly string[]
  /** Set where the entry sets two facts side by side: the types of the second, which differs from the first. */
  second?: readonly FactType[]
}

/** One written entry: a question of the trade's customers, or a move that works for any trade. */
export interface Entry {
  /** Unique in its file, in kebab-case: "is-it-worth-booking". */
  id: string
  pillar: Pillar
  stage: Stage
  /** What the audience really asks or wonders, in its own words, ending in a question mark. No slots. */
  question: string
  needs: Needs
  /** Three titles of 60 to 90 characters once filled, each with a shape of its own. At least two carry a slot or `{brand}`. */
  titles: readonly [string, string, string]
  /** One or two sentences: why this matters to the audience now. The engine adds the evidence after it. May carry slots. */
  why: string
  /** How to tell it: the stance that makes it worth reading, one or two sentences to the marketer. May carry slots. */
  angle: string
  /** Three to five steps of the piece, each a full instruction of one sentence. May carry slots. */
  beats: readonly string[]
  /** Three different closing requests to the audience, each fit to be printed as it stands. */
  callsToAction: readonly [string, string, string]
  /** Two to five things to prepare, each beginning with a verb. */
  tasks: readonly string[]
  /** What the audience holds against it, and should be met in the piece. May be empty for moves. */
  objections: readonly string[]
  /** Formats it works in, best first. */
  formats: readonly FormContentType[]
  objectives: readonly Objective[]
  /** What the piece must be careful with. */
  sensitivity: 'none' | 'money' | 'health' | 'legal' | 'children' | 'grief' | 'alcohol' | 'allergens'
}

/** A trade: how it is recognised, and what its customers ask. */
export interface Archetype {
  /** Kebab-case: "food-and-drink". */
  id: string
  /** As offered to people: "Food and drink". */
  name: string
  /** The trades of it that the industry field offers, each in sentence case: "Bakery", "Craft brewery". */
  industries: readonly string[]
  /** Lower-case words by which a typed industry or a website is recognised as this trade. */
  words: readonly string[]
  questions: readonly Entry[]
}

export interface Library {
  archetypes: readonly Archetype[]
  moves: readonly Entry[]
}
