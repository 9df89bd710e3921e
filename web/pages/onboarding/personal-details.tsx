import { currentUser, Names, updateAccount } from '#contract/account.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { TextField } from '#web/components/ui/field.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { StepButtons, type StepProps, useSaveAsTyped } from './step.tsx'

export function PersonalDetails({ draft, keep, onNext }: StepProps) {
  const kept = useReadCache()
  const notify = useNotify()
  const form = useForm({
    resolver: zodResolver(Names),
    defaultValues: { firstName: draft.firstName, lastName: draft.lastName },
  })
  useSaveAsTyped(form, keep)
  const { errors } = form.formState
  const save = useSend(updateAccount, { onDone: (user) => kept.put(currentUser, user) })
  const submit = form.handleSubmit((body) =>
    save.mutate(
      { body },
      {
        onSuccess: onNext,
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
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid gap-6 sm:grid-cols-2">
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
      <StepButtons pending={save.isPending} />
    </form>
  )
}
