import { EmailOnly, forgotPassword } from '#contract/account.ts'
import { useSend } from '#web/api/use-send.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { useBoot } from '#web/components/boot.ts'
import { BeforeEmail, OutboxNote } from '#web/components/outbox-note.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'
import { visitorHeadings } from '#web/components/frames/visitor-sheet.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'

/** Asks for a link to set a new password. */
export default function ForgotPassword() {
  const form = useForm({ resolver: zodResolver(EmailOnly), defaultValues: { email: '' } })
  const ask = useSend(forgotPassword)
  const submit = form.handleSubmit((body) =>
    ask.mutate({ body }, { onError: (error) => void showAtFields(form, error) }),
  )
  if (ask.data) return <CheckYourEmail email={ask.variables.body.email} />
  return (
    <VisitorFrame
      title={visitorHeadings['/forgot-password']}
      lead="Enter your email and we’ll send you a link to choose a new one."
    >
      {ask.refusal && (
        <Alert className="mb-6">
          <p>{ask.refusal.message}</p>
        </Alert>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <BeforeEmail what="the link" />
        <Button type="submit" tone="pencil" pending={ask.isPending}>
          Send the link
        </Button>
      </form>
      <p className="mt-6">
        <Link href="/login" className="link reach">
          Back to login
        </Link>
      </p>
    </VisitorFrame>
  )
}

function CheckYourEmail({ email }: { email: string }) {
  const { emailsOn } = useBoot()
  return (
    <VisitorFrame title="Check your email">
      <p className="wrap-anywhere">
        If there is an account for <strong className="font-semibold">{email}</strong>,{' '}
        {emailsOn
          ? 'a link to choose a new password is on its way.'
          : 'there is an email with a link to choose a new password.'}{' '}
        It works once and expires in one hour.
      </p>
      <OutboxNote />
      <ButtonLink to="/login" tone="pencil" className="mt-7">
        Return to login
      </ButtonLink>
    </VisitorFrame>
  )
}
