// Everything that a description is written from: the facts and text blocks of a site, and the date of
// reading.
import type { NewFact } from '#contract/facts.ts'
import type { TypedProfile } from './typed.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

export interface Material {
  brandName: string
  /** What people typed into the profile. */
  typed: TypedProfile
  facts: readonly NewFact[]
  blocks: readonly SiteBlock[]
  offerings: readonly string[]
  /** The address of the home page. */
  home: string
  /** The date of reading, such as "2026-11-20". */
  today: string
  /** The site's language if it isn't English. Tone and gaps can only be judged in English. */
  language: string | null
}

/** The facts that may be published today. */
export const publishable = (facts: readonly NewFact[]): NewFact[] =>
  facts.filter(
    ({ freshness, flags, visibility }) =>
      freshness !== 'dated' && visibility === 'public' && !flags.includes('hypothetical'),
  )
