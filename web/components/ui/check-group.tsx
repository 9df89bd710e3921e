// A small group of checkboxes, each large enough for a thumb.
import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field.tsx'

interface CheckGroupProps<Value extends string> {
  legend: string
  options: Readonly<Record<Value, string>>
  value: readonly Value[]
  onChange: (value: Value[]) => void
  onBlur?: () => void
  hint?: ReactNode
  error?: string | undefined
}

export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { legend, options, value, onChange, onBlur, hint, error } = props
  const id = useId()
  const known = Object.keys(options).filter((key): key is Value => key in options)
  return (
    <fieldset aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {known.map((key) => (
          <CheckOption
            key={key}
            label={options[key]}
            checked={value.includes(key)}
            invalid={!!error}
            onBlur={onBlur}
            onChange={(checked) =>
              onChange(known.filter((each) => (each === key ? checked : value.includes(each))))
            }
          />
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface CheckOptionProps {
  label: string
  checked: boolean
  invalid: boolean
  onBlur: (() => void) | undefined
  onChange: (checked: boolean) => void
}

const CheckOption = ({ label, checked, invalid, onBlur, onChange }: CheckOptionProps) => (
  <label
    className={
      'flex min-h-11 items-center gap-2.5 rounded-ctl border-[1.5px] px-3 py-1.5 has-checked:border-pencil has-checked:bg-pencil-soft ' +
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-pencil ' +
      (invalid ? 'border-stamp' : 'border-edge')
    }
  >
    <input
      type="checkbox"
      className="outline-none"
      checked={checked}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
)
