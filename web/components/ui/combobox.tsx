// One value from a long list, found by typing (the ARIA pattern "editable combobox with list autocomplete"). The list is inside
// its own wrapper, not in a portal.
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { control, describedBy, FieldFrame } from './field.tsx'
import { matching, type Option } from './matching.ts'

interface ComboboxProps {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Whether text that isn't on the list is accepted too. */
  freeText?: boolean
  hint?: ReactNode
  error?: string | undefined
  name?: string
  ref?: Ref<HTMLInputElement>
}

const PAGE = 8

export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChange, onBlur, freeText = false, hint, error, name, ref } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(-1)

  const chosen = options.find((option) => option.value === value)?.label ?? (freeText ? value : '')
  const shown = matching(options, typed)

  const highlight = (index: number) => {
    setAt(index)
    requestAnimationFrame(() => list.current?.children[index]?.scrollIntoView({ block: 'nearest' }))
  }
  const show = () => {
    if (open) return
    setOpen(true)
    highlight(options.findIndex((option) => option.value === value))
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    setAt(-1)
  }
  const pick = (option: Option | undefined) => {
    if (option) onChange(option.value)
    close()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    highlight(text && !freeText ? 0 : -1)
    if (freeText || !text) onChange(text)
  }
  const steps: Record<string, () => number> = {
    ArrowDown: () => (at + 1) % shown.length,
    ArrowUp: () => (at <= 0 ? shown.length : at) - 1,
    PageDown: () => Math.min(shown.length - 1, at + PAGE),
    PageUp: () => Math.max(0, at - PAGE),
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      if (!open) show()
      else if (shown.length) highlight(step())
    } else if (!open) return
    else if (event.key === 'Enter') {
      event.preventDefault()
      pick(shown[at])
    } else if (event.key === 'Escape') {
      // Stops Escape from closing the dialog around the field.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') pick(typed === null ? undefined : shown[at])
  }

  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div
        className="relative"
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return
          close()
          onBlur?.()
        }}
      >
        <input
          ref={ref}
          id={id}
          name={name}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && shown[at] ? `${id}-${at}` : undefined}
          aria-invalid={!!error}
          aria-describedby={describedBy(id, { hint, error })}
          className={control}
          value={typed ?? chosen}
          onClick={show}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          hidden={!open || !shown.length}
          className={`${popup} max-h-60 overflow-y-auto`}
        >
          {open &&
            shown.map((option, index) => (
              <div
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={option.value === value}
                className={`cursor-pointer px-3 py-2 wrap-anywhere aria-selected:font-semibold ${index === at ? 'bg-pencil-soft' : ''}`}
                onPointerMove={() => at !== index && setAt(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
              >
                {option.label}
              </div>
            ))}
        </div>
        {open && !shown.length && !freeText && <p className={`${popup} px-3 py-2`}>No match</p>}
        <output className="sr-only">
          {open && typed !== null
            ? `${shown.length || 'No'} ${shown.length === 1 ? 'result' : 'results'}`
            : ''}
        </output>
      </div>
    </FieldFrame>
  )
}

const popup = 'absolute inset-x-0 z-20 mt-1 rounded-ctl border-[1.5px] border-edge bg-sheet shadow-lg'
