import type { AnswerOf, Call } from '#contract/call.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnyArgs, type Args, ask } from './send.ts'

interface ReadOptions<C extends Call> {
  enabled?: boolean
  /** Milliseconds between reads, by what was found; only for things that move by themselves. */
  every?: (found: AnswerOf<C> | undefined) => number | false
  /** Reads again whenever a screen that shows it opens. */
  fresh?: boolean
}

/** Reads a call's answer, once for all who show it. */
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
  /** Reads again whenever a screen that shows it opens. */
  fresh?: boolean
  /** Shows the list that was asked for before, until this one is there. */
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

/** Puts an answer that another call brought where `useRead` finds it, or asks for it to be read again. */
export function useReadCache() {
  const client = useQueryClient()
  return {
    put: <C extends Call>(call: C, answer: AnswerOf<C>, args?: Args<C>) =>
      client.setQueryData(keyOf(call, args), answer),
    refresh: (...calls: Call[]) =>
      Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: [call.path] }))),
  }
}

/** Where an answer is kept: the path, and what else tells one reading from another. The boot data uses the bare path. */
export function keyOf(call: Call, args?: AnyArgs): readonly unknown[] {
  const { params, query } = args ?? {}
  return params || query ? [call.path, { ...params, ...query }] : [call.path]
}
