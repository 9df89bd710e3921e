// Where tries are counted.

export interface RateStore {
  /** Counts one try under the key and answers how many there were in the running window, and when it ends. */
  count(key: string, windowSeconds: number, now: Date): Promise<{ tries: number; endsAt: Date }>
  forget(key: string): Promise<void>
  prune(now: Date): Promise<void>
}
