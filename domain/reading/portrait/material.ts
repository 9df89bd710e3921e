// What a portrait is made of: what a site was read to say, its blocks and the day on which it was read.
import type { NewFact } from '#contract/facts.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

export interface Material {
  brandName: string
  facts: readonly NewFact[]
  blocks: readonly SiteBlock[]
  offerings: readonly string[]
  /** The address of the home page. */
  home: string
  /** A date such as "2026-11-20". */
  today: string
  /** The language of the site where it isn't English: how it writes and what it leaves unsaid can't be told then. */
  language: string | null
}

/** The facts that may be told of the brand today. */
export const publishable = (facts: readonly NewFact[]): NewFact[] =>
  facts.filter(
    ({ freshness, flags, visibility }) =>
      freshness !== 'dated' && visibility === 'public' && !flags.includes('hypothetical'),
  )
