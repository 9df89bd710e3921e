// Long work that runs for the caller now: what it is, where it stands.
import * as z from 'zod/mini'
import { call } from './call.ts'

export const Work = z.object({
  kind: z.enum(['website', 'document', 'ideas', 'first-delivery', 'news']),
  /** The present step, for people: "Reading Our story (4 of 16)". */
  step: z.string(),
  /** 0 to 1. */
  share: z.number(),
  startedAt: z.iso.datetime(),
  /** How long it has run. */
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
