import { resendVerification } from '#contract/account.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { BeforeEmail } from '#web/components/outbox-note.tsx'
import { Button } from '#web/components/ui/button.tsx'

/** Sends the verification link again. */
export function ResendVerification({ email }: { email: string }) {
  const notify = useNotify()
  const resend = useSend(resendVerification)
  const send = () =>
    resend.mutate(
      { body: { email } },
      {
        onSuccess: ({ message }) => notify({ title: 'Verification email sent!', text: message }),
        onError: (error) => notify({ title: error.message || 'Failed to resend verification email', error }),
      },
    )
  return (
    <>
      <BeforeEmail what="the email" className="mt-3" />
      <Button className="mt-3" pending={resend.isPending} onClick={send}>
        Resend verification email
      </Button>
    </>
  )
}
