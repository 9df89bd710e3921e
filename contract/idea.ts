// What an idea carries: its words, what it rests on, and what people say of it.
import * as z from 'zod/mini'
import { ContentType, Objective } from './values/content.ts'

/** What an idea rests on. The quote really stands in its source. */
export const Evidence = z.object({
  kind: z.enum(['profile', 'website', 'document', 'answer', 'brief', 'event', 'news']),
  /** Where it stands, for people: "Visit us", "prices.pdf, page 2". */
  label: z.string(),
  quote: z.string(),
  url: z.optional(z.string()),
})
export type Evidence = z.output<typeof Evidence>

/** Outside the account, where a piece stands that only its owner may look up: no file's name and no page of it. */
export const OWN_RECORDS = 'From our own records'

/** Whether a piece's place is its owner's alone: a document, an answer, or what a person added or edited, which may name a document. */
export const isOwnRecord = ({ kind, label }: Evidence): boolean =>
  kind === 'document' || kind === 'answer' || (kind === 'profile' && fromPerson.test(label))

/** The labels of what a person added (ADDED_BY_USER) or edited (EDITED_BY_USER); reports saved earlier say "Told by you" for both. */
const fromPerson = /^(?:Added|Edited|Told) by you/

/** Why an idea was chosen, in two sentences; for its owner only, never in a report. */
export const Explanation = z.object({
  /** What it does, and who it is for. */
  because: z.string(),
  /** Why now, or what of the brand it uses. */
  now: z.nullable(z.string()),
})
export type Explanation = z.output<typeof Explanation>

export const Effort = z.enum(['quick', 'half-day', 'project'])
export type Effort = z.output<typeof Effort>

/** How long a piece takes to make, for people. */
export const effortLabels = {
  quick: 'Under an hour',
  'half-day': 'Half a day',
  project: 'A few days',
} as const satisfies Record<Effort, string>

export const Reader = z.enum(['new', 'existing', 'lapsed', 'both', 'public'])
export type Reader = z.output<typeof Reader>

/** Who a piece speaks to, for people. */
export const readerLabels = {
  new: 'New people',
  existing: 'People who already come',
  lapsed: 'People who used to come',
  both: 'New and existing people',
  public: 'Everyone nearby',
} as const satisfies Record<Reader, string>

/** The day an idea is for. */
export const IdeaOccasion = z.object({
  id: z.string(),
  name: z.string(),
  /** First and last day, `YYYY-MM-DD`. */
  from: z.string(),
  to: z.string(),
})
export type IdeaOccasion = z.output<typeof IdeaOccasion>

/** A house question, as it is asked in place. */
export const HouseQuestion = z.object({
  id: z.string(),
  ask: z.string(),
  /** The shape of an answer in words: "ten minutes early". */
  example: z.nullable(z.string()),
  /** The answers to choose from; null for an answer in words. */
  choices: z.nullable(z.array(z.string())),
})
export type HouseQuestion = z.output<typeof HouseQuestion>

export const IDEA_TITLE = 160
export const IDEA_DRAFT = 6000

/** What people may rewrite of an idea. */
export const EditablePart = z.enum(['title', 'draft'])
export type EditablePart = z.output<typeof EditablePart>

/** What only one format needs: a video's shots, an email's subject. A label and its lines, in the order to show. */
export const FormatFields = z.array(z.object({ label: z.string(), lines: z.array(z.string()) }))
export type FormatFields = z.output<typeof FormatFields>

export const IdeaStatus = z.enum(['generated', 'in_use', 'published', 'archived'])
export type IdeaStatus = z.output<typeof IdeaStatus>

/** Why an idea is not for a brand. What is said here steers what comes. */
export const dismissalReasons = {
  'not-true': 'Inaccurate',
  'done-before': 'We’ve done this already',
  'not-our-voice': 'Wrong tone',
  'wrong-audience': 'Wrong audience',
  'too-much-work': 'Too much work',
  other: 'Another reason',
} as const
export const Dismissal = z.object({
  reason: z.enum(
    ['not-true', 'done-before', 'not-our-voice', 'wrong-audience', 'too-much-work', 'other'],
    'Choose a reason',
  ),
  note: z._default(
    z.string().check(z.trim(), z.maxLength(300, 'The note must be at most 300 characters')),
    '',
  ),
})
export type Dismissal = z.output<typeof Dismissal>

export const Idea = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The idea in one text that reads well alone. */
  description: z.string(),
  /** Points, or the questions of a podcast; none for ideas made before there were any. */
  outline: z.array(z.string()),
  /** Copy to edit and use. */
  draft: z.string(),
  callToAction: z.string(),
  prepare: z.array(z.string()),
  /** What it takes for granted: to be checked before it is published. */
  checks: z.array(z.string()),
  effort: z.nullable(Effort),
  reader: z.nullable(Reader),
  occasion: z.nullable(IdeaOccasion),
  /** What is to be done before the occasion, dated: "By Friday 12 February: ...". */
  tasks: z.array(z.string()),
  /** Questions whose answers would make it better. */
  asks: z.array(HouseQuestion),
  /** The parts a person rewrote. */
  edited: z.array(EditablePart),
  /** Whether the last weaving with a new answer can be taken back. */
  canUndo: z.boolean(),
  profileId: z.string(),
  contentType: ContentType,
  objective: Objective,
  status: IdeaStatus,
  /** Set where somebody said that it is not for this brand; then its status is archived. */
  dismissal: z.nullable(Dismissal),
  isInstant: z.boolean(),
  formatFields: FormatFields,
  evidence: z.array(Evidence),
  explanation: z.nullable(Explanation),
  /** `built-in` (the playbook), or the name of the model that wrote it. */
  engine: z.string(),
  generatedAt: z.iso.datetime(),
})
export type Idea = z.output<typeof Idea>
