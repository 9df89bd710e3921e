// The brand card as users see, check and correct it: facts sorted into values, and the trade that decides
// which values there are.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { Fact } from './facts.ts'

export const ValueSort = z.enum([
  'offer',
  'person',
  'town',
  'served',
  'address',
  'phone',
  'hours',
  'audience',
  'review',
  'award',
  'number',
  'since',
  'question',
  'free',
  'guarantee',
  'promise',
  'section',
])
export type ValueSort = z.output<typeof ValueSort>

/** The value that ideas may use from a fact. */
export const CardValue = z.object({
  sort: ValueSort,
  /** The value's text as ideas print it: "Strength class", "Ruth Hale", or a sentence. */
  text: z.string(),
  /** A detail of the value: a price, a role, a review's author, the answer to a question. */
  more: z.nullable(z.string()),
  /** The kind of offering, if the trade's library knows it: "class". */
  kind: z.nullable(z.string()),
  /** The branch that an address, a phone number or hours belong to; null if they are the whole brand's. */
  branch: z.nullable(z.string()),
})
export type CardValue = z.output<typeof CardValue>

/** Why ideas don't use a fact. */
export const Unused = z.enum([
  'hypothetical',
  'dated',
  'third-party',
  'small-print',
  'other-hours',
  'other-year',
  'no-place',
])
export type Unused = z.output<typeof Unused>

/** A fact with its value on the card, or with the reason it has none. */
export const BrandFact = z.object({
  ...Fact.shape,
  value: z.nullable(CardValue),
  unused: z.nullable(Unused),
})
export type BrandFact = z.output<typeof BrandFact>

export const Trade = z.object({ id: z.string(), name: z.string() })
export type Trade = z.output<typeof Trade>

export const readBrand = call({
  method: 'GET',
  path: '/api/brand',
  who: 'member',
  does: 'Everything we know about the brand, and what others in its trade usually offer',
  answer: z.object({
    facts: z.array(BrandFact),
    /** The brand's trade in the library; null if its industry is not one we know. */
    trade: z.nullable(Trade),
    secondTrade: z.nullable(Trade),
    /** The trades that the user can choose from. */
    trades: z.array(Trade),
    /** What others in the trade offer and this brand hasn't mentioned yet. */
    usual: z.array(z.string()),
  }),
})

export const brandCalls = { readBrand }
