// What the ideation engine knows about a brand.
import type { Fact } from '#contract/facts.ts'
import type { FormContentType, Objective } from '#contract/values/content.ts'
import type { OwnEvent } from '#contract/seasons.ts'

/** Places of facts that come from the profile's own fields. */
export const PROFILE_PLACES = {
  companyInfo: { of: 'companyInfo', label: 'Company information' },
  targetAudience: { of: 'targetAudience', label: 'Target audience' },
} as const

/** An answer to a house question; null if the question was skipped because it doesn't apply. */
export interface HouseAnswer {
  question: string
  answer: string | null
  answeredAt: Date
}

export interface Brand {
  profileId: string
  name: string
  industry: string
  /** The id of a second trade from the library. */
  secondTrade: string | null
  /** A two-letter country code or `INTL`; null if unknown. */
  country: string | null
  companyInfo: string
  targetAudience: string
  contentTypes: readonly FormContentType[]
  contentObjectives: readonly Objective[]
  /** The IANA time zone of the brand's calendar. */
  timezone: string
  /** All facts with their sources, including unpublishable ones: the engine checks status, visibility and voice. */
  facts: readonly Fact[]
  answers: readonly HouseAnswer[]
  events: readonly OwnEvent[]
}
