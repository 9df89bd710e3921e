import type { Telling } from '../telling.ts'
import type { Formatted } from './format-fields.ts'
import { opening } from './key-phrase.ts'
import { shortened } from './steps.ts'

/** The first slide carries the fact and the question; each further slide is one step. */
export function social(telling: Telling): Formatted {
  const { question } = telling.candidate.listed.entry
  const key = opening(telling, 70)
  return {
    fields: [
      { label: 'First slide', lines: [key === null ? question : `${key} ${question}`] },
      { label: 'Slides', lines: telling.beats.map((beat) => shortened(beat, 100)) },
    ],
    supporting: [],
  }
}
