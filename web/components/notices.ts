// Shows notices, one at a time: a new one replaces the last.
import { type HttpError, isUnreachable } from '#web/api/http-error.ts'
import { createContext, useContext } from 'react'

export interface Notice {
  title: string
  text?: string
  /** Screen readers announce `bad` at once. */
  tone?: 'plain' | 'bad'
  /** The failed call, which makes the notice `bad`. If the server gave no answer, only the banner says so. */
  error?: HttpError
  /** An action offered while the notice is shown; `otherwise` describes another way for screen readers. */
  action?: { label: string; otherwise: string; act: () => void }
}
interface ShownNotice extends Notice {
  id: number
  open: boolean
}

/** The milliseconds for which a notice is shown, and for which a closed one is kept. */
export const SHOWN_FOR = 5000
export const FORGOTTEN_AFTER = 1_000_000

export interface Notices {
  notify: (notice: Notice) => void
  close: (id: number) => void
  current: () => ShownNotice | undefined
  subscribe: (listener: () => void) => () => void
}

export function makeNotices(): Notices {
  let shown: ShownNotice | undefined
  let last = 0
  const listeners = new Set<() => void>()
  const become = (next: ShownNotice | undefined) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    notify: ({ error, ...notice }) => {
      if (isUnreachable(error)) {
        // Its message is no longer true, since the change wasn’t saved.
        if (shown?.open) become({ ...shown, open: false })
        return
      }
      become({ ...(error && { tone: 'bad' }), ...notice, id: ++last, open: true })
    },
    close: (id) => {
      if (shown?.id !== id) return
      become({ ...shown, open: false })
      setTimeout(() => shown?.id === id && become(undefined), FORGOTTEN_AFTER)
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const NoticesContext = createContext<Notices>(makeNotices())

/** Shows a notification from any component. */
export const useNotify = (): Notices['notify'] => useContext(NoticesContext).notify
