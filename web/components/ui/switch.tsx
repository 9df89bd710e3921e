import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

interface SwitchProps {
  label: string
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off, and changes at once. */
export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="reach mt-0.5 h-6 w-11 shrink-0 rounded-full bg-edge p-0.5 transition-colors data-[state=checked]:bg-pencil disabled:bg-transparent! disabled:inset-ring-[1.5px] disabled:inset-ring-edge"
      >
        <Radix.Thumb className="block size-5 rounded-full bg-sheet transition-transform data-disabled:bg-edge data-[state=checked]:translate-x-5" />
      </Radix.Root>
      <div>
        <label htmlFor={id} className={`font-medium ${disabled ? 'text-ink-2' : ''}`}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-ink-2">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
