import { currentUser, Names, updateAccount, type User } from '#contract/account.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'

export function NameForm({ user }: { user: User }) {
  const kept = useReadCache()
  const notify = useNotify()
  const form = useForm({
    resolver: zodResolver(Names),
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  })
  const { errors, isDirty } = form.formState
  const save = useSend(updateAccount)
  const submit = form.handleSubmit((body) =>
    save.mutate(
      { body },
      {
        onSuccess: (saved) => {
          kept.put(currentUser, saved)
          form.reset(body)
          notify({ title: 'Account saved' })
        },
        onError: (error) => {
          if (showAtFields(form, error)) return
          notify({
            title: 'Update failed',
            text: 'Failed to update account information. Please try again.',
            error,
          })
        },
      },
    ),
  )
  return (
    <form noValidate aria-label="Your name" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        readOnly
        value={user.email}
        hint="Your email can't be changed here."
      />
      <Button
        type="submit"
        tone="pencil"
        className="justify-self-start"
        disabled={!isDirty && !save.isPending}
        pending={save.isPending}
      >
        Save name
      </Button>
    </form>
  )
}
