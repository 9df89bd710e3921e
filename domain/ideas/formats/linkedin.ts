import type { Telling } from '../telling.ts'
import { chanceOf } from '../seeded.ts'
import type { Formatted } from './format-fields.ts'
import { opening } from './key-phrase.ts'

/** The first line is all that is seen before "more": the fact and the question, the fact and the point, or the point. */
export function linkedin(telling: Telling): Formatted {
  const { question } = telling.candidate.listed.entry
  const key = opening(telling, 70)
  const point = /^.*?[.?!](?=\s|$)/.exec(telling.why)?.[0] ?? telling.why
  const hooks = [...(key === null ? [] : [`${key} ${question}`, `${key} ${point}`]), point, question].filter(
    (hook) => hook.length <= 150,
  )
  const hook = hooks[Math.floor(chanceOf(telling.title) * Math.min(2, hooks.length))] ?? question
  return { fields: [{ label: 'Hook line', lines: [hook] }], supporting: [] }
}
