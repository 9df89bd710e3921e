// Finds headlines about the same story. They are indexed by their words, because comparing each with every
// other would be slow.

export interface HeadlineIndex {
  /** Adds a headline, given by its concepts. */
  add(concepts: ReadonlyMap<string, number>): void
  /** The position of the first added headline that is about the same story; null if there is none. */
  firstLike(concepts: ReadonlyMap<string, number>): number | null
}

export function headlineIndex(): HeadlineIndex {
  const sizes: number[] = []
  const placesOf = new Map<string, number[]>()
  return {
    add(concepts) {
      for (const concept of concepts.keys()) {
        const places = placesOf.get(concept)
        if (places) places.push(sizes.length)
        else placesOf.set(concept, [sizes.length])
      }
      sizes.push(concepts.size)
    },
    firstLike(concepts) {
      const shared = new Uint16Array(sizes.length)
      for (const concept of concepts.keys()) {
        for (const place of placesOf.get(concept) ?? []) shared[place] = (shared[place] ?? 0) + 1
      }
      const place = shared.findIndex((count, place) => isSame(count, concepts.size, sizes[place] ?? 0))
      return place < 0 ? null : place
    },
  }
}

/**
 * Whether two headlines that share this many concepts are about the same story. Most words of the shorter one
 * must be in the longer one.
 */
function isSame(shared: number, one: number, other: number): boolean {
  return shared >= 3 && (shared / Math.min(one, other) >= 0.75 || shared / (one + other - shared) >= 0.6)
}
