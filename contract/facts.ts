// What is known of a brand, claim by claim: each with its quote, its place, and what people decided about it.
import * as z from 'zod/mini'
import { call } from './call.ts'

export const FactType = z.enum([
  'price',
  'labelled-price',
  'founded',
  'name-origin',
  'superlative',
  'quantity',
  'ratio',
  'free',
  'hours',
  'person',
  'place',
  'need',
  'promise',
  'process',
  'guarantee',
  'contrast',
  'award',
  'customer-question',
  'objection',
  'offer',
  'statement',
])
export type FactType = z.output<typeof FactType>

/** Typed values found in a fact's quote: only these and the whole quote may be printed in an idea. */
export const Slots = z.partial(
  z.object({
    /** A sum as it is written, with its currency sign: "£12.50". */
    amount: z.string(),
    /** What the sum is for one of: "per child", "a month". */
    unit: z.string(),
    /** What a price or an offer is of, as the brand writes it: "Virtual office". */
    label: z.string(),
    year: z.int(),
    person: z.string(),
    /** What the person does at the brand: "head brewer". */
    role: z.string(),
    place: z.string(),
    count: z.string(),
    /** What is counted: "volunteers". */
    noun: z.string(),
    /** Opening hours as written. */
    hours: z.string(),
  }),
)
export type Slots = z.output<typeof Slots>

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

export const Fact = z.object({
  id: z.string(),
  kind: z.enum(['website', 'document', 'profile', 'news', 'event']),
  /** Words that stand so in the source. */
  quote: z.string(),
  place: Place,
  type: FactType,
  slots: Slots,
  /** The heading that the quote stands under, or an empty text. */
  heading: z.string(),
  /** The year the source gives itself, if it does: old years are not cited as news. */
  freshness: z.enum(['current', 'undated', 'dated']),
  status: z.enum(['extracted', 'confirmed', 'edited', 'hidden']),
  visibility: z.enum(['public', 'internal']),
  voice: z.enum(['brand', 'customer', 'third-party']),
  flags: z.array(z.enum(['hypothetical', 'dated', 'legal', 'medical', 'minors'])),
  documentId: z.nullable(z.string()),
})
export type Fact = z.output<typeof Fact>
export type NewFact = Omit<Fact, 'id' | 'documentId'>

export const readFacts = call({
  method: 'GET',
  path: '/api/brand/facts',
  who: 'member',
  does: 'What is known of the brand, each claim with its quote and place',
  query: z.object({ documentId: z.optional(z.string()) }),
  answer: z.array(Fact),
})
export const changeFact = call({
  method: 'PATCH',
  path: '/api/brand/facts/:id',
  who: 'member',
  does: 'Confirms or hides a fact, or says whether it may be published',
  body: z.partial(
    z.object({
      status: z.enum(['extracted', 'confirmed', 'hidden']),
      visibility: z.enum(['public', 'internal']),
    }),
  ),
  answer: Fact,
})

export const factCalls = { readFacts, changeFact }
