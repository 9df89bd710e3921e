// Calls and data for ideas: the brief that asks for them, the daily allowance, and the calls that list and
// change them.
import * as z from 'zod/mini'
import { BriefFormAnswers, BriefFormKind } from './brief-form.ts'
import { call } from './call.ts'
import { Dismissal, Idea, IDEA_DRAFT, IDEA_TITLE, IdeaStatus } from './idea.ts'
import { ContentType, Objective } from './values/content.ts'
import { line } from './values/texts.ts'

export * from './idea.ts'

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

export const Usage = z.object({ used: z.int(), limit: z.int() })
export type Usage = z.output<typeof Usage>

/**
 * The tabs of the list of ideas: one for each status, and one for dismissed ideas, which are in no other tab.
 */
export const ideaShelves = ['generated', 'in_use', 'published', 'archived', 'not_for_us'] as const
export type IdeaShelf = (typeof ideaShelves)[number]

export const readIdeas = call({
  method: 'GET',
  path: '/api/content-ideas',
  who: 'member',
  does: 'Ideas, newest first, without dismissed ones unless asked for; a Link header names the next page',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    /** Whether to list only ideas made for a brief or only those from deliveries. */
    instant: z.optional(z.enum(['true', 'false'])),
    status: z.optional(z.enum(ideaShelves, 'Choose one of the statuses')),
    contentType: z.optional(ContentType),
    objective: z.optional(Objective),
    /** Words to search for in titles and summaries. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  answer: z.array(Idea),
})
export const countIdeas = call({
  method: 'GET',
  path: '/api/content-ideas/counts',
  who: 'member',
  does: 'How many ideas there are of each status',
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
  does: 'Changes an idea’s status or dismisses it with a reason; a new status restores a dismissed idea',
  body: z
    .object({ status: z.optional(IdeaStatus), dismissal: z.optional(Dismissal) })
    .check(
      z.refine(
        ({ status, dismissal }) => (status === undefined) !== (dismissal === undefined),
        'Choose either a status or a reason to dismiss the idea',
      ),
    ),
  answer: Idea,
})
export const readIdea = call({
  method: 'GET',
  path: '/api/content-ideas/:id',
  who: 'member',
  does: 'One idea with all its parts',
  answer: Idea,
})
export const editIdea = call({
  method: 'PUT',
  path: '/api/content-ideas/:id',
  who: 'member',
  does: 'Saves an edited title or draft of an idea; edited parts are never overwritten',
  body: z.partial(
    z.object({
      title: line(IDEA_TITLE, {
        missing: 'Give the idea a title',
        tooLong: `The title must be at most ${IDEA_TITLE} characters`,
      }),
      draft: z.string('Write the draft').check(z.trim(), z.maxLength(IDEA_DRAFT, 'This draft is too long')),
    }),
  ),
  answer: Idea,
})
export const HOUSE_ANSWER = 160
/** An answer to a house question; null if the question doesn't apply. */
export const HouseAnswer = z.nullable(
  line(HOUSE_ANSWER, {
    missing: 'Write an answer',
    tooLong: `The answer must be at most ${HOUSE_ANSWER} characters`,
  }),
)
export const answerOnIdea = call({
  method: 'POST',
  path: '/api/content-ideas/:id/answers',
  who: 'member',
  does: 'Answers a question and rewrites the idea with it; edited parts stay',
  body: z.object({ question: z.string(), answer: HouseAnswer }),
  answer: Idea,
})
export const undoIdea = call({
  method: 'POST',
  path: '/api/content-ideas/:id/undo',
  who: 'member',
  does: 'Undoes the last rewrite of an idea; the answer stays',
  answer: Idea,
})
export const readUsage = call({
  method: 'GET',
  path: '/api/usage',
  who: 'member',
  does: "How many of today's instant ideas are used",
  answer: Usage,
})
export const generateInstant = call({
  method: 'POST',
  path: '/api/generate-instant',
  who: 'member',
  does: 'Creates up to three ideas for a brief',
  body: Brief,
  answer: z.object({
    ideas: z.array(Idea),
    usage: Usage,
    /** Why there are fewer ideas than asked for. */
    shortfall: z.nullable(z.string()),
    /**
     * The form to fill in so that ideas become possible, with the answers already known from brief and site; null if none is
     * needed. Add the answers to the brief as labelled lines and send it again.
     */
    needs: z.nullable(
      z.object({
        kind: BriefFormKind,
        answers: BriefFormAnswers,
      }),
    ),
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
