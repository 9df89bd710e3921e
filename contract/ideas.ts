// Ideas: the brief that asks for them, what an idea carries, and how many a day allows.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { ContentType, Objective } from './content.ts'

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
  kind: z.enum(['profile', 'website', 'document', 'event', 'news']),
  /** Where it stands, for people: "Visit us", "prices.pdf, page 2". */
  label: z.string(),
  quote: z.string(),
  url: z.optional(z.string()),
})
export type Evidence = z.output<typeof Evidence>

/** Why the engine chose an idea; for its owner only, never in a report. */
export const Explanation = z.object({
  /** The audience's question or the move that the idea answers, as a sentence. */
  because: z.string(),
  /** What spoke for it, strongest first: plain sentences. */
  reasons: z.array(z.string()),
  /** Parts of its score, each 0 to 1. */
  scores: z.record(z.string(), z.number()),
})
export type Explanation = z.output<typeof Explanation>

/** What only one format needs: a video's shots, an email's subject. A label and its lines, in the order to show. */
export const FormatFields = z.array(z.object({ label: z.string(), lines: z.array(z.string()) }))
export type FormatFields = z.output<typeof FormatFields>

export const IdeaStatus = z.enum(['generated', 'in_use', 'published', 'archived'])
export type IdeaStatus = z.output<typeof IdeaStatus>

/** Why an idea is not for a brand. What is said here steers what comes. */
export const dismissalReasons = {
  'not-true': 'What it says of us is not true',
  'done-before': 'We have done this already',
  'not-our-voice': 'It is not how we speak',
  'wrong-audience': 'It is not for our audience',
  'too-much-work': 'It is too much work',
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
  description: z.string(),
  contentType: ContentType,
  objective: Objective,
  status: IdeaStatus,
  /** Set where somebody said that it is not for this brand; then its status is archived. */
  dismissal: z.nullable(Dismissal),
  isInstant: z.boolean(),
  formatFields: FormatFields,
  evidence: z.array(Evidence),
  explanation: z.nullable(Explanation),
  /** `built-in`, or the name of the model that wrote it. */
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
    /** Said when fewer ideas came than were asked for: what is missing and what would open more. */
    shortfall: z.nullable(z.string()),
  }),
})

export const ideaCalls = { readIdeas, countIdeas, markIdea, readUsage, generateInstant }
