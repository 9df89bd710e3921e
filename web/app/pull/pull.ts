// Calculates the state of a pull-to-refresh gesture, and what releasing it does.

/** Distances in pixels. */
export const MAX_PULL = 120
const THRESHOLD = 80
/** The milliseconds between release and reload. */
export const RELOAD_AFTER = 500

export type Pull = { state: 'idle' } | { state: 'pulling' | 'ready'; by: number } | { state: 'refreshing' }

export const pullWords = {
  pulling: 'Pull to refresh',
  ready: 'Release to refresh',
  refreshing: 'Refreshing...',
} as const

/** The state after a finger has moved down by `by` pixels from the top of the page. */
export function pulledBy(by: number): Pull {
  if (by <= 0) return { state: 'idle' }
  const held = Math.min(by, MAX_PULL)
  return { state: held >= THRESHOLD ? 'ready' : 'pulling', by: held }
}

export const release = (pull: Pull): Pull =>
  pull.state === 'ready' ? { state: 'refreshing' } : { state: 'idle' }
