import type { ReactNode } from 'react'
import { control } from './field.tsx'

interface ChoiceProps {
  label: string
  /** Says that nothing is narrowed. */
  none: string
  value: string | undefined
  onChange: (value: string) => void
  className?: string
  /** The options. */
  children: ReactNode
}

/** One way to narrow a list; it shows when it does. */
export const Choice = ({ label, none, value = '', onChange, className = '', children }: ChoiceProps) => (
  <select
    aria-label={label}
    className={`${control} pr-9! ${className} ${value ? 'border-pencil! bg-pencil-soft! font-medium' : ''}`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    <option value="">{none}</option>
    {children}
  </select>
)

/** A record of words as options. */
export const Options = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))
