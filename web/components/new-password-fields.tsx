import { TextField } from '#web/components/ui/field.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface Registered {
  field: UseFormRegisterReturn
  error: string | undefined
}

interface NewPasswordFieldsProps {
  label: string
  password: Registered
  confirmation: Registered
}

/** A new password and its confirmation, shared by every form that sets one. */
export const NewPasswordFields = ({ label, password, confirmation }: NewPasswordFieldsProps) => (
  <>
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      hint={password.error ? undefined : 'At least 8 characters.'}
      error={password.error}
      {...password.field}
    />
    <TextField
      label="Confirm password"
      type="password"
      autoComplete="new-password"
      error={confirmation.error}
      {...confirmation.field}
    />
  </>
)
