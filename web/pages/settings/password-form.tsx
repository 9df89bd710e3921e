import { changePassword, PasswordChangeForm, type User } from '#contract/account.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Button } from '#web/components/ui/button.tsx'
import { NewPasswordFields } from '#web/components/new-password-fields.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordForm({ user }: { user: User }) {
  const notify = useNotify()
  const form = useForm({ resolver: zodResolver(PasswordChangeForm), defaultValues: empty })
  const { errors } = form.formState
  const change = useSend(changePassword)
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { body: { currentPassword, newPassword } },
      {
        onSuccess: () => {
          form.reset(empty)
          notify({ title: 'Password changed', text: 'You’ve been signed out on your other devices.' })
        },
        onError: (error) => {
          if (showAtFields(form, error)) return
          notify({ title: 'Update failed', text: error.message, tone: 'bad' })
        },
      },
    ),
  )
  return (
    <form noValidate aria-label="Password" onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NewPasswordFields
          label="New password"
          password={{ field: form.register('newPassword'), error: errors.newPassword?.message }}
          confirmation={{ field: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
      </div>
      <Button type="submit" tone="pencil" className="justify-self-start" pending={change.isPending}>
        Change password
      </Button>
    </form>
  )
}
