// What the brand offers, each thing met with the trade's knowledge of it.
import { memoize } from '#domain/memoize.ts'
import type { Offering } from '../card.ts'
import type { Entry, Text, Trade } from '../form.ts'
import { containsPhrase } from '../words/phrase.ts'
import { stemsOf } from '../words/stems.ts'

export interface Offered {
  value: Offering
  /** In the middle of a sentence: "strength class". */
  spoken: string
  entry: Entry | null
  /** The entry's knowledge, where the offering is just what the entry speaks of. */
  known: Entry | null
  /** The trade's note; of several offerings of one sort only the first has it, so that it is seen once. */
  note: Text | null
  /** How often the brand speaks of it in its own sentences, questions and prices. */
  mentions: number
  /** What memory keeps it by: the entry's name where the lexicon knows it, else its own. */
  key: string
}

export function offeredOf(
  offerings: readonly Offering[],
  lexicons: readonly Trade[],
  { spoken, own }: { spoken: (name: string) => string; own: readonly string[] },
): Offered[] {
  const seen = new Set<Entry>()
  return offerings.map((value) => {
    const entry = entryFor(value.name, lexicons)
    const isNew = entry !== null && !seen.has(entry)
    if (entry !== null) seen.add(entry)
    return {
      value,
      spoken: spoken(value.name),
      entry,
      // What is known of an event in general is nothing without its day.
      known: entry !== null && entry.kind !== 'event' && isMainly(value.name, entry) ? entry : null,
      note: isNew ? entry.note : null,
      mentions: mentionsOf(value.name, entry, own),
      key: value.name.toLowerCase(),
    }
  })
}

function mentionsOf(name: string, entry: Entry | null, own: readonly string[]): number {
  const names = [name, ...(entry?.names ?? [])]
  return own.filter((text) => names.some((one) => containsPhrase(text, one))).length
}

/** Whether the name says little more than the entry does: "Boiler service & repair", but not "Boiler cover for landlords with three flats". */
export function isMainly(name: string, entry: Entry): boolean {
  const said = new Set(stemsOf(name))
  return singulars(entry).some(
    (one) => containsPhrase(name, one) && 2 * said.intersection(new Set(stemsOf(one))).size >= said.size,
  )
}

/** The entry whose longest name stands in the offering's. */
export function entryFor(name: string, lexicons: readonly Trade[]): Entry | null {
  let found: { entry: Entry; length: number } | null = null
  for (const { lexicon } of lexicons)
    for (const entry of lexicon)
      for (const one of singulars(entry))
        if (one.length > (found?.length ?? 0) && containsPhrase(name, one))
          found = { entry, length: one.length }
  return found?.entry ?? null
}

/** The names of an entry in one and in many. */
const singulars = memoize((entry: Entry): string[] =>
  entry.names.flatMap((name) => [
    name,
    name.endsWith('s') ? name.slice(0, -1) : `${name}s`,
    ...(name.endsWith('ies')
      ? [`${name.slice(0, -3)}y`]
      : name.endsWith('y')
        ? [`${name.slice(0, -1)}ies`]
        : []),
  ]),
)
