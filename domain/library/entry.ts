// The form of the editorial library: what a written entry holds, and which values its sentences may carry.
import type { FormContentType, Objective } from '#contract/content.ts'
import type { FactType } from '#contract/facts.ts'
import type * as Words from '#contract/library.ts'
import type * as z from 'zod/mini'

/**
 * What can be worked out of facts: the age of something from its year, how many single ones make a pass the cheaper choice,
 * what one of a bundle comes to.
 */
export type Derivation = z.output<typeof Words.Derivation>

/**
 * What a sentence tells beside what it is: how long something takes, a measure, a day of the week, a month or season, an hour, a year
 * gone by, what a named person does, the reason for something, a rule without exception, what happens if, what is set against what.
 */
export type Detail = z.output<typeof Words.Detail>
export type EvidenceType = FactType | Derivation | Detail

/** Where the reader stands: just looking, comparing, about to choose, already a customer, coming back. */
export type Stage = z.output<typeof Words.Stage>

/** What part of a brand's story an entry tells. A delivery spreads over the pillars. */
export type Pillar = z.output<typeof Words.Pillar>

/**
 * The values a sentence may carry, written `{label}`. Each comes from the evidence, typed and verbatim:
 * - `brand`: the company's name
 * - `label`: the offering a price or an offer is of, as the brand writes it, without an article ("Sunday lunch", "Hot desk")
 * - `amount`: a sum with its sign ("£12.50"); what it is for one of ("per child") follows it by itself
 * - `year`: a year ("1978"); `years`: the age it makes this year ("48"), for an anniversary the age it is about to make
 * - `person`: a named person; `role`: what they do there ("head baker"), which not every source says
 * - `place`: a named place ("Ludlow")
 * - `count`, `noun`: a number and the plural of what is counted ("200", "volunteers")
 * - `hours`: opening hours as written
 * - `label2`, `amount2`: the same of a second fact, for entries that set two side by side
 * - `when`: the day or the year of an anniversary with its preposition ("on 25 April 2027", "in 2027")
 * - `time`: how long, as written ("forty minutes"); `clock`: an hour ("half past seven"); `weekday`: "Thursday"; `month`: a month or a
 *   season ("October", "spring"); `measure`: a figure with its unit ("66 degrees")
 * - `occasion`, `day`: of a seasonal brief, the name of the day ("Mothering Sunday") and its date ("Sunday 7 March 2027")
 * - `each`: what one of a bundle comes to ("£5.40"), where {label} for {amount} holds {count} {noun}
 *
 * Of a break-even, {label} for {amount} is the pass, {label2} for {amount2} the single one, and {count} the least number of
 * single ones that together cost at least as much as the pass.
 */
export const slotNames = [
  'brand',
  'label',
  'amount',
  'year',
  'years',
  'person',
  'role',
  'place',
  'count',
  'noun',
  'hours',
  'label2',
  'amount2',
  'each',
  'when',
  'time',
  'clock',
  'occasion',
  'day',
  'weekday',
  'month',
  'measure',
] as const

export type SlotName = (typeof slotNames)[number]

/** The slots that a fact of each type surely fills; an entry may use only those of every type it accepts. */
export const slotsOf: Record<EvidenceType, readonly SlotName[]> = {
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
  anniversary: ['years', 'year', 'when'],
  'break-even': ['label', 'amount', 'label2', 'amount2', 'count'],
  'price-each': ['label', 'amount', 'count', 'noun', 'each'],
  duration: ['time'],
  clock: ['clock'],
  weekday: ['weekday'],
  month: ['month'],
  measure: ['measure'],
  'past-year': ['year'],
  deed: ['person'],
  reason: [],
  rule: [],
  condition: [],
  comparison: [],
}

/** What a fact of a type is as well: it gives all that entries for those types need. A priced thing is on offer, a guarantee promises. */
export const alsoIs: Partial<Record<EvidenceType, readonly FactType[]>> = {
  'labelled-price': ['offer'],
  guarantee: ['promise'],
  promise: ['statement'],
  process: ['statement'],
  contrast: ['statement'],
}

/** The slots that some facts of a type fill and others don't. Only a title may use them, since another stands beside it. */
export const sometimesOf: Partial<Record<EvidenceType, readonly SlotName[]>> = { person: ['role'] }

