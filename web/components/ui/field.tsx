// A label, its input, a hint and an error, linked for screen readers.
import { type ComponentProps, type ReactNode, useId } from 'react'

/** The classes of every text input and select. */
export const control =
  'block min-h-11 w-full rounded-ctl border-[1.5px] border-edge bg-sheet px-3 py-2 text-base text-ink ' +
  'placeholder:text-ink-2 aria-invalid:border-stamp disabled:bg-paper disabled:text-ink-2 [&[readonly]]:bg-paper'

export interface FieldWords {
  label: string
  hint?: ReactNode
  error?: string | undefined
  className?: string
}

interface FrameProps extends FieldWords {
  id: string
  children: ReactNode
}

/** The ids for `aria-describedby`. */
export const describedBy = (id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

export function FieldFrame({ id, label, hint, error, className = '', children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

export const FieldMessage = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="mt-1.5 text-small font-medium text-stamp">
    {children}
  </p>
)

type TextProps = FieldWords & Omit<ComponentProps<'input'>, 'className' | 'id'>

export function TextField({ label, hint, error, className, ...input }: TextProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, ...(className && { className }) }}>
      <input
        id={id}
        className={control}
        aria-invalid={!!error}
        aria-describedby={describedBy(id, { hint, error })}
        {...input}
      />
    </FieldFrame>
  )
}

type AreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export function TextArea({ label, hint, error, className, rows = 4, ...area }: AreaProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, ...(className && { className }) }}>
      <textarea
        id={id}
        rows={rows}
        // Grows with its text, from the height of its rows.
        className={`${control} field-sizing-content max-h-[60dvh]`}
        style={{ minHeight: `${rows * 1.5 + 1.25}rem` }}
        aria-invalid={!!error}
        aria-describedby={describedBy(id, { hint, error })}
        {...area}
      />
    </FieldFrame>
  )
}

type SelectProps = FieldWords & Omit<ComponentProps<'select'>, 'className' | 'id'>

export function SelectField({ label, hint, error, className, children, ...select }: SelectProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, ...(className && { className }) }}>
      <select
        id={id}
        className={`${control} pr-9!`}
        aria-invalid={!!error}
        aria-describedby={describedBy(id, { hint, error })}
        {...select}
      >
        {children}
      </select>
    </FieldFrame>
  )
}
