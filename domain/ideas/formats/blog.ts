import type { Telling } from '../telling.ts'
import type { Formatted } from './format-fields.ts'
import { keyPhrase, shortQuote } from './key-phrase.ts'
import { asHeading } from './steps.ts'

/** Headings to write under: the question, the fact, what the steps look into, and the doubt that must be met. */
export function blog(telling: Telling): Formatted {
  const { question, objections } = telling.candidate.listed.entry
  const key = keyPhrase(telling) ?? shortQuote(telling, 70)
  const headings = [
    question,
    ...(key === null ? [] : [key]),
    ...telling.beats.map((beat) => asHeading(beat)).filter((heading) => heading !== null),
    ...objections.slice(0, 1).map((objection) => `‘${objection.replace(/\.$/, '')}’`),
  ]
  return {
    fields: [{ label: 'Working headings', lines: [...new Set(headings)].slice(0, 6) }],
    supporting: [],
  }
}
