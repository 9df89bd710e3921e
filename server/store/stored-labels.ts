// Replaces labels that were stored in earlier wording by today's.
import { ADDED_BY_USER, EDITED_BY_USER } from '#contract/facts.ts'

/** Rows from before November 2026 say "Told by you" of what a person added, and "Told by you, edited from" of what they edited. */
export const labelToday = (label: string): string =>
  label.replace(/^Told by you(?:$|, edited from )/, (old) =>
    old.endsWith('from ') ? `${EDITED_BY_USER}, from ` : ADDED_BY_USER.label,
  )
