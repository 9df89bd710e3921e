// What is found in the library: by shelf, by facet, and by words that stand anywhere in an entry.
import {
  type EditorialLibrary,
  Facet,
  facetOf,
  type LibraryEntry,
  type Shelf,
  type SlotText,
} from '#contract/library.ts'
import type { Place } from './address.ts'

export interface Standing {
  /** The shelf and the id, as the address has it. */
  key: string
  shelf: Shelf
  entry: LibraryEntry
  /** Everything that is written in the entry, to be searched. */
  text: string
}

/** Every entry with the shelf it stands on, in the library's order. */
export const standingsIn = ({ shelves }: EditorialLibrary): Standing[] =>
  shelves.flatMap((shelf) =>
    shelf.entries.map((entry) => ({
      key: `${shelf.id}/${entry.id}`,
      shelf,
      entry,
      text: plain(wordsOf(entry).join('\n')),
    })),
  )

/** What fits a place. Of a search every word must stand in an entry, be it within a longer one. */
export function findIn(standings: readonly Standing[], place: Place): Standing[] {
  const words = wordsSought(place.search).map(plain)
  return standings.filter(
    ({ shelf, entry, text }) =>
      (!place.shelf || shelf.id === place.shelf) &&
      (!place.faults || entry.faults.length > 0) &&
      Facet.options.every((facet) => {
        const value = place[facet]
        return !value || facetOf(entry, facet).includes(value)
      }) &&
      words.every((word) => text.includes(word)),
  )
}

/** The words of a search. */
export const wordsSought = (search = ''): string[] => search.split(/\s+/).filter(Boolean)

/** How many entries of some shelves have each value of a facet. */
export function countsOf(shelves: readonly Shelf[], facet: Facet): [value: string, count: number][] {
  const [first, ...others] = shelves.map(({ counts }) => counts[facet])
  return Object.entries(first ?? {}).map(([value, count]) => [
    value,
    others.reduce((sum, counts) => sum + (counts[value] ?? 0), count),
  ])
}

/** A text with its slots filled, or by their names. */
export const spelt = (text: SlotText, names = false): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : names ? `{${piece.slot}}` : piece.value)).join('')

function wordsOf(entry: LibraryEntry): string[] {
  const slotted = [...entry.titles, entry.why, entry.angle, ...entry.beats]
  return [
    entry.id,
    entry.question,
    ...slotted.map((text) => spelt(text)),
    ...slotted.map((text) => spelt(text, true)),
    ...entry.callsToAction,
    ...entry.tasks,
    ...entry.objections,
    ...entry.needs.concepts,
    ...entry.needs.never,
    ...entry.needs.only,
  ]
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
