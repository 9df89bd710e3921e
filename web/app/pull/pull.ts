// How far a pull down from the top has come, and what letting go would do.

/** Pixels. */
export const MAX_PULL = 120
const THRESHOLD = 80
/** Milliseconds between letting go and the reload. */
export const RELOAD_AFTER = 500

export type Pull = { state: 'idle' } | { state: 'pulling' | 'ready'; by: number } | { state: 'refreshing' }

export const pullWords = {
  pulling: 'Pull to refresh',
  ready: 'Release to refresh',
  refreshing: 'Refreshing...',
} as const

/** A finger that has moved down by `by` pixels since it was put down at the top of the page. */
export function pulledBy(by: number): Pull {
  if (by <= 0) return { state: 'idle' }
  const held = Math.min(by, MAX_PULL)
  return { state: held >= THRESHOLD ? 'ready' : 'pulling', by: held }
}

export const release = (pull: Pull): Pull =>
  pull.state === 'ready' ? { state: 'refreshing' } : { state: 'idle' }
