// What narrows the list. Choices are places to come back to; what is typed is not, letter by letter.
import { ContentType, objectives } from '#contract/content.ts'
import { kindLabel } from '#web/components/kinds.ts'
import { TextButton } from '#web/components/ui/button.tsx'
import { control } from '#web/components/ui/field.tsx'
import { useLocation, useSearch } from 'wouter'
import { addressOf, type Filters, filtersOf, isNarrowed } from './address.ts'
import { SearchBox } from './search-box.tsx'

const sources = { true: 'Only instant ideas', false: 'Only delivered ideas' }
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
      className="grid grid-cols-2 gap-3 py-5 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <SearchBox value={filters.search ?? ''} onSearch={(words) => narrow('search', words, true)} />
      <Choice
        label="Content type"
        none="Every content type"
        options={kinds}
        value={filters.contentType}
        onChange={(kind) => narrow('contentType', kind)}
      />
      <Choice
        label="Objective"
        none="Every objective"
        options={objectives}
        value={filters.objective}
        onChange={(objective) => narrow('objective', objective)}
      />
      <Choice
        label="Source"
        none="Instant and delivered"
        options={sources}
        value={filters.instant}
        onChange={(instant) => narrow('instant', instant)}
      />
      {isNarrowed(filters) && (
        <p className="self-center lg:col-span-full">
          <TextButton onClick={() => navigate(addressOf({ status: filters.status }))}>
            Clear filters
          </TextButton>
        </p>
      )}
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
    className={`${control} ${value ? 'border-pencil! bg-pencil-soft! font-medium' : ''}`}
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
