import { readLibrary } from '#contract/library.ts'
import { useRead } from '#web/api/use-read.ts'
import { numberWord } from '#web/components/counts.ts'
import { Page } from '#web/components/page.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Link, useSearch } from 'wouter'
import { addressOf, type Place, placeOf } from './address.ts'
import { Coverage } from './coverage.tsx'
import { Entries, PANES } from './entries.tsx'
import { Thesaurus } from './thesaurus.tsx'
import { Wording } from './wording.tsx'

/** The editorial library, for the people who write and judge it. */
export default function Library() {
  const place = placeOf(useSearch())
  const { data: library, isPending, error, refetch } = useRead(readLibrary)
  const archetypes = library?.shelves.filter(({ id }) => id !== 'moves') ?? []
  const moves = library?.shelves.find(({ id }) => id === 'moves')?.entries.length ?? 0
  const questions = archetypes.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <Page
      title="Library"
      heading={<span className="print:hidden">Library</span>}
      lead={
        <span className="print:hidden">
          {library
            ? `${questions} questions of ${numberWord(archetypes.length)} trades, and ${moves} moves for any.`
            : 'Questions of the trades, and moves for any.'}
        </span>
      }
    >
      <Views place={place} />
      {isPending ? (
        <div className={PANES}>
          <div aria-hidden="true" className="max-lg:hidden">
            <Skeleton rows={9} height="h-9" />
          </div>
          <div className="grid gap-x-8 xl:grid-cols-[16rem_minmax(0,1fr)]">
            <div>
              <Skeleton rows={8} height="h-14" />
            </div>
            <div aria-hidden="true" className="max-xl:hidden">
              <Skeleton rows={4} height="h-40" />
            </div>
          </div>
        </div>
      ) : error ? (
        <div className="pt-8">
          <Failed message={error.message} onRetry={refetch} />
        </div>
      ) : place.view === 'coverage' ? (
        <Coverage shelves={library.shelves} />
      ) : place.view === 'thesaurus' ? (
        <Thesaurus library={library} />
      ) : place.view === 'wording' ? (
        <Wording library={library} />
      ) : (
        <Entries library={library} place={place} />
      )}
    </Page>
  )
}

const views = [
  { view: undefined, name: 'Entries' },
  { view: 'coverage', name: 'Coverage' },
  { view: 'thesaurus', name: 'Thesaurus' },
  { view: 'wording', name: 'Wording' },
] as const

/** The views as links. Each keeps the rest of the address, so that one comes back to the same entry. */
const Views = ({ place }: { place: Place }) => (
  <nav aria-label="Views" className="border-b-2 border-ink print:hidden">
    <ul className="grid grid-cols-2 sm:flex">
      {views.map(({ view, name }) => (
        <li key={name}>
          <Link
            href={addressOf({ ...place, view })}
            aria-current={place.view === view ? 'page' : undefined}
            className={
              'flex min-h-11 items-center px-3 font-medium -outline-offset-2 sm:rounded-t-ctl sm:px-4 ' +
              (place.view === view ? 'bg-ink text-paper' : 'text-ink-2 hover:text-ink')
            }
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
