// Calls and data for the caller's long-running work: what it is and how far it has got.
import * as z from 'zod/mini'
import { call } from './call.ts'

export const Work = z.object({
  kind: z.enum(['website', 'document', 'ideas', 'first-delivery', 'news']),
  /** The current step in words for users: "Reading Our story (4 of 16)". */
  step: z.string(),
  /** The share of the work that is done, from 0 to 1. */
  share: z.number(),
  startedAt: z.iso.datetime(),
  /** How long the work has been running. */
  seconds: z.number(),
})
export type Work = z.output<typeof Work>

export const readWork = call({
  method: 'GET',
  path: '/api/work',
  who: 'member',
  does: "The caller's running work with its current step and progress",
  answer: z.array(Work),
})

export const workCalls = { readWork }
