import type { AnswerOf, Call } from '#contract/call.ts'
import { useMutation } from '@tanstack/react-query'
import type { HttpError } from './http-error.ts'
import { type Args, ask } from './send.ts'

/** What `mutate` takes: nothing, for a call that needs nothing. */
export type SendArgs<C extends Call> = Record<never, never> extends Args<C> ? Args<C> | void : Args<C>

/** Sends a call when asked to, and knows whether it is under way. */
export function useSend<C extends Call>(call: C, options: { onDone?: (answer: AnswerOf<C>) => void } = {}) {
  return useMutation<AnswerOf<C>, HttpError, SendArgs<C>>({
    mutationFn: async (args) => (await ask(call, { ...args })).answer,
    meta: { open: call.who === 'anyone' },
    ...(options.onDone && { onSuccess: options.onDone }),
  })
}
