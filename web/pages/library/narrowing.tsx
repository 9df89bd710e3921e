// What narrows the list: words, and a choice for each facet with how many entries have it.
import { Facet, type Shelf } from '#contract/library.ts'
import { control } from '#web/components/ui/field.tsx'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { addressOf, narrowedTo, type Place } from './address.ts'
import { countsOf } from './found.ts'
import { facetNames, inWords } from './words.ts'

interface NarrowingProps {
  place: Place
  /** The shelves whose entries are narrowed. */
  shelves: readonly Shelf[]
  all: readonly Shelf[]
  /** What stands between the search and the choices where there is room. */
  children: ReactNode
}

export function Narrowing({ place, shelves, all, children }: NarrowingProps) {
  const [, navigate] = useLocation()
  const narrow = (name: 'shelf' | 'search' | 'faults' | Facet, value: string) =>
    navigate(addressOf(narrowedTo(place, name, value)), { replace: name === 'search' })
  const isFaulty = all.some(({ entries }) => entries.some(({ faults }) => faults.length > 0))
  return (
    <form
      aria-label="Narrow the list"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-2 lg:grid-cols-1"
    >
      <div className="relative col-span-full">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-2"
        />
        <input
          type="search"
          aria-label="Search all texts"
          placeholder="Search all texts"
          autoComplete="off"
          maxLength={100}
          value={place.search ?? ''}
          className={`${control} pl-9!`}
          onChange={(event) => narrow('search', event.target.value)}
        />
      </div>
      {children}
      <Choice
        label="Shelf"
        none="All shelves"
        className="col-span-full lg:hidden"
        options={all.map(({ id, name, entries }) => [id, name, entries.length])}
        value={place.shelf}
        onChange={(shelf) => narrow('shelf', shelf)}
      />
      {Facet.options.map((facet) => (
        <Choice
          key={facet}
          label={facetNames[facet]}
          none={`Any ${facetNames[facet].toLowerCase()}`}
          options={countsOf(shelves, facet)
            .filter(([value, count]) => count > 0 || value === place[facet])
            .map(([value, count]) => [value, inWords(value), count])}
          value={place[facet]}
          onChange={(value) => narrow(facet, value)}
        />
      ))}
      {(isFaulty || place.faults) && (
        <label className="col-span-full flex min-h-11 items-center gap-2.5 text-stamp">
          <input
            type="checkbox"
            className="size-4 accent-stamp"
            checked={place.faults === 'true'}
            onChange={(event) => narrow('faults', event.target.checked ? 'true' : '')}
          />
          Only with faults
        </label>
      )}
    </form>
  )
}

interface ChoiceProps {
  label: string
  /** Says that nothing is narrowed. */
  none: string
  options: readonly (readonly [value: string, words: string, count: number])[]
  value: string | undefined
  className?: string
  onChange: (value: string) => void
}

const Choice = ({ label, none, options, value = '', className = '', onChange }: ChoiceProps) => (
  <select
    aria-label={label}
    className={`${control} py-1.5! lg:min-h-9! lg:text-small! ${value ? 'border-pencil! bg-pencil-soft! font-medium' : ''} ${className}`}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    <option value="">{none}</option>
    {options.map(([option, words, count]) => (
      <option key={option} value={option}>
        {words} ({count})
      </option>
    ))}
  </select>
)
