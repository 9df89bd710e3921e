// Calls and data for the people who write and review the library: trades, what they offer, and their plays
// filled in for a brand.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { FormContentType, Objective } from './values/content.ts'
import { Effort, FormatFields, HouseQuestion, Reader } from './ideas.ts'

export const LibraryTrade = z.object({
  id: z.string(),
  name: z.string(),
  family: z.string(),
  plays: z.int(),
  occasions: z.int(),
  offerings: z.int(),
  questions: z.int(),
})
export type LibraryTrade = z.output<typeof LibraryTrade>

/**
 * The brand whose card fills in the plays: one with every fact known, one with only a profile, or the
 * caller's own.
 */
export const LibraryCard = z.enum(['full', 'empty', 'own'])
export type LibraryCard = z.output<typeof LibraryCard>

/** The text of a play in one format, filled in; null if the brand lacks what it needs. */
export const WovenPlay = z.object({
  id: z.string(),
  intent: z.string(),
  reader: Reader,
  effort: Effort,
  formats: z.array(FormContentType),
  objectives: z.array(Objective),
  /** The ids of the calendar dates that the play is for. */
  occasion: z.array(z.string()),
  /** What the play needs and this brand doesn't have. */
  needs: z.array(z.string()),
  woven: z.nullable(
    z.object({
      format: FormContentType,
      title: z.string(),
      why: z.string(),
      outline: z.array(z.string()),
      draft: z.string(),
      callToAction: z.string(),
      prepare: z.array(z.string()),
      checks: z.array(z.string()),
      formatFields: FormatFields,
    }),
  ),
})
export type WovenPlay = z.output<typeof WovenPlay>

export const readLibrary = call({
  method: 'GET',
  path: '/api/library',
  who: 'internal',
  does: 'The trades of the library with their figures',
  answer: z.object({ trades: z.array(LibraryTrade) }),
})
export const readLibraryTrade = call({
  method: 'GET',
  path: '/api/library/:trade',
  who: 'internal',
  does: 'One trade: its questions, what it offers, and its plays filled in for a brand',
  query: z.object({ card: z._default(LibraryCard, 'full'), country: z._default(z.enum(['GB', 'US']), 'GB') }),
  answer: z.object({
    trade: LibraryTrade,
    names: z.array(z.string()),
    asks: z.array(HouseQuestion),
    lexicon: z.array(z.object({ name: z.string(), kind: z.string(), note: z.string() })),
    woven: z.array(WovenPlay),
  }),
})

/** Fills in each of the trade's plays in every variant. A call of its own, since it takes up to a second. */
export const checkLibraryTrade = call({
  method: 'GET',
  path: '/api/library/:trade/faults',
  who: 'internal',
  does: 'The faults found in one trade of the library',
  answer: z.object({
    /** The errors of the library's files: "library/fitness/gym.md:12 ...". */
    faults: z.array(z.string()),
  }),
})

export const libraryCalls = { readLibrary, readLibraryTrade, checkLibraryTrade }
