import { PasswordResetForm, resetPassword } from '#contract/account.ts'
import { useSend } from '#web/api/use-send.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { NewPasswordFields } from '#web/components/new-password-fields.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'
import { visitorHeadings } from '#web/components/frames/visitor-sheet.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useSearch } from 'wouter'

/** Sets a new password with the token from an emailed link. */
export default function ResetPassword() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const form = useForm({
    resolver: zodResolver(PasswordResetForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  const reset = useSend(resetPassword)
  const submit = form.handleSubmit(({ password }) => {
    if (!token) return form.setError('root', { message: 'Invalid reset token' })
    reset.mutate({ body: { token, password } }, { onError: (error) => void showAtFields(form, error) })
  })
  if (reset.data) return <Done />
  const unplaced = reset.refusal?.errors.length === 0 ? reset.refusal : null
  const problem = token
    ? (errors.root?.message ?? unplaced?.message)
    : 'Invalid reset link. Please request a new password reset.'
  return (
    <VisitorFrame title={visitorHeadings['/reset-password']}>
      {problem && (
        <Alert className="mb-6">
          <p>{problem}</p>
          {(!token || unplaced) && (
            <Link href="/forgot-password" className="link reach mt-1 inline-block py-1">
              Request a new link
            </Link>
          )}
        </Alert>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <NewPasswordFields
          label="New password"
          password={{ field: form.register('password'), error: errors.password?.message }}
          confirmation={{ field: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" tone="pencil" disabled={!token} pending={reset.isPending}>
          Reset password
        </Button>
      </form>
    </VisitorFrame>
  )
}

const Done = () => (
  <VisitorFrame
    title="Password Reset Complete"
    lead="Your password has been changed. You’ve been signed out on all devices."
  >
    {/* A full page load, because all sessions have ended. */}
    <a href="/login" className="btn btn-pencil">
      Log in
    </a>
  </VisitorFrame>
)
