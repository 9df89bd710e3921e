// Calls and data for facts: what we know about a brand, each with its quote, its source and what users
// decided about it.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'
import { FactType, FactInput, Slots } from './fact-words.ts'

export { FactType, Slots } from './fact-words.ts'

export const Place = z.object({
  /** Where the quote was found: a page's address, a file's name, or a field of the profile. */
  of: z.string(),
  /** The place in words for users: a page's title, "Visit us", or "page 3". */
  label: z.string(),
  url: z.optional(z.string()),
  /** Where the quote begins, in characters from the start of the source's text. */
  offset: z.optional(z.int()),
  page: z.optional(z.int()),
})
export type Place = z.output<typeof Place>

const Freshness = z.enum(['current', 'undated', 'dated'])
const Flags = z.array(z.enum(['hypothetical', 'dated', 'legal', 'medical', 'minors']))

/** The source's own version of a fact that a user edited, so that it can be restored. */
export const SourceWords = z.object({
  type: FactType,
  quote: z.string(),
  slots: Slots,
  freshness: Freshness,
  flags: Flags,
})
export type SourceWords = z.output<typeof SourceWords>

export const Fact = z.object({
  id: z.string(),
  kind: z.enum(['website', 'document', 'profile', 'news', 'event']),
  /** A verbatim quote from the source, or the user's text if the fact was edited or added. */
  quote: z.string(),
  place: Place,
  type: FactType,
  slots: Slots,
  /** The heading above the quote, or an empty string. */
  heading: z.string(),
  /** How the source dates this fact. Facts from old years are not cited as news. */
  freshness: Freshness,
  status: z.enum(['extracted', 'confirmed', 'edited', 'hidden']),
  visibility: z.enum(['public', 'internal']),
  voice: z.enum(['brand', 'customer', 'third-party']),
  flags: Flags,
  documentId: z.nullable(z.string()),
  /** Only set if a user edited the fact, so that the original can be restored. */
  original: z.optional(SourceWords),
})
export type Fact = z.output<typeof Fact>
export type NewFact = Omit<Fact, 'id' | 'documentId'>

/** The place shown for a fact that a user added. */
export const ADDED_BY_USER = { of: 'told', label: 'Added by you' } as const

/** The beginning of the place shown for an edited fact. */
export const EDITED_BY_USER = 'Edited by you'

/** Whether a user added the fact. It has no other source, and only such facts can be deleted. */
export const isAddedByUser = ({ kind, place }: Pick<Fact, 'kind' | 'place'>): boolean =>
  kind === 'profile' && place.of === ADDED_BY_USER.of

/** The maximum number of facts that a user may add to a brand. */
export const MOST_ADDED_FACTS = 200

export const readFacts = call({
  method: 'GET',
  path: '/api/brand/facts',
  who: 'member',
  does: 'What we know about the brand, each fact with its quote and source',
  query: z.object({ documentId: z.optional(z.string()) }),
  answer: z.array(Fact),
})
export const addFact = call({
  method: 'POST',
  path: '/api/brand/facts',
  who: 'member',
  does: 'Adds a fact about the brand',
  body: FactInput,
  answer: Fact,
  status: 201,
})
export const changeFact = call({
  method: 'PATCH',
  path: '/api/brand/facts/:id',
  who: 'member',
  does: 'Confirms, hides or edits a fact, restores the source’s words, or sets whether ideas may use it',
  body: z
    .partial(
      z.object({
        status: z.enum(['extracted', 'confirmed', 'hidden']),
        visibility: z.enum(['public', 'internal']),
        edit: FactInput,
        /** Undoes a user's edit: the source's own version is used again. */
        restore: z.literal(true),
      }),
    )
    .check(
      z.refine(
        ({ edit, restore }) => edit === undefined || restore === undefined,
        'Either edit the fact or restore the source’s words',
      ),
    ),
  answer: Fact,
})
export const deleteFact = call({
  method: 'DELETE',
  path: '/api/brand/facts/:id',
  who: 'member',
  does: 'Deletes a fact that the caller added; facts from a website or document can be hidden',
  answer: Message,
})

export const factCalls = { readFacts, addFact, changeFact, deleteFact }