/**
 * What a piece may ask of its evidence beside type and matter:
 * - `sum-worth-planning`: a price that people think about first, of £20 or more or paid by time
 * - `not-by-time`: a price for a thing, not for an hour, a night or a month
 * - `crowd`: a count of twelve or more, of something else than years
 * - `choice`: an offering one chooses, neither a deed ("Training one volunteer") nor a payer ("Concessions")
 * - `opinion`: a sentence of our own that somebody could see otherwise
 * - `our-own`: a sentence in which the brand says "we" or "our"
 * - `long-sentence`: twelve words or more
 * - `several-days`: hours that tell more than one day of the week
 * - `by-name`: somebody named who is there today
 * - `our-beginning`: the year in which the brand itself began
 * - `short-question`: a question of at most fourteen words
 * - `done-by-us`: a step that says what we do
 * - `stands-alone`: a sentence that leans on none before it
 * - `taken-up`: what one begins and keeps at, as a course or a membership
 * - `crowd-if-counted`: where it counts, a dozen or more
 * - `mistake`: a sentence that owns to something which really went wrong
 *
 * Those of briefs that rest on a kind of fact alone (see `domain/ideas/conditions-of-kinds.ts`):
 * - `opening-scene`: the first day of the brand itself, told and not only dated
 * - `own-name`: what the brand's name means or where it comes from
 * - `other-life`: what somebody did before, or how they came to the work
 * - `at-work`: something that somebody does today, beside what they are called
 * - `two-jobs`: somebody who sees to several things
 * - `countable`: things or people enough to fill a sheet with dots, and no measure
 * - `yearly-count`: what a whole year came to
 * - `odd-if-counted`: where it counts, a dozen or more and a sentence that takes a turn; where it tells the utmost, really the utmost
 * - `one-in-so-many`: a share of things that can be stood in a row
 * - `by-hand`: a step that hands do in a short time
 * - `a-step`: one step of the work, with what it is for or how it is done
 * - `weighed-question`: a question that takes more than a yes, a figure or a list
 * - `given-word`: a promise that costs something when it is called in, whatever the season
 * - `refusal`: what we will not do, though customers ask for it
 * - `called-in`: terms under which a guarantee is called in
 * - `won`: a prize by its name
 * - `giftable`: an hour, a day or a course that somebody else can be given
 * - `one-price`: a plain row of a price list with a single sum, which does not go up "from" there
 * - `where-we-are`: an address, or where the place lies
 * - `walk-in-week`: a week of opening hours that reaches to the weekend
 */
export type Condition =
  | 'sum-worth-planning'
  | 'not-by-time'
  | 'crowd'
  | 'choice'
  | 'opinion'
  | 'our-own'
  | 'long-sentence'
  | 'several-days'
  | 'by-name'
  | 'short-question'
  | 'done-by-us'
  | 'stands-alone'
  | 'taken-up'
  | 'mistake'
  | 'opening-scene'
  | 'own-name'
  | 'other-life'
  | 'at-work'
  | 'two-jobs'
  | 'odd-if-counted'
  | 'one-in-so-many'
  | 'by-hand'
  | 'a-step'
  | 'weighed-question'
  | 'given-word'
  | 'refusal'
  | 'called-in'
  | 'won'
  | 'giftable'
  | 'one-price'
  | 'walk-in-week'

export interface Needs {
  /** The evidence must be of one of these types. */
  types: readonly EvidenceType[]
  /**
   * Lower-case lemmas of what the evidence must speak of; two of them must stand in the quote, its heading or its label.
   * Empty only for moves, which work on the type alone.
   */
  concepts: readonly string[]
  /**
   * Lower-case lemmas of what the evidence must not speak of, since the entry would be out of place: a loaf has no first
   * appointment. One of them in the quote or its label is enough.
   */
  never?: readonly string[]
  /** What else must hold of the evidence, by name. */
  only?: readonly Condition[]
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
  /** The same said in other words, where so many brands come to the entry that one beginning would be known for a form letter. */
  whyElse?: readonly string[]
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
  sensitivity: z.output<typeof Words.Sensitivity>
  /** Ids of archetypes to whom a move says the wrong thing: a charity keeps no profit. */
  notFor?: readonly string[]
}

/** Every way to say why an entry matters now; an idea begins with one of them. */
export const whysOf = ({ why, whyElse = [] }: Pick<Entry, 'why' | 'whyElse'>): readonly string[] => [
  why,
  ...whyElse,
]

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
