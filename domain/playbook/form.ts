// The form of the parsed library: trades with their lexicons and house questions, and plays.
// `library/FORM.md` explains each part to writers.
import type { FormContentType, Objective } from '#contract/values/content.ts'
import type { Rule } from '#domain/seasons/rules.ts'
import type { KnowledgeField } from './knowledge.ts'

/** A fault in a library file, with the file and line. */
export interface Fault {
  file: string
  line: number
  says: string
}

/** A text of the library, split at its slots. Plain strings are printed unchanged. */
export type Piece = string | { slot: string } | { optional: readonly Piece[] } | { us: string; uk: string }
export type Text = readonly Piece[]

export type Region = 'uk' | 'us'

/** A slot that must be known for a play or line. A lenient need is also met if the card has no offerings. */
export interface Need {
  slot: string
  isLenient: boolean
}

export type Condition =
  | { is: 'answer'; question: string; values: readonly string[]; not: boolean }
  | { is: 'has'; needs: readonly Need[] }
  | { is: 'lacks'; slots: readonly string[] }
  | { is: 'region'; region: Region }
  | { is: 'format'; formats: readonly FormContentType[] }
  | { is: 'works'; waysOfWorking: readonly WayOfWorking[] }

export const repeatable = [
  'offering',
  'question',
  'person',
  'event',
  'review',
  'said',
  'about',
  'brief',
  'other',
] as const
export type Repeated = (typeof repeatable)[number]

