import type { AnswerOf, Call } from '#contract/call.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type HttpError, isUnreachable } from './http-error.ts'
import { type Args, ask } from './send.ts'

/** The argument of `mutate`; nothing for a call that needs nothing. */
export type SendArgs<C extends Call> = Partial<Args<C>> extends Args<C> ? Args<C> | void : Args<C>

interface SendOptions<C extends Call> {
  onDone?: (answer: AnswerOf<C>) => void
  /** Whether another call may be sent before the last one is answered. */
  overlapping?: boolean
}

/**
 * Returns a function that sends a call, and whether it is being sent. While it is, another click does
 * nothing.
 */
export function useSend<C extends Call>(call: C, { onDone, overlapping = false }: SendOptions<C> = {}) {
  const underWay = useRef(false)
  const mutation = useMutation<AnswerOf<C>, HttpError, SendArgs<C>>({
    mutationFn: async (args) => (await ask(call, { ...args })).answer,
    meta: { open: call.who === 'anyone' },
    ...(onDone && { onSuccess: onDone }),
    onSettled: () => {
      underWay.current = false
    },
  })
  const mutate: typeof mutation.mutate = (...args) => {
    if (underWay.current && !overlapping) return
    underWay.current = true
    mutation.mutate(...args)
  }
  /** The error the server answered with. If there was no answer, the banner reports it instead. */
  const refusal = isUnreachable(mutation.error) ? null : mutation.error
  return { ...mutation, mutate, refusal }
}
