// The brand card as its people see, check and correct it: what is known, sorted into values, and the trade it is understood by.
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

/** What ideas may make of a fact. */
export const CardValue = z.object({
  sort: ValueSort,
  /** As ideas print it: "Strength class", "Ruth Hale", a sentence. */
  text: z.string(),
  /** What belongs to it: a price, a role, who wrote a review, the answer to a question. */
  more: z.nullable(z.string()),
  /** What sort of thing an offering is, where the trade's library knows it: "class". */
  kind: z.nullable(z.string()),
})
export type CardValue = z.output<typeof CardValue>

/** Why ideas leave a fact alone. */
export const Unused = z.enum(['hypothetical', 'dated', 'third-party', 'small-print', 'no-place'])
export type Unused = z.output<typeof Unused>

/** A fact with the value it has on the card, or with the reason why it has none. */
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
    /** The trade by which the brand is understood; null where its industry is none that is known. */
    trade: z.nullable(Trade),
    secondTrade: z.nullable(Trade),
    /** The trades to choose from. */
    trades: z.array(Trade),
    /** What others in the trade offer and this brand hasn't named yet. */
    usual: z.array(z.string()),
  }),
})

export const brandCalls = { readBrand }
