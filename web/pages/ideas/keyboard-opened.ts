/** The state of an address that the arrow keys reached in the list: the focus stays there. */
export const OPENED_BY_KEYBOARD = { beside: true } as const

export const wasOpenedByKeyboard = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'beside' in state
}
