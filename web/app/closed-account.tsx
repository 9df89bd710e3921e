import { currentUser, reopenAccount } from '#contract/account.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useDates } from '#web/components/dates.ts'
import { useNotify } from '#web/components/notices.ts'

/** Shown above every screen of a closed account until the account is restored or its data is deleted. */
export function ClosedAccount({ deletionDate }: { deletionDate: string }) {
  const kept = useReadCache()
  const notify = useNotify()
  const { dayOf } = useDates()
  const reopen = useSend(reopenAccount, {
    onDone: (user) => {
      kept.put(currentUser, user)
      notify({ title: 'Account reopened', text: 'Nothing was deleted.' })
    },
  })
  return (
    <Alert title="Your account is closed" className="mb-8">
      <p>Everything in it will be deleted on {dayOf(deletionDate)}. You can keep your account until then.</p>
      {reopen.refusal && <p className="mt-2 font-medium">{reopen.refusal.message}</p>}
      <Button className="mt-3" pending={reopen.isPending} onClick={() => reopen.mutate()}>
        Keep my account
      </Button>
    </Alert>
  )
}
