// Whether the server can be reached, told by what became of the last call.
import type { QueryClient } from '@tanstack/react-query'
import { isUnreachable } from './http-error.ts'

export interface Connection {
  isLost: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Asks whether the server is there again, and if so reads what could not be read meanwhile. */
  retry: () => Promise<void>
}

/** Milliseconds at least, so that one call that never arrives, among others that do, is not sent without end. */
const READS_EVERY = 10_000

/** Watches the calls of a store for as long as the page lives. */
export function watchConnection(client: QueryClient): Connection {
  let lost = false
  let readAt = 0
  const listeners = new Set<() => void>()
  const become = (next: boolean) => {
    if (next === lost) return
    lost = next
    for (const listener of listeners) listener()
    if (!lost && Date.now() - readAt > READS_EVERY) readAgain()
  }
  const readAgain = () => {
    readAt = Date.now()
    void client.refetchQueries({ predicate: ({ state }) => isUnreachable(state.error) })
  }
  const heard = (action: { type: string; manual?: boolean; error?: unknown }) => {
    if (action.type === 'error') become(isUnreachable(action.error))
    // An answer put into the store by hand came from another call.
    else if (action.type === 'success' && !action.manual) become(false)
  }
  client.getQueryCache().subscribe((event) => event.type === 'updated' && heard(event.action))
  client.getMutationCache().subscribe((event) => event.type === 'updated' && heard(event.action))
  return {
    isLost: () => lost,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry: async () => {
      const isUp = await fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      become(!isUp)
      if (isUp) readAgain()
    },
  }
}
