// Matches the brand's offerings with entries of the trade's lexicon, to find out what is generally known
// about each.
import { memoize } from '#domain/memoize.ts'
import type { Offering } from '../card.ts'
import type { Entry, Text, Trade } from '../form.ts'
import { containsPhrase } from '../words/phrase.ts'
import { stemsOf } from '../words/stems.ts'

export interface Offered {
  value: Offering
  /** The name for the middle of a sentence, such as "strength class". */
  spoken: string
  entry: Entry | null
  /**
   * The lexicon's knowledge, if the offering is just what the entry describes, and not something more
   * special.
   */
  known: Entry | null
  /**
   * The lexicon's note. If several offerings match one entry, only the first has the note, so that it is
   * printed once.
   */
  note: Text | null
  /** How often the brand mentions the offering in its sentences, questions and prices. */
  mentions: number
  /** The key by which past ideas refer to the offering: its name in lower case. */
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
      // General knowledge about an event is useless without the event's date.
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

/**
 * Whether the name says little more than the entry. "Boiler service & repair" doesn't, but "Boiler cover for
 * landlords with three flats" does.
 */
export function isMainly(name: string, entry: Entry): boolean {
  const said = new Set(stemsOf(name))
  return singulars(entry).some(
    (one) => containsPhrase(name, one) && 2 * said.intersection(new Set(stemsOf(one))).size >= said.size,
  )
}

/** Finds the entry with the longest name that is part of the offering's name. */
export function entryFor(name: string, lexicons: readonly Trade[]): Entry | null {
  let found: { entry: Entry; length: number } | null = null
  for (const { lexicon } of lexicons)
    for (const entry of lexicon)
      for (const one of singulars(entry))
        if (one.length > (found?.length ?? 0) && containsPhrase(name, one))
          found = { entry, length: one.length }
  return found?.entry ?? null
}

/** Lists an entry's names in singular and plural. */
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
