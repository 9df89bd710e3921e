// The state of the emails to the account's own address, and how to resume them after an unsubscribe. A change shows at once, and
// is rolled back with a message if the server refuses it.
import type { User } from '#contract/account.ts'
import { readRecipients, receiveAgain, type Recipient } from '#contract/mail-choices.ts'
import { type Profile, readProfile } from '#contract/profile.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { keyOf, useReadCache, useRead } from '#web/api/use-read.ts'
import { useNotify } from '#web/components/notices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

const PROFILE = keyOf(readProfile)
const RECIPIENTS = keyOf(readRecipients)

export function useOwnMails({ email }: User) {
  const client = useQueryClient()
  const kept = useReadCache()
  const notify = useNotify()
  const recipients = useRead(readRecipients, undefined, { fresh: true })
  const isOwn = ({ address }: Recipient) => address.toLowerCase() === email.toLowerCase()
  const { mutate } = useMutation<Recipient[], HttpError, void, () => void>({
    mutationFn: () => send(receiveAgain),
    onMutate: async () => {
      await Promise.all([PROFILE, RECIPIENTS].map((queryKey) => client.cancelQueries({ queryKey })))
      const known = client.getQueryData<Recipient[]>(RECIPIENTS)
      const wished = client.getQueryData<Profile>(PROFILE)?.emailNotifications
      const putWish = (emailNotifications: boolean) =>
        client.setQueryData<Profile>(PROFILE, (profile) => profile && { ...profile, emailNotifications })
      putWish(true)
      client.setQueryData<Recipient[]>(RECIPIENTS, (all) =>
        all?.map((one) => (isOwn(one) ? { ...one, standing: 'receiving' } : one)),
      )
      return () => {
        if (wished !== undefined) putWish(wished)
        client.setQueryData(RECIPIENTS, known)
      }
    },
    onSuccess: (recipients) => {
      kept.put(readRecipients, recipients)
      notify({ title: 'You’ll get deliveries by email again', text: email })
    },
    onError: (error, _, putBack) => {
      putBack?.()
      notify({ title: 'Error', text: error.message, error })
    },
  })
  return { standing: recipients.data?.find(isOwn)?.standing, receiveAgain: () => mutate() }
}
