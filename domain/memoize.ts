interface Keeping<Asked> {
  /** What makes two questions the same; without it they are the same when they are one value. */
  by?: (asked: Asked) => unknown
  /** How many answers are kept, the newest; without it all of them, for what lives no longer than one request. */
  most?: number
}

/** Works an answer out once for each question. */
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
