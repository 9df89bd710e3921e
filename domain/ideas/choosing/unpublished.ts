// What a brand does not want published still says what it is busy with: it steers which ideas come, and stands in none.
import type { Fact } from '#contract/facts.ts'
import { memoize } from '#domain/memoize.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

/** Whether a fact that may not be published speaks of a thing, by its name. */
export type Unpublished = (name: string) => boolean

export function unpublishedIn(facts: readonly Fact[]): Unpublished {
  const internal = facts
    .filter(
      ({ visibility, status, voice }) =>
        visibility === 'internal' && status !== 'hidden' && voice !== 'third-party',
    )
    .map(({ quote, heading }) => new Set(stemsOf(`${heading} ${quote}`)))
  return memoize((name: string) => {
    const stems = stemsOf(name)
    return stems.length > 0 && internal.some((fact) => stems.every((stem) => fact.has(stem)))
  })
}
