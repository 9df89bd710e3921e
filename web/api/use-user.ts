import { currentUser } from '#contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from './send.ts'
import { keyOf } from './use-read.ts'

/** The signed-in user, or null for a visitor: any answer but a user counts as none. */
export function useUser() {
  return useQuery({
    queryKey: keyOf(currentUser),
    queryFn: ({ signal }) => send(currentUser, { signal }).catch(() => null),
  })
}
