// The store of what was read, with the specification's defaults, and the one place that notices a lost session.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { HttpError } from './http-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: HttpError
    queryMeta: { open?: boolean }
    mutationMeta: { open?: boolean }
  }
}

/**
 * Makes the store. `onLoggedOut` runs once, however many calls find the session gone together; calls marked `open` are
 * those that anyone may make, where a 401 is an ordinary answer.
 */
export function makeQueryClient(onLoggedOut: () => void): QueryClient {
  let told = false
  const notice = (error: Error, open: boolean | undefined) => {
    if (told || open || !(error instanceof HttpError) || error.status !== 401) return
    told = true
    onLoggedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => notice(error, query.meta?.open) }),
    mutationCache: new MutationCache({
      onError: (error, _args, _kept, mutation) => notice(error, mutation.meta?.open),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * Sends the changes that wait behind another of theirs (see `scope`), each at once: the page they wait in is being left, and
 * they would go with it. The server may take two of one field in either order.
 */
export function sendWaiting(client: QueryClient): void {
  const changes = client.getMutationCache()
  const waiting = changes.getAll().filter(({ state }) => state.status === 'pending' && state.isPaused)
  // Out of the queue, none waits for another any more; what is under way goes on.
  changes.clear()
  for (const change of waiting) change.continue().catch(() => {})
}
