import type { EditorialLibrary } from '#contract/library.ts'
import { Link } from 'wouter'
import { addressOf, narrowedTo, type Place } from './address.ts'
import { findIn, type Standing } from './found.ts'

interface ShelvesProps {
  place: Place
  library: EditorialLibrary
  standings: readonly Standing[]
}

/** The archetypes and the moves, each with how many of its entries are found. On phones they are a choice among the filters. */
export function Shelves({ place, library, standings }: ShelvesProps) {
  const found = findIn(standings, { ...place, shelf: undefined })
  return (
    <nav aria-label="Shelves" className="py-2 max-lg:hidden">
      <ul>
        <Shelf
          name="All"
          count={found.length}
          to={addressOf(narrowedTo(place, 'shelf', ''))}
          here={!place.shelf}
        />
        {library.shelves.map(({ id, name, entries, faults }) => (
          <Shelf
            key={id}
            name={name}
            count={found.filter(({ shelf }) => shelf.id === id).length}
            faults={faults.length + entries.reduce((sum, entry) => sum + entry.faults.length, 0)}
            to={addressOf(narrowedTo(place, 'shelf', id))}
            here={place.shelf === id}
          />
        ))}
      </ul>
    </nav>
  )
}

interface ShelfProps {
  name: string
  count: number
  faults?: number
  to: string
  here: boolean
}

const Shelf = ({ name, count, faults = 0, to, here }: ShelfProps) => (
  <li>
    <Link
      href={to}
      aria-current={here ? 'page' : undefined}
      className={
        'flex min-h-9 items-center justify-between gap-2 rounded-ctl px-2 -outline-offset-2 ' +
        (here ? 'bg-ink font-medium text-paper' : 'hover:bg-ink/6')
      }
    >
      <span className="min-w-0 truncate">{name}</span>
      <span className="flex shrink-0 gap-2 text-small tabular-nums">
        {faults > 0 && (
          <span className="rounded-slip bg-stamp px-1 font-semibold text-on-stamp">
            {faults} {faults === 1 ? 'fault' : 'faults'}
          </span>
        )}
        <span className={here ? '' : 'text-ink-2'}>{count}</span>
      </span>
    </Link>
  </li>
)
