// What is known of a brand, claim by claim: each with its quote, its place, and what people decided about it.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'
import { FactType, FactInput, Slots } from './fact-words.ts'

export { FactType, Slots } from './fact-words.ts'

export const Place = z.object({
  /** A page's address, a file's name, or a field of the profile. */
  of: z.string(),
  /** A page's title or the words shown for the place: "Visit us", "page 3". */
  label: z.string(),
  url: z.optional(z.string()),
  /** Characters from the start of the source's text. */
  offset: z.optional(z.int()),
  page: z.optional(z.int()),
})
export type Place = z.output<typeof Place>

const Freshness = z.enum(['current', 'undated', 'dated'])
const Flags = z.array(z.enum(['hypothetical', 'dated', 'legal', 'medical', 'minors']))

/** What the source itself says, where a person put other words in its place. */
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
  /** Words that stand so in the source, or a person's own where the fact was edited or told. */
  quote: z.string(),
  place: Place,
  type: FactType,
  slots: Slots,
  /** The heading that the quote stands under, or an empty text. */
  heading: z.string(),
  /** The year the source gives itself, if it does: old years are not cited as news. */
  freshness: Freshness,
  status: z.enum(['extracted', 'confirmed', 'edited', 'hidden']),
  visibility: z.enum(['public', 'internal']),
  voice: z.enum(['brand', 'customer', 'third-party']),
  flags: Flags,
  documentId: z.nullable(z.string()),
  /** Only where a person edited it; it can be brought back. */
  original: z.optional(SourceWords),
})
export type Fact = z.output<typeof Fact>
export type NewFact = Omit<Fact, 'id' | 'documentId'>

/** Where a fact stands that a person added. */
export const ADDED_BY_USER = { of: 'told', label: 'Added by you' } as const

/** How the place of a fact begins whose source's words a person edited. */
export const EDITED_BY_USER = 'Edited by you'

/** Whether a person added the fact: no source of its own is behind it, and only such facts can be deleted. */
export const isAddedByUser = ({ kind, place }: Pick<Fact, 'kind' | 'place'>): boolean =>
  kind === 'profile' && place.of === ADDED_BY_USER.of

/** How many facts a brand may be told of. */
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
        /** Takes an edit back. */
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
