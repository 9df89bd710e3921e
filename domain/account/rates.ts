// The store that counts attempts for rate limits.

export interface RateStore {
  /**
   * Counts one more attempt. Returns how many there have been in the current window, and when the window
   * ends.
   */
  count(key: string, windowSeconds: number, now: Date): Promise<{ tries: number; endsAt: Date }>
  forget(key: string): Promise<void>
  prune(now: Date): Promise<void>
}
