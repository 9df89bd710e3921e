// A sentence with neither name nor figure is made this brand's own by the fact that stands nearest to it.
import { ENOUGH } from './anchors.ts'
import { sharedConcepts } from './concepts.ts'
import type { Known } from './known-facts.ts'

/** The fact to show beside a plain one: under the same heading, or of the same matter on the same page; null where none is near. */
export function companionOf(plain: Known, facts: readonly Known[]): Known | null {
  const near = facts
    .filter((other) => other.fingerprint !== plain.fingerprint && isFit(plain, other))
    .map((other) => ({ other, nearness: nearness(plain, other) }))
    .filter(({ nearness }) => nearness >= 2)
    .toSorted((one, other) => other.nearness - one.nearness)
  return near[0]?.other ?? null
}

/** Whether names and figures of a fact make an idea this brand's own. */
export const isTelling = ({ weight }: Known): boolean => weight >= ENOUGH

const isFit = ({ fact }: Known, other: Known): boolean =>
  isTelling(other) &&
  other.fact.voice === 'brand' &&
  other.fact.flags.every((flag) => fact.flags.includes(flag)) &&
  other.fact.place.of === fact.place.of &&
  other.fact.quote !== fact.quote &&
  other.fact.quote.length <= 220 &&
  other.fact.type !== 'hours'

function nearness(plain: Known, other: Known): number {
  const { heading } = other.fact
  // What stands under a question is its answer.
  const isTogether = heading !== '' && (heading === plain.fact.heading || heading === plain.fact.quote)
  return 2 * Number(isTogether) + sharedConcepts(plain.concepts, other.concepts).length
}
