import type { BrandFact } from '#contract/facts.ts'
import { Choice, Options } from '#web/components/ui/choice.tsx'
import { control } from '#web/components/ui/field.tsx'
import { Search } from 'lucide-react'
import { useLocation } from 'wouter'
import { addressOf, type Filters, filtersOf, states } from './filters.ts'
import { placesOf } from './summary.ts'

interface FilterRowProps {
  facts: readonly BrandFact[]
  filters: Filters
  search: string
  onSearch: (words: string) => void
}

export function FilterRow({ facts, filters, search, onSearch }: FilterRowProps) {
  const [, navigate] = useLocation()
  const narrow = (name: keyof Filters, value: string) => {
    const query = new URLSearchParams(addressOf(filters).split('?')[1])
    query.set(name, value)
    navigate(addressOf(filtersOf(query.toString())))
  }
  return (
    <form
      aria-label="Narrow the facts"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]"
    >
      <div className="relative col-span-full lg:col-span-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-2"
        />
        <input
          type="search"
          aria-label="Search facts"
          placeholder="Search claims, names and sums"
          autoComplete="off"
          maxLength={100}
          value={search}
          className={`${control} pl-9!`}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <Choice label="Place" none="Any place" value={filters.place} onChange={(of) => narrow('place', of)}>
        {placesOf(facts).map(({ title, places }) => (
          <optgroup key={title} label={title}>
            {places.map(({ of, label }) => (
              <option key={of} value={of}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <Choice
        label="State"
        none="Any state"
        value={filters.state}
        onChange={(state) => narrow('state', state)}
      >
        <Options of={states} />
      </Choice>
    </form>
  )
}
