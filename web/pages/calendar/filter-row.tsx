// The year's filters. Each choice adds a step to the browser history; a search adds one in total, not one per letter.
import { Choice, Options } from '#web/components/ui/choice.tsx'
import { SearchBox } from '#web/components/ui/search-box.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { useLocation, useSearch } from 'wouter'
import { addressOf, type Filters, filtersOf } from './filters.ts'
import { dayKinds } from './words.ts'

const kinds = { own: 'Your own events', ...dayKinds }

interface FilterRowProps {
  filters: Filters
  /** How many dates were hidden by hand. */
  hidden: number
  wantsFaith: boolean
  onFaith: (wantsFaith: boolean) => void
}

export function FilterRow({ filters, hidden, wantsFaith, onFaith }: FilterRowProps) {
  const [, navigate] = useLocation()
  const asked = useSearch()
  const narrow = (name: keyof Filters, value: string, replace = false) => {
    const query = new URLSearchParams(asked)
    query.set(name, value)
    query.delete('page')
    navigate(addressOf(filtersOf(query.toString())), { replace })
  }
  return (
    <form
      aria-label="Filter the year"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 pt-5"
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchBox
          label="Search the year"
          placeholder="Search dates"
          value={filters.search ?? ''}
          onSearch={(words) => narrow('search', words, !!filters.search)}
        />
        <Choice label="Kind" none="Any kind" value={filters.kind} onChange={(kind) => narrow('kind', kind)}>
          <Options of={kinds} />
        </Choice>
      </div>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        <Switch
          label="Only relevant dates"
          hint="Turn off to see less relevant dates too."
          checked={!filters.fit}
          onChange={(fits) => narrow('fit', fits ? '' : 'all')}
        />
        <Switch
          label="Show religious holidays"
          hint="Also those that aren’t public holidays in your country."
          checked={wantsFaith}
          onChange={onFaith}
        />
        {(hidden > 0 || filters.hidden) && (
          <Switch
            label={`Show hidden dates (${hidden})`}
            hint="You can then show them again."
            checked={!!filters.hidden}
            onChange={(shown) => narrow('hidden', shown ? 'shown' : '')}
          />
        )}
      </div>
    </form>
  )
}
