/** The state of an address that the arrow keys reached in the list: the focus stays there. */
export const BESIDE = { beside: true } as const

export const cameBeside = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'beside' in state
}
