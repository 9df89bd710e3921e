// A sentence with neither name nor figure is made this brand's own by the fact that stands nearest to it.
import { PLENTY, TOGETHER, weightIn } from './anchors.ts'
import { sharedConcepts } from './concepts.ts'
import type { Known } from './known-facts.ts'
import { isAbout } from './same-person.ts'
import { chanceOf } from './seeded.ts'

/**
 * The fact to show beside a plain one: under the same heading, or of the same matter; the nearer and the more telling the better.
 * Where nothing is near, somebody of the brand who can be asked, never the one whom the plain fact is about. Null where nobody is named.
 */
export function companionOf(plain: Known, facts: readonly Known[]): Known | null {
  const fit = facts.filter((other) => isFit(plain, other))
  const near = fit
    .map((other) => ({ other, nearness: nearness(plain, other) }))
    .filter(({ other, nearness }) => nearness >= (isOnSamePage(plain, other) ? 2 : 3))
    .map(({ other, nearness }) => ({
      other,
      worth: 3 * nearness + 2 * Math.min(other.weight, PLENTY) + 2 * turn(plain, other),
    }))
    .toSorted((one, other) => other.worth - one.worth)
  const people = fit
    .filter(({ fact }) => fact.type === 'person' && / /.test(fact.slots.person ?? ''))
    .toSorted((one, other) => turn(plain, other) - turn(plain, one))
  // What barely makes an idea this brand's own is taken only where nobody can be named.
  const surely = near.find(({ other }) => other.weight > TOGETHER)
  return surely?.other ?? people[0] ?? near[0]?.other ?? null
}

/** By chance, but the same for the same two: else one telling fact would stand beside all the plain ones. */
const turn = (plain: Known, other: Known): number => chanceOf(plain.fingerprint + other.fingerprint)

const isOnSamePage = ({ fact }: Known, other: Known): boolean => fact.place.of === other.fact.place.of

/** It must make the idea this brand's own by the words that are shown. */
const isFit = ({ fact, fingerprint, weight }: Known, other: Known): boolean =>
  other.fingerprint !== fingerprint &&
  other.fact.voice === 'brand' &&
  other.fact.flags.every((flag) => fact.flags.includes(flag)) &&
  other.fact.quote !== fact.quote &&
  other.fact.quote.length <= 220 &&
  other.fact.type !== 'hours' &&
  !(other.fact.type === 'person' && isAbout(fact, other.fact.slots.person ?? '')) &&
  weight + weightIn(other.fact.quote, other.telling) >= TOGETHER

function nearness(plain: Known, other: Known): number {
  const { heading } = other.fact
  // What stands under a question is its answer.
  const isTogether = heading !== '' && (heading === plain.fact.heading || heading === plain.fact.quote)
  return 2 * Number(isTogether) + sharedConcepts(plain.concepts, other.concepts).length
}
