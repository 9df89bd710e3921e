import { closeAccount, currentUser, exportAccount, type User } from '#contract/account.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useBoot } from '#web/components/boot.ts'
import { useNotify } from '#web/components/notices.ts'
import { useDates } from '#web/components/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/dialog.tsx'
import { useState } from 'react'
import { download, fileNameOf } from './download.ts'

/** Exports the person's data and closes the account. Until the data is deleted, any screen can restore the account. */
export function YourData({ user }: { user: User }) {
  const { dayOf } = useDates()
  return (
    <div className="grid gap-8">
      <Export />
      {user.deletionDate ? (
        <p>Your account is closed. Its data will be deleted on {dayOf(user.deletionDate)}.</p>
      ) : (
        <Close />
      )}
    </div>
  )
}

function Export() {
  const { productName } = useBoot()
  const notify = useNotify()
  const read = useSend(exportAccount)
  const take = () =>
    read.mutate(undefined, {
      onSuccess: (data) => download(`${fileNameOf(productName)}-export.json`, JSON.stringify(data, null, 2)),
      onError: (error) => notify({ title: 'Export failed', text: error.message, error }),
    })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <p className="max-w-[44ch]">Download everything in your account as one file that programs can read.</p>
      <Button pending={read.isPending} onClick={take}>
        Export my data
      </Button>
    </div>
  )
}

function Close() {
  const kept = useReadCache()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const close = useSend(closeAccount)
  const confirm = () =>
    close.mutate(undefined, {
      onSuccess: (user) => {
        setAsking(false)
        kept.put(currentUser, user)
        window.scrollTo({ top: 0 })
      },
      onError: (error) => {
        setAsking(false)
        notify({ title: 'Error', text: error.message, error })
      },
    })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <p className="max-w-[44ch]">
        Deliveries stop at once. We delete your data after 30 days. You can change your mind until then.
      </p>
      <Button onClick={() => setAsking(true)}>Close my account</Button>
      <Confirm
        open={asking}
        title="Close your account?"
        action="Close my account"
        pending={close.isPending}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>
          Your profile, documents, ideas and reports will be deleted in 30 days. Log in before then and you
          can keep your account.
        </p>
      </Confirm>
    </div>
  )
}
