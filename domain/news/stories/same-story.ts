// Which headlines are of one story. Many are compared with many, so they are looked up by their words and not one with another.

export interface HeadlineIndex {
  /** Adds one, by its concepts. */
  add(matter: ReadonlyMap<string, number>): void
  /** The place, in the order of adding, of the first that is of the same story; null where there is none. */
  firstLike(matter: ReadonlyMap<string, number>): number | null
}

/** Headlines to be compared with others. */
export function headlineIndex(): HeadlineIndex {
  const sizes: number[] = []
  const placesOf = new Map<string, number[]>()
  return {
    add(matter) {
      for (const concept of matter.keys()) {
        const places = placesOf.get(concept)
        if (places) places.push(sizes.length)
        else placesOf.set(concept, [sizes.length])
      }
      sizes.push(matter.size)
    },
    firstLike(matter) {
      const shared = new Uint16Array(sizes.length)
      for (const concept of matter.keys()) {
        for (const place of placesOf.get(concept) ?? []) shared[place] = (shared[place] ?? 0) + 1
      }
      const place = shared.findIndex((count, place) => isSame(count, matter.size, sizes[place] ?? 0))
      return place < 0 ? null : place
    },
  }
}

/** Whether so many shared concepts make one story of two headlines: most words of the shorter stand in the longer. */
function isSame(shared: number, one: number, other: number): boolean {
  return shared >= 3 && (shared / Math.min(one, other) >= 0.75 || shared / (one + other - shared) >= 0.6)
}
