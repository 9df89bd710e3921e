// What the ideation engine is told of a brand.
import type { Fact } from '#contract/facts.ts'
import type { FormContentType, Objective } from '#contract/content.ts'

/** Where facts stand that the profile itself tells. */
export const IN_PROFILE = {
  companyInfo: { of: 'companyInfo', label: 'Company information' },
  targetAudience: { of: 'targetAudience', label: 'Target audience' },
} as const

export interface Brand {
  profileId: string
  name: string
  industry: string
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
}
