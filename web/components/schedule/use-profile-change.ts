// Profile settings that are saved as soon as they change. A change shows everywhere at once, and is rolled back with a message if
// the server refuses it.
import { type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { keyOf } from '#web/api/use-read.ts'
import { type Notice, useNotify } from '#web/components/notices.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

const PROFILE = ['change-profile'] as const

/** The fields saved this way. */
type Changes = Partial<
  Pick<Profile, 'deliveriesPaused' | 'emailNotifications' | 'weeklyDigest' | 'teamMemberEmails'>
>

interface Deed {
  changes: Changes
  /** The fields' previous values. */
  before: Changes
  onSaved?: (profile: Profile) => void
  /** Handles a refusal itself, in place of a notice. */
  onRefused?: (error: HttpError) => void
}

export function useProfileChange() {
  const client = useQueryClient()
  const notify = useNotify()
  const { mutate } = useMutation<Profile, HttpError, Deed>({
    mutationKey: PROFILE,
    // Changes are sent in order, so that the last one wins.
    scope: { id: PROFILE[0] },
    mutationFn: ({ changes }) => send(saveProfile, { body: changes }),
    onSuccess: (saved, { onSaved }) => {
      // While later changes are waiting to be sent, an earlier answer doesn't include them.
      if (client.isMutating({ mutationKey: PROFILE }) === 1) client.setQueryData(keyOf(readProfile), saved)
      onSaved?.(saved)
    },
    onError: (error, { before, onRefused }) => {
      put(client, before)
      if (onRefused) onRefused(error)
      else notify(refusal(error))
    },
  })
  const change = (deed: Deed) => {
    void client.cancelQueries({ queryKey: keyOf(readProfile) })
    put(client, deed.changes)
    mutate(deed)
  }
  /** The profile right now, which components may not have rendered yet. */
  const current = () => client.getQueryData<Profile>(keyOf(readProfile))
  return { change, current }
}

const refusal = (error: HttpError): Notice => ({
  title: 'Error',
  text: `Failed to save settings. ${error.message}`.trim(),
  error,
})

const put = (client: QueryClient, changes: Changes) =>
  client.setQueryData<Profile>(keyOf(readProfile), (profile) => profile && { ...profile, ...changes })
