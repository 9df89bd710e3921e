// Creates the query client with the specification's defaults. This is also the one place that notices an
// ended session.
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
 * Makes the query client. `onLoggedOut` runs once, even if several calls find the session ended. For calls marked `open`, which
 * anyone may make, a 401 is an ordinary answer.
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
 * Sends the changes still queued behind another (see `scope`) at once, because the page is being left and they would be lost. The
 * server may receive two changes of one field in either order.
 */
export function sendWaiting(client: QueryClient): void {
  const changes = client.getMutationCache()
  const waiting = changes.getAll().filter(({ state }) => state.status === 'pending' && state.isPaused)
  // Changes that are waiting are taken out of the cache, so that they no longer wait for each other. Those
  // already being sent continue.
  changes.clear()
  for (const change of waiting) change.continue().catch(() => {})
}
