import type { NewFact } from '#contract/facts.ts'

/** How a sentence of the brand's own stands when it was just read: of no time, for all to see, and nobody has decided on it yet. */
export const NEW_FACT_DEFAULTS = {
  freshness: 'undated',
  status: 'extracted',
  visibility: 'public',
  voice: 'brand',
} as const satisfies Partial<NewFact>
