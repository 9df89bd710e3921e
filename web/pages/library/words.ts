// How the library's own terms read on the screen.
import { FormContentType } from '#contract/content.ts'
import type { Facet } from '#contract/library.ts'
import { kindLabel } from '#web/components/kinds.ts'

export const facetNames: Record<Facet, string> = {
  pillar: 'Pillar',
  stage: 'Stage',
  evidence: 'Evidence',
  format: 'Format',
  objective: 'Objective',
  sensitivity: 'Sensitivity',
}

/** "labelled-price" reads as "Labelled price", and a format as on an idea's tab. */
export function inWords(term: string): string {
  const format = FormContentType.safeParse(term)
  if (format.success) return kindLabel(format.data)
  const words = term.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
