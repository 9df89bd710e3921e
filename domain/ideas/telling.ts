// One idea in the telling: what its parts are made of, before they are put on the page.
import type { Brand } from '#domain/brand/brand.ts'
import type { Candidate } from './candidates.ts'
import type { KnownFact } from './known-facts.ts'
import type { Filling } from './wording/fill.ts'

export interface Telling {
  candidate: Candidate
  brand: Brand
  /** All that may be printed of the brand, for a guest or a place that the format asks for. */
  facts: readonly KnownFact[]
  filling: Filling
  title: string
  why: string
  angle: string
  beats: readonly string[]
  callToAction: string
  /** The brand's day, `YYYY-MM-DD`. */
  today: string
}
