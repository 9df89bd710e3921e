// Repeatable randomness: the same seed gives the same numbers.

/** A generator of numbers from 0 up to 1, always the same for the same seed (mulberry32 over a hash of the text). */
export function seeded(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number from 0 up to 1, always the same for the same text. */
export const chanceOf = (text: string): number => seeded(text)()

/** FNV-1a over UTF-16 units: 32 bits. */
export function hash(text: string, basis = 0x811c9dc5): number {
  let value = basis
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value | 0
}
