// What narrows the list. Each choice is a place to come back to; a search is one, not each of its letters.
import { ContentType, objectives } from '#contract/content.ts'
import { kindLabel } from '#web/components/kinds.ts'
import { control } from '#web/components/ui/field.tsx'
import { useLocation, useSearch } from 'wouter'
import { addressOf, type Filters, filtersOf } from './address.ts'
import { SearchBox } from './search-box.tsx'

const sources = { true: 'Instant ideas', false: 'Delivered ideas' }
const kinds = Object.fromEntries(
  ContentType.options.filter((kind) => kind !== 'any').map((kind) => [kind, kindLabel(kind)]),
)

export function FilterRow({ filters }: { filters: Filters }) {
  const [, navigate] = useLocation()
  const asked = useSearch()
  const narrow = (name: keyof Filters, value: string, replace = false) => {
    const query = new URLSearchParams(asked)
    query.set(name, value)
    navigate(addressOf(filtersOf(query.toString())), { replace })
  }
  return (
    <form
      aria-label="Narrow the list"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-3 pt-5 pb-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <SearchBox
        value={filters.search ?? ''}
        onSearch={(words) => narrow('search', words, !!filters.search)}
      />
      <Choice
        label="Content type"
        none="Any type"
        options={kinds}
        value={filters.contentType}
        onChange={(kind) => narrow('contentType', kind)}
      />
      <Choice
        label="Objective"
        none="Any objective"
        options={objectives}
        value={filters.objective}
        onChange={(objective) => narrow('objective', objective)}
      />
      <Choice
        label="Source"
        none="Any source"
        options={sources}
        value={filters.instant}
        onChange={(instant) => narrow('instant', instant)}
      />
    </form>
  )
}

interface ChoiceProps {
  label: string
  /** Says that nothing is narrowed. */
  none: string
  options: Readonly<Record<string, string>>
  value: string | undefined
  onChange: (value: string) => void
}

const Choice = ({ label, none, options, value = '', onChange }: ChoiceProps) => (
  <select
    aria-label={label}
    className={`${control} max-lg:last:col-span-full ${value ? 'border-pencil! bg-pencil-soft! font-medium' : ''}`}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    <option value="">{none}</option>
    {Object.entries(options).map(([option, words]) => (
      <option key={option} value={option}>
        {words}
      </option>
    ))}
  </select>
)
