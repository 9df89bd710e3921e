import { countIdeas, ideaShelves } from '#contract/ideas.ts'
import { useRead } from '#web/api/use-read.ts'
import { shelfNames } from '#web/components/ideas/words.ts'
import { Link } from 'wouter'
import { addressOf, type Filters } from './address.ts'

/** The shelves as links, so that each is a step in the history. Their counts ignore the list's filters. */
export function ShelfTabs({ filters }: { filters: Filters }) {
  const counts = useRead(countIdeas, undefined, { fresh: true }).data
  const all = counts && counts.generated + counts.in_use + counts.published + counts.archived
  return (
    <nav aria-label="Ideas by status" className="border-b-2 border-ink">
      <ul className="grid grid-cols-3 sm:flex sm:flex-wrap">
        <Shelf name="All" count={all} filters={{ ...filters, status: undefined }} here={!filters.status} />
        {ideaShelves.map((shelf) => (
          <Shelf
            key={shelf}
            name={shelfNames[shelf]}
            count={counts?.[shelf]}
            filters={{ ...filters, status: shelf }}
            here={filters.status === shelf}
          />
        ))}
      </ul>
    </nav>
  )
}

interface ShelfProps {
  name: string
  /** Undefined while loading. */
  count: number | undefined
  filters: Filters
  here: boolean
}

const Shelf = ({ name, count, filters, here }: ShelfProps) => (
  <li>
    <Link
      href={addressOf(filters)}
      aria-current={here ? 'page' : undefined}
      className={
        'flex min-h-11 items-center justify-between gap-2 px-3 font-medium whitespace-nowrap -outline-offset-2 sm:rounded-t-ctl sm:px-4 ' +
        (here ? 'bg-ink text-paper' : 'text-ink-2 hover:text-ink')
      }
    >
      {name}
      <span
        className={`min-w-[2ch] text-right text-small tabular-nums ${count === undefined ? 'invisible' : ''}`}
      >
        {count ?? 0}
        <span className="sr-only"> {count === 1 ? 'idea' : 'ideas'}</span>
      </span>
    </Link>
  </li>
)
