// The library once parsed: trades, their lexicons and questions, and the plays. `library/FORM.md` says what each part means to a writer.
import type { FormContentType, Objective } from '#contract/values/content.ts'
import type { Rule } from '#domain/seasons/rules.ts'
import type { KnowledgeField } from './knowledge.ts'

/** What is wrong with a library file, and where. */
export interface Fault {
  file: string
  line: number
  says: string
}

/** A text cut at its slots. A plain string is printed as it stands. */
export type Piece = string | { slot: string } | { optional: readonly Piece[] } | { us: string; uk: string }
export type Text = readonly Piece[]

export type Region = 'uk' | 'us'

/** A slot that must be known; a lenient one also holds for a card without offerings. */
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

/** What a piece can be about, where it is about one thing. */
export const subjectKinds = ['offering', 'question', 'person', 'review', 'section'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** How people meet a trade: its place, booked time, lessons, a place for a year, nights, at their homes, as quoted work, over its goods, on a screen, for a cause. */
export const works = [
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
export type WayOfWorking = (typeof works)[number]

export interface Alternative {
  conditions: readonly Condition[]
  text: Text
  /** First to go when the piece is too long. */
  isOptional: boolean
  /** The brand's own sentence on this topic stands here where there is one. */
  topic: string | null
  each: { what: Repeated; most: number } | null
  /** Its place in the file, for faults. */
  at: number
}

/** Alternatives of one line: the first that holds is printed. */
export type Line = readonly Alternative[]
/** Lines, with null where a paragraph ends. */
export type Block = readonly (Line | null)[]

export const audiences = ['new', 'existing', 'lapsed', 'both', 'public'] as const
export type Audience = (typeof audiences)[number]

export const efforts = ['quick', 'half-day', 'project'] as const
export type Effort = (typeof efforts)[number]

/** A stretch of the year, each end a rule of the calendar. */
export interface Window {
  from: Rule
  to: Rule
}

/** A piece of production, so many days from the occasion; negative days come before it. */
export interface Task {
  days: number
  line: Alternative
}

/** The day a play is for: by the ids of calendar days, or by a date of the trade's own. */
export interface PlayOccasion {
  days: readonly string[]
  own: { rule: Rule; name: string } | null
  /** Days before it that work begins. */
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
  /** "gym/first-visit": the same for ever, since memory is kept by it. */
  id: string
  trade: string
  intent: string
  reader: Audience
  objectives: readonly Objective[]
  formats: readonly FormContentType[]
  effort: Effort
  keys: readonly string[]
  /** What it is told of, one at a time; null where it is about the whole brand. */
  about: SubjectKind | null
  /** The ways of working it makes sense for; all where it names none. */
  works: readonly WayOfWorking[]
  /** It comes only where a brief asks. */
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
  /** The shape of an answer in words, as the question shows it. */
  example: string | null
  /** Absent for answers in words. */
  choices: readonly string[] | null
  /** Reads an answer from the brand's name and offerings until somebody answers. */
  guesses: readonly { answer: string; phrases: readonly string[] }[]
}

/** What a trade usually sells or does, with what the trade knows about it. */
export interface Entry {
  name: string
  names: readonly string[]
  kind: string
  tag: string | null
  /** One sentence without a capital or a full stop. */
  note: Text
  /** How one says it in the middle of a sentence: "a boiler service", "neutering". */
  spoken: Text | null
  knowledge: Readonly<Partial<Record<KnowledgeField, Text>>>
  /** Months, 1 to 12 in the northern half of the world, in which `in-season` holds. */
  season: readonly number[]
  at: number
}

export interface Trade {
  id: string
  name: string
  family: string
  /** Words by which it is recognised, most telling first. */
  names: readonly string[]
  works: readonly WayOfWorking[]
  /** What it calls its people and things, by the names of the slots. */
  words: Readonly<Record<string, string>>
  /** The question whose answer says what the place is called, where the trade has several kinds of house. */
  businessFrom: string | null
  /** Answers that hold for the whole trade, such as `sells: no`. */
  answers: Readonly<Record<string, string>>
  readerWords: Readonly<Partial<Record<Audience, readonly string[]>>>
  questions: readonly Question[]
  topics: Readonly<Record<string, readonly string[]>>
  roles: Readonly<Record<string, readonly string[]>>
  /** Months, 1 to 12 in the northern half of the world, in which people look, book, buy, and in which it is quiet. */
  year: Readonly<Record<string, readonly number[]>>
  lexicon: readonly Entry[]
  plays: readonly Play[]
  file: string
}

/** What all trades share. */
export interface SharedWords {
  intents: Readonly<Record<string, readonly string[]>>
  /** What a piece of each intent does, after “It”. */
  jobs: Readonly<Record<string, string>>
  audiences: Readonly<Partial<Record<Audience, readonly string[]>>>
  /** British words of the library and what an American reads instead. */
  american: readonly { uk: string; us: string }[]
  /** Tags of offerings that plays for everyone leave alone. */
  grave: readonly string[]
  /** Families that a format seldom reaches the people of. */
  seldom: Readonly<Partial<Record<FormContentType, readonly string[]>>>
  /** Words and turns that no play uses. */
  never: readonly string[]
}

export const newsForms = ['explain', 'change', 'view', 'share', 'pass'] as const

/** Something to make of a story, by what the story is about. */
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
