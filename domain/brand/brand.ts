// Everything that the engine knows about a brand before its card is made.
import type { Fact } from '#contract/facts.ts'
import type { FormContentType, Objective } from '#contract/values/content.ts'
import type { OwnEvent } from '#contract/seasons.ts'

/** Where facts are from that were made from the profile's own fields, as users see it. */
export const PROFILE_PLACES = {
  companyInfo: { of: 'companyInfo', label: 'Company information' },
  targetAudience: { of: 'targetAudience', label: 'Target audience' },
} as const

/** The answer is null if the user said that the question doesn't apply. */
export interface HouseAnswer {
  question: string
  answer: string | null
  answeredAt: Date
}

export interface Brand {
  profileId: string
  name: string
  industry: string
  /** The id of a second trade, for a brand that is in two. */
  secondTrade: string | null
  /** A two-letter country code or `INTL`; null if unknown. */
  country: string | null
  companyInfo: string
  targetAudience: string
  contentTypes: readonly FormContentType[]
  contentObjectives: readonly Objective[]
  /** The time zone of the brand's calendar by its IANA name, such as "Europe/London". */
  timezone: string
  /** All facts, even those that must not be published. The engine itself checks whether it may use a fact. */
  facts: readonly Fact[]
  answers: readonly HouseAnswer[]
  events: readonly OwnEvent[]
}
