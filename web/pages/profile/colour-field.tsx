import { DEFAULT_COLOURS } from '#contract/delivery.ts'
import { control, describedBy, FieldFrame } from '#web/components/ui/field.tsx'
import { type Ref, useId } from 'react'
import { Controller } from 'react-hook-form'
import { useProfileFields } from './profile-form.ts'

export const standardColours = {
  primaryColor: DEFAULT_COLOURS.primary,
  secondaryColor: DEFAULT_COLOURS.secondary,
  tertiaryColor: DEFAULT_COLOURS.tertiary,
}

interface ColourFieldProps {
  name: keyof typeof standardColours
  label: string
}

/** A colour to type or pick. If it is empty, the default applies. */
export function ColourField({ name, label }: ColourFieldProps) {
  const { control } = useProfileFields()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ColourInput
          {...field}
          label={label}
          standard={standardColours[name]}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

interface ColourInputProps {
  name: string
  label: string
  standard: string
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

function ColourInput({ name, label, standard, value, error, onChange, onBlur, ref }: ColourInputProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className="flex gap-2">
        <input
          id={id}
          ref={ref}
          name={name}
          placeholder={standard}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={!!error}
          aria-describedby={describedBy(id, { error })}
          className={`${control} min-w-0 tabular-nums`}
          value={value ?? ''}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value.trim() || null)}
        />
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          className="h-11 w-12 shrink-0 cursor-pointer rounded-ctl border-[1.5px] border-edge bg-sheet p-1"
          value={value && /^#[0-9a-f]{6}$/i.test(value) ? value : standard}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  )
}
