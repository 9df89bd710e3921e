import { currentUser } from '#contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { isUnreachable } from './http-error.ts'
import { send } from './send.ts'
import { keyOf } from './use-read.ts'

/** The signed-in user, or null for a visitor. Any error counts as a visitor, but a missing answer leaves it unknown. */
export function useUser() {
  return useQuery({
    queryKey: keyOf(currentUser),
    queryFn: ({ signal }) =>
      send(currentUser, { signal }).catch((error: unknown) => {
        if (isUnreachable(error)) throw error
        return null
      }),
  })
}
