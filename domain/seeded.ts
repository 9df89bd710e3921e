// Random numbers that can be repeated, so that the same brand gets the same ideas for the same input.

/**
 * Returns a generator of numbers from 0 up to 1 (mulberry32). Generators of the same seed give the same
 * numbers.
 */
export function seeded(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a number from 0 up to 1 that is always the same for this text. */
export const chanceOf = (text: string): number => seeded(text)()

/** Hashes a text to 32 bits with FNV-1a over its UTF-16 code units. */
export function hash(text: string, basis = 0x811c9dc5): number {
  let value = basis
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value | 0
}
