// Finds entries that were made by pattern: the same text with another trade's nouns.
import { whysOf, type Archetype, type Entry } from './entry.ts'
import { conceptOf } from './thesaurus.ts'

/**
 * Entries of different archetypes that read alike once the nouns of their trades are masked: text made by pattern. Likeness is the
 * share of neighbouring words that two entries have in common.
 */
export function lintLikeness(archetypes: readonly Archetype[]): string[] {
  const all = archetypes.flatMap((archetype) =>
    archetype.questions.map((entry) => ({
      trade: archetype.id,
      id: `${archetype.id}/${entry.id}`,
      pairs: pairsIn(entry, archetype),
    })),
  )
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(({ trade }) => trade !== one.trade)
      .map((other) => ({ other, likeness: sharedOf(one.pairs, other.pairs) }))
      .filter(({ likeness }) => likeness > MOST_ALIKE)
      .map(
        ({ other, likeness }) =>
          `${one.id} and ${other.id} are ${likeness.toFixed(2)} alike, where ${MOST_ALIKE} is the most.`,
      ),
  )
}

const MOST_ALIKE = 0.6

/** Neighbouring words of an entry's sentences, where a word that only its trade uses is any word. */
function pairsIn(entry: Entry, { words }: Archetype): ReadonlySet<string> {
  const nouns = new Set([...words, ...entry.needs.concepts].map(conceptOf))
  const said = [
    entry.question,
    ...entry.titles,
    ...whysOf(entry),
    entry.angle,
    ...entry.beats,
    ...entry.callsToAction,
    ...entry.tasks,
  ]
  return new Set(
    said.flatMap((sentence) => {
      const masked = (sentence.toLowerCase().match(/\{\w+\}|[\p{L}\p{N}'’]+/gu) ?? []).map((word) =>
        word.startsWith('{') || nouns.has(conceptOf(word)) ? '_' : word,
      )
      return masked.slice(1).map((word, index) => `${masked[index]} ${word}`)
    }),
  )
}

function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  return (2 * shared) / Math.max(1, one.size + other.size)
}
