// The parts of an idea: its texts, its sources, and the user's feedback.
import * as z from 'zod/mini'
import { ContentType, Objective } from './values/content.ts'

/** A source of an idea. The quote is verbatim. */
export const Evidence = z.object({
  kind: z.enum(['profile', 'website', 'document', 'answer', 'brief', 'event', 'news']),
  /** Where the quote is, in words for users: "Visit us", "prices.pdf, page 2". */
  label: z.string(),
  quote: z.string(),
  url: z.optional(z.string()),
})
export type Evidence = z.output<typeof Evidence>

/** The label of sources that only the owner may look up, in reports and emails: no file name and no page. */
export const OWN_RECORDS = 'From our own records'

/**
 * Whether only the owner may see where a quote comes from: a document, an answer, or an added or edited fact,
 * which may name a document.
 */
export const isOwnRecord = ({ kind, label }: Evidence): boolean =>
  kind === 'document' || kind === 'answer' || (kind === 'profile' && fromPerson.test(label))

/**
 * The labels of facts that a user added (ADDED_BY_USER) or edited (EDITED_BY_USER). Reports saved earlier say
 * "Told by you" for both.
 */
const fromPerson = /^(?:Added|Edited|Told) by you/

/** Why an idea was chosen, in two sentences. Only for the owner, never in a report. */
export const Explanation = z.object({
  /** What the idea does and who it is for. */
  because: z.string(),
  /** Why the idea is suggested now, or what it uses of the brand. */
  now: z.nullable(z.string()),
})
export type Explanation = z.output<typeof Explanation>

export const Effort = z.enum(['quick', 'half-day', 'project'])
export type Effort = z.output<typeof Effort>

/** How long the content takes to make, as shown to users. */
export const effortLabels = {
  quick: 'Under an hour',
  'half-day': 'Half a day',
  project: 'A few days',
} as const satisfies Record<Effort, string>

export const Reader = z.enum(['new', 'existing', 'lapsed', 'both', 'public'])
export type Reader = z.output<typeof Reader>

/** The audience, as shown to users. */
export const readerLabels = {
  new: 'New people',
  existing: 'People who already come',
  lapsed: 'People who used to come',
  both: 'New and existing people',
  public: 'Everyone nearby',
} as const satisfies Record<Reader, string>

/** The calendar date an idea is for. */
export const IdeaOccasion = z.object({
  id: z.string(),
  name: z.string(),
  /** The first and last day of the date, as `YYYY-MM-DD`. */
  from: z.string(),
  to: z.string(),
})
export type IdeaOccasion = z.output<typeof IdeaOccasion>

/** A house question, asked next to the idea it would improve. */
export const HouseQuestion = z.object({
  id: z.string(),
  ask: z.string(),
  /** An example answer: "ten minutes early". */
  example: z.nullable(z.string()),
  /** The answers to choose from; null for free text. */
  choices: z.nullable(z.array(z.string())),
})
export type HouseQuestion = z.output<typeof HouseQuestion>

export const IDEA_TITLE = 160
export const IDEA_DRAFT = 6000

/** The parts of an idea that users may edit. */
export const EditablePart = z.enum(['title', 'draft'])
export type EditablePart = z.output<typeof EditablePart>

/**
 * What only one format needs, such as a video's shots or an email's subject: a label and its lines, in
 * display order.
 */
export const FormatFields = z.array(z.object({ label: z.string(), lines: z.array(z.string()) }))
export type FormatFields = z.output<typeof FormatFields>

export const IdeaStatus = z.enum(['generated', 'in_use', 'published', 'archived'])
export type IdeaStatus = z.output<typeof IdeaStatus>

/** Why an idea is wrong for a brand. The reason influences later ideas. */
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
  /** The whole idea as one text. */
  description: z.string(),
  /** The main points, or the questions of a podcast; empty for ideas made before outlines existed. */
  outline: z.array(z.string()),
  /** The draft: copy that the user can edit and publish. */
  draft: z.string(),
  callToAction: z.string(),
  prepare: z.array(z.string()),
  /** Assumptions to check before publishing. */
  checks: z.array(z.string()),
  effort: z.nullable(Effort),
  reader: z.nullable(Reader),
  occasion: z.nullable(IdeaOccasion),
  /** Tasks to do before the occasion, with dates: "By Friday 12 February: ...". */
  tasks: z.array(z.string()),
  /** Questions whose answers would improve the idea. */
  asks: z.array(HouseQuestion),
  /** The parts of the idea that the user edited. */
  edited: z.array(EditablePart),
  /** Whether the last rewrite with a new answer can be undone. */
  canUndo: z.boolean(),
  profileId: z.string(),
  contentType: ContentType,
  objective: Objective,
  status: IdeaStatus,
  /** Set if a user dismissed the idea; its status is then archived. */
  dismissal: z.nullable(Dismissal),
  isInstant: z.boolean(),
  /** Whether an earlier idea had the same summary. Its card then shows how the draft begins. */
  repeatsSummary: z._default(z.boolean(), false),
  formatFields: FormatFields,
  evidence: z.array(Evidence),
  explanation: z.nullable(Explanation),
  /** What wrote the idea: `built-in` for the playbook, otherwise a model's name. */
  engine: z.string(),
  generatedAt: z.iso.datetime(),
})
export type Idea = z.output<typeof Idea>
