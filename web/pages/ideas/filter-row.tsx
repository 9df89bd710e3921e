// The list's filters. Each choice adds a step to the browser history; a search adds one in total, not one per letter.
import { ContentType, objectives } from '#contract/values/content.ts'
import { kindLabel } from '#web/components/kinds.ts'
import { Choice, Options } from '#web/components/ui/choice.tsx'
import { SearchBox } from '#web/components/ui/search-box.tsx'
import { useLocation, useSearch } from 'wouter'
import { addressOf, type Filters, filtersOf } from './address.ts'

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
      aria-label="Filter ideas"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-3 pt-5 pb-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <SearchBox
        className="col-span-full lg:col-span-1"
        label="Search ideas"
        placeholder="Search titles and summaries"
        value={filters.search ?? ''}
        onSearch={(words) => narrow('search', words, !!filters.search)}
      />
      <Choice
        label="Content type"
        none="Any type"
        value={filters.contentType}
        onChange={(kind) => narrow('contentType', kind)}
      >
        <Options of={kinds} />
      </Choice>
      <Choice
        label="Objective"
        none="Any objective"
        value={filters.objective}
        onChange={(objective) => narrow('objective', objective)}
      >
        <Options of={objectives} />
      </Choice>
      <Choice
        label="Source"
        className="max-lg:col-span-full"
        none="Any source"
        value={filters.instant}
        onChange={(instant) => narrow('instant', instant)}
      >
        <Options of={sources} />
      </Choice>
    </form>
  )
}
