/** The history state of an idea opened with the arrow keys: the focus stays in the list. */
export const OPENED_BY_KEYBOARD = { beside: true } as const

export const wasOpenedByKeyboard = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'beside' in state
}
