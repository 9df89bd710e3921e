import type { ReactNode } from 'react'
import { control } from './field.tsx'

interface ChoiceProps {
  label: string
  /** The label of the option that applies no filter. */
  none: string
  value: string | undefined
  onChange: (value: string) => void
  className?: string
  children: ReactNode
}

/** One filter of a list. It looks active while it filters. */
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

/** Options from a record of labels. */
export const Options = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))
