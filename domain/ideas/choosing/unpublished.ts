// Facts that must not be published still show what a brand is busy with. So they influence which ideas are
// chosen, but no idea prints them.
import type { Fact } from '#contract/facts.ts'
import { memoize } from '#domain/memoize.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

/** Whether a fact that must not be published mentions something with this name. */
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
