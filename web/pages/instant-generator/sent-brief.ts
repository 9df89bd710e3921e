import type { generateInstant } from '#contract/ideas.ts'
import type { Args } from '#web/api/send.ts'

/** A brief as it is sent. */
export type SentBrief = Args<typeof generateInstant>['body']
