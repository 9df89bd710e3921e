// Whether the server can be reached, judged by the last call's result.
import type { QueryClient } from '@tanstack/react-query'
import { isUnreachable } from './http-error.ts'

export interface Connection {
  isLost: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Checks whether the server is back, and if so rereads what failed in the meantime. */
  retry: () => Promise<void>
}

/** The minimum milliseconds between two rereads, so that one call that always fails isn't sent in a loop. */
const READS_EVERY = 10_000

/** Watches a query client's calls for as long as the page is open. */
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
    // `manual` marks data set with `setQueryData`, which proves nothing about the server.
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
