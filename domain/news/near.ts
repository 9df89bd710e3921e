// How near a fact of the brand is in matter to a story.
import { conceptsIn, sharedConcepts } from '#domain/ideas/concepts.ts'
import type { KnownFact } from '#domain/ideas/known-facts.ts'
import { everybodys } from './everybodys.ts'
import type { FoundStory } from './stories.ts'

/**
 * How near each fact is in matter to a story, 1 for the nearest: what they share counts the more the fewer facts have it. One word in
 * common may be an accident, and brings nothing near.
 */
export function nearness(facts: readonly KnownFact[]): (story: FoundStory) => (known: KnownFact) => number {
  const having = countBy(facts.flatMap(({ concepts }) => [...concepts.keys()]))
  const weight = (concept: string) => Math.log(1 + facts.length / having(concept))
  const sumOf = ({ concepts, inQuote }: KnownFact, story: FoundStory) => {
    const shared = sharedConcepts(story.concepts, concepts).filter(
      (concept) => !everybodys.has(concept) && !/\d/.test(concept),
    )
    const sum = shared.reduce((sum, concept) => sum + weight(concept) * (inQuote.has(concept) ? 1 : 0.5), 0)
    return shared.length > 1 ? sum : sum / 3
  }
  return (story) => {
    const most = Math.max(CHANCE, ...facts.map((known) => sumOf(known, story)))
    return (known) => sumOf(known, story) / most
  }
}

/**
 * How much a brand speaks of the thing that a fact names, 0 for a thing it only lists and 1 for one it comes back to: a loaf is nearer to
 * any news of bakeries than an extra napkin is. Facts that name no thing are all alike.
 */
export function centrality(facts: readonly KnownFact[]): (known: KnownFact) => number {
  const having = countBy(facts.flatMap(({ inQuote }) => [...inQuote]))
  const ofLabel = new Map<string, number>()
  for (const { fact } of facts) {
    const { label = '' } = fact.slots
    const matter = [...conceptsIn(label).keys()].filter((concept) => !everybodys.has(concept))
    ofLabel.set(label, Math.min(1, Math.max(0, ...matter.map((concept) => having(concept) - 1)) / SPOKEN_OF))
  }
  return ({ fact }) => ofLabel.get(fact.slots.label ?? '') ?? 0
}

/** So many other facts speak of what a brand is about. */
const SPOKEN_OF = 8

/** Less than this in common is chance. */
const CHANCE = 6

/** How often each name stands in the list. */
export function countBy(names: readonly string[]): (name: string) => number {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (name) => counts.get(name) ?? 0
}
