// A trade: its plays filled in for a chosen brand, its offerings and its house questions.
import type { AnswerOf } from '#contract/call.ts'
import { type LibraryCard, readLibraryTrade } from '#contract/library.ts'
import { useRead } from '#web/api/use-read.ts'
import { Page } from '#web/components/frames/page.tsx'
import { SelectField } from '#web/components/ui/field.tsx'
import { Options } from '#web/components/ui/choice.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SearchBox } from '#web/components/ui/search-box.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Link, useLocation } from 'wouter'
import { addressOf, withChoice, type Place } from './address.ts'
import { Faults } from './faults.tsx'
import { searchWords } from './search.ts'
import { Lexicon } from './lexicon.tsx'
import { SearchWordsContext } from './highlight.tsx'
import { Plays } from './plays.tsx'
import { Questions } from './questions.tsx'

const cards: Readonly<Record<LibraryCard, string>> = {
  full: 'A brand with every fact',
  empty: 'A brand with only a profile',
  own: 'Our own brand',
}

interface TradeProps {
  id: string
  place: Place
}

export function Trade({ id, place }: TradeProps) {
  const [, navigate] = useLocation()
  const query = { card: place.card ?? 'full', country: place.country ?? 'GB' } as const
  const { data, isPending, error, refetch } = useRead(readLibraryTrade, { params: { trade: id }, query })
  const change = (name: keyof Place, value: string, replace = false) =>
    navigate(addressOf(withChoice(place, name, value)), { replace })
  return (
    <Page
      title="Library"
      heading={data?.trade.name ?? 'Library'}
      lead={
        <Link href={addressOf({ card: place.card, country: place.country })} className="link">
          All trades
        </Link>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <form
          aria-label="What to show"
          onSubmit={(event) => event.preventDefault()}
          className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]"
        >
          <SelectField
            label="Written for"
            value={query.card}
            onChange={({ target }) => change('card', target.value === 'full' ? '' : target.value)}
          >
            <Options of={cards} />
          </SelectField>
          <SelectField
            label="Country"
            value={query.country}
            onChange={({ target }) => change('country', target.value === 'US' ? 'US' : '')}
          >
            <option value="GB">United Kingdom</option>
            <option value="US">United States</option>
          </SelectField>
          <div className="sm:col-span-2 lg:col-span-1">
            <SearchBox
              label="Search this trade"
              placeholder="Search plays, offerings and questions"
              value={place.search ?? ''}
              onSearch={(words) => change('search', words, !!place.search)}
            />
          </div>
        </form>
        {data ? (
          <SearchWordsContext value={searchWords(place.search)}>
            <Known known={data} place={place} />
          </SearchWordsContext>
        ) : isPending ? (
          <Skeleton rows={8} height="h-16" />
        ) : (
          <Failed error={error} onRetry={refetch} />
        )}
      </div>
    </Page>
  )
}

function Known({ known, place }: { known: AnswerOf<typeof readLibraryTrade>; place: Place }) {
  const { trade, names, woven, lexicon, asks } = known
  const views = [
    { view: undefined, name: 'Plays', count: woven.length },
    { view: 'offerings', name: 'Offerings', count: lexicon.length },
    { view: 'questions', name: 'Questions', count: asks.length },
  ] as const
  return (
    <>
      <Faults key={trade.id} trade={trade.id} />
      {names.length > 0 && (
        <p className="max-w-[80ch] text-small text-ink-2">Recognised by: {names.join(', ')}</p>
      )}
      <nav aria-label="Parts of the trade" className="border-b-2 border-ink">
        <ul className="flex flex-wrap">
          {views.map(({ view, name, count }) => (
            <li key={name}>
              <Link
                href={addressOf({ ...place, view })}
                aria-current={place.view === view ? 'page' : undefined}
                className={
                  'flex min-h-11 items-center gap-2 rounded-t-ctl px-4 font-medium -outline-offset-2 ' +
                  (place.view === view ? 'bg-ink text-paper' : 'text-ink-2 hover:text-ink')
                }
              >
                {name} <span className="text-small tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {place.view === 'offerings' ? (
        <Lexicon entries={lexicon} place={place} />
      ) : place.view === 'questions' ? (
        <Questions questions={asks} place={place} />
      ) : (
        <Plays plays={woven} place={place} />
      )}
    </>
  )
}
