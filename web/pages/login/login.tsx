import { Credentials, currentUser, login } from '#contract/account.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'
import { visitorHeadings } from '#web/components/frames/visitor-sheet.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useSearch } from 'wouter'
import { ResendVerification } from './resend-verification.tsx'

const reasons: Record<string, string> = {
  session_ended: 'You’ve been signed out. Log in to carry on where you were.',
  auth_redirect:
    'You can’t log in with an external provider. Please use our own registration system to create an account, or log in with your email and password.',
  invalid_verification:
    'This verification link no longer works. Log in with your email and password to get a new one.',
}

/** Signs in. The access rules decide where the person goes next. */
export default function Login() {
  const reason = reasons[new URLSearchParams(useSearch()).get('error') ?? '']
  const kept = useReadCache()
  const notify = useNotify()
  const form = useForm({ resolver: zodResolver(Credentials), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const signIn = useSend(login, {
    onDone: (user) => {
      notify({ title: 'Login successful!' })
      kept.put(currentUser, user)
    },
  })
  const submit = form.handleSubmit((body) =>
    signIn.mutate({ body }, { onError: (error) => void showAtFields(form, error) }),
  )
  const tried = signIn.variables?.body.email ?? ''
  return (
    <VisitorFrame title={visitorHeadings['/login']}>
      {reason && !signIn.refusal && (
        <Alert tone="plain" className="mb-6">
          <p>{reason}</p>
        </Alert>
      )}
      {signIn.refusal && (
        <Alert className="mb-6">
          <p>{signIn.refusal.message}</p>
          {signIn.refusal.kind === 'not-verified' && <ResendVerification email={tried} />}
        </Alert>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" tone="pencil" pending={signIn.isPending}>
          Log in
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Link href="/forgot-password" className="link reach">
          Forgot your password?
        </Link>
        <p>
          No account yet?{' '}
          <Link href="/register" className="link">
            Register
          </Link>
        </p>
      </div>
    </VisitorFrame>
  )
}
