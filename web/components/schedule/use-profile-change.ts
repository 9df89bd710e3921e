// A setting of the profile that is saved when it is changed: it shows at once, everywhere, and goes back with a sentence when
// the server refuses.
import { type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { keyOf } from '#web/api/use-read.ts'
import { type Notice, useNotify } from '#web/components/notices.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

const PROFILE = ['change-profile'] as const

/** The fields that are saved so. */
type Changes = Partial<
  Pick<Profile, 'deliveriesPaused' | 'emailNotifications' | 'weeklyDigest' | 'teamMemberEmails'>
>

interface Deed {
  changes: Changes
  /** What the changed fields were before. */
  before: Changes
  onSaved?: (profile: Profile) => void
  /** Tells of a refusal itself, in the place of a notice. */
  onRefused?: (error: HttpError) => void
}

export function useProfileChange() {
  const client = useQueryClient()
  const notify = useNotify()
  const { mutate } = useMutation<Profile, HttpError, Deed>({
    mutationKey: PROFILE,
    // One after another, so that the last word is the person's.
    scope: { id: PROFILE[0] },
    mutationFn: ({ changes }) => send(saveProfile, { body: changes }),
    onSuccess: (saved, { onSaved }) => {
      // Of several, an earlier answer does not know yet what the later ones ask for.
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
  /** The profile as it is this very moment, which a screen may be about to draw. */
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
