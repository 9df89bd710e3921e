// Where attempts are counted for rate limits.

export interface RateStore {
  /** Counts one attempt. Returns the number of attempts in the current window and when the window ends. */
  count(key: string, windowSeconds: number, now: Date): Promise<{ tries: number; endsAt: Date }>
  forget(key: string): Promise<void>
  prune(now: Date): Promise<void>
}
