// Ideas: the brief that asks for them, what an idea carries, and how many a day allows.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { TOLD } from './facts.ts'
import { ContentType, Objective } from './values/content.ts'

export const Brief = z.object({
  briefDescription: z
    .string('Brief description must be at least 10 characters')
    .check(
      z.trim(),
      z.minLength(10, 'Brief description must be at least 10 characters'),
      z.maxLength(2000, 'Brief description must be at most 2,000 characters'),
    ),
  contentObjectives: z
    .array(Objective, 'At least one content objective is required')
    .check(z.minLength(1, 'At least one content objective is required')),
  contentType: z._default(ContentType, 'any'),
  clientId: z.optional(z.nullable(z.string())),
})
export type Brief = z.output<typeof Brief>

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

/** Whether a piece's place is its owner's alone: a document, an answer, or what was told and may name the document it was edited from. */
export const isOwnRecord = ({ kind, label }: Evidence): boolean =>
  kind === 'document' || kind === 'answer' || (kind === 'profile' && label.startsWith(TOLD.label))

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

export const Usage = z.object({ used: z.int(), limit: z.int() })
export type Usage = z.output<typeof Usage>

/** The shelves of the list: by status, and those that are not for the brand, which stand on no other shelf. */
export const ideaShelves = ['generated', 'in_use', 'published', 'archived', 'not_for_us'] as const
export type IdeaShelf = (typeof ideaShelves)[number]

export const readIdeas = call({
  method: 'GET',
  path: '/api/content-ideas',
  who: 'member',
  does: 'Ideas, newest first, without those marked as not for the brand unless asked for; a Link header names the next page',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    /** Only instant ideas, or only delivered ones. */
    instant: z.optional(z.enum(['true', 'false'])),
    status: z.optional(z.enum(ideaShelves, 'Choose one of the statuses')),
    contentType: z.optional(ContentType),
    objective: z.optional(Objective),
    /** Words that stand in the title or the summary. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  answer: z.array(Idea),
})
export const countIdeas = call({
  method: 'GET',
  path: '/api/content-ideas/counts',
  who: 'member',
  does: 'How many ideas stand on each shelf',
  answer: z.object({
    generated: z.int(),
    in_use: z.int(),
    published: z.int(),
    archived: z.int(),
    not_for_us: z.int(),
  }),
})
export const markIdea = call({
  method: 'PATCH',
  path: '/api/content-ideas/:id',
  who: 'member',
  does: 'Gives an idea another status, or says why it is not for the brand; a status takes a dismissal back',
  body: z
    .object({ status: z.optional(IdeaStatus), dismissal: z.optional(Dismissal) })
    .check(
      z.refine(
        ({ status, dismissal }) => (status === undefined) !== (dismissal === undefined),
        'Give either a status or a reason why the idea is not for you',
      ),
    ),
  answer: Idea,
})
export const readIdea = call({
  method: 'GET',
  path: '/api/content-ideas/:id',
  who: 'member',
  does: 'One idea, whole',
  answer: Idea,
})
export const editIdea = call({
  method: 'PUT',
  path: '/api/content-ideas/:id',
  who: 'member',
  does: 'Rewrites the title or the draft of an idea; what a person rewrote is never woven anew',
  body: z.partial(
    z.object({
      title: z
        .string('Give the idea a title')
        .check(
          z.trim(),
          z.minLength(1, 'Give the idea a title'),
          z.maxLength(IDEA_TITLE, `The title must be at most ${IDEA_TITLE} characters`),
        ),
      draft: z.string('Write the draft').check(z.trim(), z.maxLength(IDEA_DRAFT, 'This draft is too long')),
    }),
  ),
  answer: Idea,
})
export const HOUSE_ANSWER = 160
/** An answer to a house question; null says that it does not apply. */
export const HouseAnswer = z.nullable(
  z
    .string('Write an answer')
    .check(
      z.trim(),
      z.minLength(1, 'Write an answer'),
      z.maxLength(HOUSE_ANSWER, `The answer must be at most ${HOUSE_ANSWER} characters`),
    ),
)
export const answerOnIdea = call({
  method: 'POST',
  path: '/api/content-ideas/:id/answers',
  who: 'member',
  does: 'Answers a house question and weaves the idea anew with it; parts that a person rewrote stay',
  body: z.object({ question: z.string(), answer: HouseAnswer }),
  answer: Idea,
})
export const undoIdea = call({
  method: 'POST',
  path: '/api/content-ideas/:id/undo',
  who: 'member',
  does: 'Takes the last weaving back; the answer stays',
  answer: Idea,
})
export const readUsage = call({
  method: 'GET',
  path: '/api/usage',
  who: 'member',
  does: "How many of the day's instant ideas are used",
  answer: Usage,
})
export const generateInstant = call({
  method: 'POST',
  path: '/api/generate-instant',
  who: 'member',
  does: 'Makes up to three ideas for a brief',
  body: Brief,
  answer: z.object({
    ideas: z.array(Idea),
    usage: Usage,
    /** Said when fewer ideas came than were asked for. */
    shortfall: z.nullable(z.string()),
  }),
})

export const ideaCalls = {
  readIdeas,
  readIdea,
  countIdeas,
  markIdea,
  editIdea,
  answerOnIdea,
  undoIdea,
  readUsage,
  generateInstant,
}
