import type { AnswerOf, Call } from '#contract/call.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnyArgs, type Args, ask } from './send.ts'

interface ReadOptions<C extends Call> {
  enabled?: boolean
  /**
   * The milliseconds between two reads, depending on the answer; only for data that changes without the user.
   */
  every?: (found: AnswerOf<C> | undefined) => number | false
  /** Whether to read again each time a screen that shows the data opens. */
  fresh?: boolean
}

/** Reads a call's answer, shared by every component that shows it. */
export function useRead<C extends Call>(call: C, args?: Args<C>, options: ReadOptions<C> = {}) {
  const { every } = options
  return useQuery<AnswerOf<C>>({
    queryKey: keyOf(call, args),
    queryFn: async ({ signal }) => (await ask(call, { ...args, signal })).answer,
    meta: { open: call.who === 'anyone' },
    enabled: options.enabled ?? true,
    ...(every && { refetchInterval: (query) => every(query.state.data) }),
    ...(options.fresh && { staleTime: 0 }),
  })
}

interface PagesOptions {
  /** Whether to read again each time a screen that shows the data opens. */
  fresh?: boolean
  /** Whether to keep showing the previous list until the new one has loaded. */
  keepsLast?: boolean
}

/** Reads a list page by page, following the server's Link header. */
export function usePages<C extends Call>(call: C, args?: AnyArgs, options: PagesOptions = {}) {
  return useInfiniteQuery({
    queryKey: [...keyOf(call, args), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      ask(call, { ...args, query: { ...args?.query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    meta: { open: call.who === 'anyone' },
    ...(options.fresh && { staleTime: 0 }),
    ...(options.keepsLast && { placeholderData: keepPreviousData }),
  })
}

/** Writes another call's answer into the cache that `useRead` reads from, or marks calls to be read again. */
export function useReadCache() {
  const client = useQueryClient()
  return {
    put: <C extends Call>(call: C, answer: AnswerOf<C>, args?: Args<C>) =>
      client.setQueryData(keyOf(call, args), answer),
    refresh: (...calls: Call[]) =>
      Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: [call.path] }))),
  }
}

/** The cache key of an answer: the path, plus the parameters and query. The boot data uses the path alone. */
export function keyOf(call: Call, args?: AnyArgs): readonly unknown[] {
  const { params, query } = args ?? {}
  return params || query ? [call.path, { ...params, ...query }] : [call.path]
}
