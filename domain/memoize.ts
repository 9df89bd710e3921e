interface Keeping<Asked> {
  /** Makes the cache key from the argument. By default the key is the argument itself. */
  by?: (asked: Asked) => unknown
  /**
   * How many results are kept; the oldest are dropped. Without a limit all are kept, which only suits caches
   * that live as long as one request.
   */
  most?: number
}

/** Returns a function that computes each result once and then answers from a cache. */
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
