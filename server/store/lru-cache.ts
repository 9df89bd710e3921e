/**
 * Caches the most recently used values. It is only for values that never change, since nothing invalidates
 * it. @returns a function that gives the value of a key, and reads it if it is not cached; null is not cached
 */
export function lruCache<Value>(most: number) {
  const kept = new Map<string, Value>()
  return async (key: string, read: () => Promise<Value | null>): Promise<Value | null> => {
    const value = kept.get(key) ?? (await read())
    if (value === null) return null
    // A map keeps its keys in the order in which they were added, so the first is the least recently used.
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return value
  }
}
