interface Keeping<Asked> {
  /** The key of the cache; by default the argument itself. */
  by?: (asked: Asked) => unknown
  /** How many results to keep, newest first. By default all, for caches that live only as long as one request. */
  most?: number
}

/** Caches the results of a function. */
export function memoize<Asked, Answer>(
  act: (asked: Asked) => Answer,
  { by = (asked) => asked, most = Number.POSITIVE_INFINITY }: Keeping<Asked> = {},
): (asked: Asked) => Answer {
  const known = new Map<unknown, Answer>()
  return (asked) => {
    const key = by(asked)
    const there = known.get(key)
    if (there !== undefined) return there
    const answer = act(asked)
    known.set(key, answer)
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    return answer
  }
}
