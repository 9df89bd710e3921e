// What the ideation engine is told of a brand.
import type { Fact } from '#contract/facts.ts'
import type { FormContentType, Objective } from '#contract/values/content.ts'
import type { OwnEvent } from '#contract/seasons.ts'

/** Where facts stand that the profile itself tells. */
export const PROFILE_PLACES = {
  companyInfo: { of: 'companyInfo', label: 'Company information' },
  targetAudience: { of: 'targetAudience', label: 'Target audience' },
} as const

/** An answer to a house question; null where somebody said that it does not apply. */
export interface HouseAnswer {
  question: string
  answer: string | null
  answeredAt: Date
}

export interface Brand {
  profileId: string
  name: string
  industry: string
  /** A second trade of the library, by its id. */
  secondTrade: string | null
  /** Two-letter code, `INTL` or null. */
  country: string | null
  companyInfo: string
  targetAudience: string
  contentTypes: readonly FormContentType[]
  contentObjectives: readonly Objective[]
  /** The IANA zone whose calendar the brand lives by. */
  timezone: string
  /** Everything known with its source, also what may not be printed; the engine respects status, visibility and voice. */
  facts: readonly Fact[]
  answers: readonly HouseAnswer[]
  events: readonly OwnEvent[]
}
