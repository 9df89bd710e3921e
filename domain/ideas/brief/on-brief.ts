// What the brand says itself on the matter of a brief: its own sentences that share the brief's telling words.
import type { Card, Said } from '#domain/playbook/card.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

const MOST = 3
/** A sentence needs so much in common with the brief; one rare word that few sentences have is worth 1. */
const LEAST = 1.4

/** The brand's sentences nearest to the brief, the nearest first; none where none is near. */
export function saidOn(text: string, { said }: Card): Said[] {
  const wanted = new Set(stemsOf(text))
  const stems = said.map((one) => new Set(stemsOf(one.text)))
  const having = new Map<string, number>()
  for (const of of stems) for (const stem of of) having.set(stem, (having.get(stem) ?? 0) + 1)
  const worthOf = (shared: ReadonlySet<string>) =>
    [...shared].reduce((sum, stem) => sum + 1 / Math.sqrt(having.get(stem) ?? 1), 0)
  return said
    .map((one, at) => ({ one, shared: stems[at]?.intersection(wanted) ?? new Set<string>() }))
    .map(({ one, shared }) => ({ one, worth: worthOf(shared), count: shared.size }))
    .filter(({ worth, count }) => count > 1 && worth >= LEAST)
    .toSorted((first, second) => second.worth - first.worth)
    .slice(0, MOST)
    .map(({ one }) => one)
}
