// The parsed library: trades with their lexicons and questions, and plays. `library/FORM.md` explains each part to
// writers.
import type { FormContentType, Objective } from '#contract/values/content.ts'
import type { Rule } from '#domain/seasons/rules.ts'
import type { KnowledgeField } from './knowledge.ts'

/** A fault in a library file, with its place. */
export interface Fault {
  file: string
  line: number
  says: string
}

/** A text split at its slots. A plain string is printed unchanged. */
export type Piece = string | { slot: string } | { optional: readonly Piece[] } | { us: string; uk: string }
export type Text = readonly Piece[]

export type Region = 'uk' | 'us'

/** A slot that must be known. A lenient need is also met if the card has no offerings at all. */
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

/** What an idea can be about, if it is about one thing. */
export const subjectKinds = ['offering', 'question', 'person', 'review', 'section'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/**
 * How customers meet a trade: they visit it, book appointments, take classes, enrol for a year, stay overnight, call
 * it out, order a project, buy goods, use it online, or support its cause.
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
  /** Removed first if the text is too long. */
  isOptional: boolean
  /** If the brand has its own sentence on this topic, that is used instead. */
  topic: string | null
  each: { what: Repeated; most: number } | null
  /** Its line in the file, for faults. */
  at: number
}

/** Alternatives for one line. The first that holds is printed. */
export type Line = readonly Alternative[]
/** Lines, with null where a paragraph ends. */
export type Block = readonly (Line | null)[]

export const audiences = ['new', 'existing', 'lapsed', 'both', 'public'] as const
export type Audience = (typeof audiences)[number]

export const efforts = ['quick', 'half-day', 'project'] as const
export type Effort = (typeof efforts)[number]

/** A part of the year. Each end is a rule of the calendar. */
export interface Window {
  from: Rule
  to: Rule
}

/** A task, and how many days from the occasion it is; negative days are before it. */
export interface Task {
  days: number
  line: Alternative
}

/** The days a play is for: ids of calendar days, or a date of the trade's own. */
export interface PlayOccasion {
  days: readonly string[]
  own: { rule: Rule; name: string } | null
  /** How many days before the occasion preparation starts. */
  lead: number
  /** Ordinary plays that suit the day. */
  suits: readonly string[]
}

export interface Podcast {
  guest: readonly Line[]
  questions: readonly Line[]
  segments: readonly Line[]
}

export interface Play {
  /** "gym/first-visit". It never changes, because past ideas are remembered by it. */
  id: string
  trade: string
  intent: string
  reader: Audience
  objectives: readonly Objective[]
  formats: readonly FormContentType[]
  effort: Effort
  keys: readonly string[]
  /** The kind of thing it is about; null if it is about the whole brand. */
  about: SubjectKind | null
  /** The ways of working it makes sense for; empty for all. */
  works: readonly WayOfWorking[]
  /** Used only if a brief asks for it. */
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
  /** Shows what an answer in words should look like. */
  example: string | null
  /** Null for answers in words. */
  choices: readonly string[] | null
  /** Used to guess an answer from the brand's name and offerings until somebody answers. */
  guesses: readonly { answer: string; phrases: readonly string[] }[]
}

/** Something a trade usually sells or does, with what the trade knows about it. */
export interface Entry {
  name: string
  names: readonly string[]
  kind: string
  tag: string | null
  /** One sentence without a capital and a full stop. */
  note: Text
  /** As it reads in a sentence: "a boiler service", "neutering". */
  spoken: Text | null
  knowledge: Readonly<Partial<Record<KnowledgeField, Text>>>
  /** Months in which `in-season` holds, 1 to 12, for the northern hemisphere. */
  season: readonly number[]
  at: number
}

export interface Trade {
  id: string
  name: string
  family: string
  /** Words by which it is recognised, the most specific first. */
  names: readonly string[]
  works: readonly WayOfWorking[]
  /** What it calls its people and things, by slot name. */
  words: Readonly<Record<string, string>>
  /** The question whose answer names the kind of business, for trades with several kinds. */
  businessFrom: string | null
  /** Answers for the whole trade, such as `sells: no`. */
  answers: Readonly<Record<string, string>>
  readerWords: Readonly<Partial<Record<Audience, readonly string[]>>>
  questions: readonly Question[]
  topics: Readonly<Record<string, readonly string[]>>
  roles: Readonly<Record<string, readonly string[]>>
  /** Months in which people look, book and buy, and in which it is quiet, 1 to 12, for the northern hemisphere. */
  year: Readonly<Record<string, readonly number[]>>
  lexicon: readonly Entry[]
  plays: readonly Play[]
  file: string
}

/** What all trades share. */
export interface SharedWords {
  intents: Readonly<Record<string, readonly string[]>>
  /** What an idea of each intent does, to follow “It”. */
  jobs: Readonly<Record<string, string>>
  audiences: Readonly<Partial<Record<Audience, readonly string[]>>>
  /** British words in the library, and the American ones. */
  american: readonly { uk: string; us: string }[]
  /** Tags of offerings that plays for everyone must not use. */
  grave: readonly string[]
  /** For each format, the families of trades whose people it rarely reaches. */
  weakFormats: Readonly<Partial<Record<FormContentType, readonly string[]>>>
  /** Words and phrases that no play may use. */
  never: readonly string[]
}

export const newsForms = ['explain', 'change', 'view', 'share', 'pass'] as const

/** A suggestion for a story, by the story's theme. */
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
