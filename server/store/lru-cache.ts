/**
 * Keeps in memory what was asked for last, so many values of it. Only for what never changes: nothing tells it of a change.
 * @returns gives the value of a key, reading it where it is not there; a value that is not found is not kept
 */
export function lruCache<Value>(most: number) {
  const kept = new Map<string, Value>()
  return async (key: string, read: () => Promise<Value | null>): Promise<Value | null> => {
    const value = kept.get(key) ?? (await read())
    if (value === null) return null
    // A map remembers the order in which its keys came: the first is the one not asked for the longest.
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return value
  }
}
