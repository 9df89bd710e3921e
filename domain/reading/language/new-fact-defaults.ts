import type { NewFact } from '#contract/facts.ts'

/**
 * Defaults for a fact just read from the brand's own website: undated, public, and not yet reviewed by a
 * user.
 */
export const NEW_FACT_DEFAULTS = {
  freshness: 'undated',
  status: 'extracted',
  visibility: 'public',
  voice: 'brand',
} as const satisfies Partial<NewFact>
