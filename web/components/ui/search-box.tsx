import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { control } from './field.tsx'

/** The milliseconds without typing after which the search runs. */
export const SEARCH_DELAY = 300

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  onSearch: (words: string) => void
  className?: string
}

/** A search field. It searches when typing pauses, or at once with Enter. */
export function SearchBox({ label, placeholder, value, onSearch, className = '' }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const rested = useEffectEvent((words: string) => {
    // The box may have changed meanwhile, for example after Back. Then the search doesn't run.
    if (words !== value && box.current?.value.trim() === words) onSearch(words)
  })
  useEffect(() => {
    const timer = setTimeout(() => rested(typed.trim()), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed])
  // The box keeps its own text, so that a trailing space stays. It follows the address when that changes.
  useEffect(() => {
    if (box.current && box.current.value.trim() !== value) box.current.value = value
  }, [value])
  return (
    <div className={`relative ${className}`}>
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-2" />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={100}
        defaultValue={value}
        className={`${control} pl-9!`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onSearch(event.currentTarget.value.trim())}
      />
    </div>
  )
}