/** The kinds of thing that an idea can be about. Ideas without one are about the whole brand. */
export const subjectKinds = ['offering', 'question', 'person', 'review', 'section'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/**
 * How customers meet a trade: they visit it, book appointments, take classes, enrol for a year, stay
 * overnight, call it out, order a project, buy goods, use it online, or support its cause.
 */
export const waysOfWorking = [
  'visit',
  'appointment',
  'class',
  'enrol',
  'stay',
  'call-out',
  'project',
  'goods',
  'online',
  'cause',
] as const
export type WayOfWorking = (typeof waysOfWorking)[number]

export interface Alternative {
  conditions: readonly Condition[]
  text: Text
  /** Whether the line is removed first if the text is too long. */
  isOptional: boolean
  /** The topic of the line. If the brand has its own sentence on this topic, that is printed instead. */
  topic: string | null
  each: { what: Repeated; most: number } | null
  /** The number of the line in its file, to report faults. */
  at: number
}

/** The alternatives for one line. The first whose conditions are met is printed. */
export type Line = readonly Alternative[]
/** The lines of a section. Null stands for the end of a paragraph. */
export type Block = readonly (Line | null)[]

export const audiences = ['new', 'existing', 'lapsed', 'both', 'public'] as const
export type Audience = (typeof audiences)[number]

export const efforts = ['quick', 'half-day', 'project'] as const
export type Effort = (typeof efforts)[number]

/** A part of the year in which a play may be used. Each end is a rule of the calendar. */
export interface Window {
  from: Rule
  to: Rule
}

/** A task, with its number of days from the occasion; negative numbers are before it. */
export interface Task {
  days: number
  line: Alternative
}

/** Words for kinds of days, used in place of an id. */
export const specialDays: ReadonlySet<string> = new Set(['own-event', 'any', 'on-our-site'])

/** The days that a play is for: ids of calendar days, or a date of the trade's own. */
export interface PlayOccasion {
  days: readonly string[]
  own: { rule: Rule; name: string } | null
  /** How many days before the occasion preparation starts. */
  lead: number
  /** The ids of ordinary plays that also suit the day. */
  suits: readonly string[]
}

export interface Podcast {
  guest: readonly Line[]
  questions: readonly Line[]
  segments: readonly Line[]
}

export interface Play {
  /** The id, such as "gym/first-visit". It must never change, because past ideas refer to it. */
  id: string
  trade: string
  intent: string
  reader: Audience
  objectives: readonly Objective[]
  formats: readonly FormContentType[]
  effort: Effort
  keys: readonly string[]
  /** The kind of thing that the play is about; null if it is about the whole brand. */
  about: SubjectKind | null
  /** The ways of working that the play suits; empty if it suits all. */
  works: readonly WayOfWorking[]
  /** Whether the play is only used if a brief asks for it. */
  isForBriefs: boolean
  needs: readonly Need[]
  not: readonly Extract<Condition, { is: 'answer' }>[]
  windows: readonly Window[]
  moment: readonly string[]
  sellsPlainly: boolean
  country: string | null
  source: string | null
  weight: number
  assumes: readonly Alternative[]
  titles: readonly Alternative[]
  subjects: readonly Alternative[]
  whys: readonly Alternative[]
  outline: Block
  draft: Block
  cta: Block
  prepare: Block
  podcast: Podcast | null
  linkedin: { hook: Line | null; draft: Block } | null
  event: Block | null
  tasks: readonly Task[]
  occasion: PlayOccasion | null
  at: number
  file: string
}

export interface Question {
  id: string
  ask: string
  /** An example that shows users what an answer in words should look like. */
  example: string | null
  /** The possible answers; null if the question is answered in words. */
  choices: readonly string[] | null
  /** Phrases in the brand's name or offerings from which an answer is guessed until somebody gives one. */
  guesses: readonly { answer: string; phrases: readonly string[] }[]
}

/** Something that a trade usually sells or does, with what is generally known about it. */
export interface Entry {
  name: string
  names: readonly string[]
  kind: string
  tag: string | null
  /** One sentence about it, which starts in lower case and has no full stop. */
  note: Text
  /** The name for the middle of a sentence, such as "a boiler service" or "neutering". */
  spoken: Text | null
  knowledge: Readonly<Partial<Record<KnowledgeField, Text>>>
  /** The months, 1 to 12, in which `in-season` applies in the northern hemisphere. */
  season: readonly number[]
  at: number
}

export interface Trade {
  id: string
  name: string
  family: string
  /** The words by which the trade is recognised, the most specific first. */
  names: readonly string[]
  works: readonly WayOfWorking[]
  /** The trade's words for its people and things, by the name of their slot. */
  words: Readonly<Record<string, string>>
  /** The house question that asks for the kind of business, if the trade has several kinds. */
  businessFrom: string | null
  /** Answers that apply to the whole trade, such as `sells: no`. */
  answers: Readonly<Record<string, string>>
  readerWords: Readonly<Partial<Record<Audience, readonly string[]>>>
  questions: readonly Question[]
  topics: Readonly<Record<string, readonly string[]>>
  roles: Readonly<Record<string, readonly string[]>>
  /**
   * The months, 1 to 12, in which people look, book and buy, and the quiet ones, for the northern hemisphere.
   */
  year: Readonly<Record<string, readonly number[]>>
  lexicon: readonly Entry[]
  plays: readonly Play[]
  file: string
}

/** Words and rules that all trades share. */
export interface SharedWords {
  intents: Readonly<Record<string, readonly string[]>>
  /** For each intent, what its ideas do, in words that follow “It”. */
  jobs: Readonly<Record<string, string>>
  audiences: Readonly<Partial<Record<Audience, readonly string[]>>>
  /** British words that the library uses, each with the American one. */
  american: readonly { uk: string; us: string }[]
  /** Tags of offerings that plays for everyone must not use, because they would be tactless there. */
  grave: readonly string[]
  /** For each format, the groups of trades whose customers it rarely reaches. */
  weakFormats: Readonly<Partial<Record<FormContentType, readonly string[]>>>
  /** Words and phrases that no play may use. */
  never: readonly string[]
}

export const newsForms = ['explain', 'change', 'view', 'share', 'pass'] as const

/** A line that suggests what to do with a story of a certain theme. */
export interface NewsLine {
  id: string
  theme: string
  form: (typeof newsForms)[number]
  line: Line
}

export interface Playbook {
  news: readonly NewsLine[]
  words: SharedWords
  everyone: Trade
  trades: readonly Trade[]
}
