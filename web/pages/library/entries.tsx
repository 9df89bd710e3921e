import type { EditorialLibrary, Shelf } from '#contract/library.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { addressOf, isNarrowed, type Place, withoutFilters } from './address.ts'
import { EntryList } from './entry-list.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { Faults } from './faults.tsx'
import { findIn, type Standing, standingsIn, wordsSought } from './found.ts'
import { ReadingContext } from './marked.tsx'
import { Narrowing } from './narrowing.tsx'
import { Shelves } from './shelves.tsx'
import { useSteps } from './use-steps.ts'

/** Shelves and filters beside what they lead to. */
export const PANES = 'grid gap-8 pt-6 lg:grid-cols-[12.5rem_minmax(0,1fr)]'
/**
 * Where there is room, the list and a sheet stand side by side, and the first entry lies open; else it is the list, or
 * the entry that was chosen.
 */
export function Entries({ library, place }: { library: EditorialLibrary; place: Place }) {
  const [, navigate] = useLocation()
  const standings = standingsIn(library)
  const found = findIn(standings, place)
  const chosen = standings.find(({ key }) => key === place.entry)
  const open = chosen ?? (place.entry ? undefined : found[0])
  const at = found.findIndex(({ key }) => key === open?.key)
  const shelf = library.shelves.find(({ id }) => id === place.shelf)
  const shelves = shelf ? [shelf] : library.shelves
  const stepTo = (standing: Standing | undefined) => standing && addressOf({ ...place, entry: standing.key })
  const previous = stepTo(found[at - 1])
  const next = stepTo(found[at + 1])
  useSteps((by) => {
    // Where only the list is seen, the first step opens its first entry.
    const isSeen = place.entry !== undefined || window.matchMedia('(min-width: 80rem)').matches
    const to = isSeen ? (by > 0 ? next : previous) : stepTo(found[0])
    if (to) navigate(to, { replace: true })
  })
  const pane = useFollowed(place.entry)
  return (
    <ReadingContext value={{ sought: wordsSought(place.search), names: place.slots === 'names' }}>
      <div className={PANES}>
        <div
          className={`lg:sticky lg:top-0 lg:-m-1 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:p-1 print:hidden ${place.entry ? 'max-lg:hidden' : ''}`}
        >
          <Narrowing place={place} shelves={shelves} all={library.shelves}>
            <Shelves place={place} library={library} standings={standings} />
          </Narrowing>
        </div>
        <div ref={pane} className="grid content-start gap-x-8 xl:grid-cols-[16rem_minmax(0,1fr)]">
          <div
            className={`min-w-0 xl:sticky xl:top-0 xl:-m-1 xl:max-h-dvh xl:self-start xl:overflow-y-auto xl:p-1 print:hidden ${place.entry ? 'max-xl:hidden' : ''}`}
          >
            {shelves.map(
              ({ id, name, faults }) =>
                faults.length > 0 && (
                  <Alert key={id} title={`${name}, all together`} className="mb-4">
                    <Faults faults={faults} />
                  </Alert>
                ),
            )}
            {shelf && <KnownBy shelf={shelf} />}
            <div className="mb-1 flex items-baseline justify-between gap-3 px-1 text-small text-ink-2">
              <output>
                {found.length > 0 && `${found.length} ${found.length === 1 ? 'entry' : 'entries'}`}
              </output>
              {isNarrowed(place) && found.length > 0 && (
                <Link href={addressOf(withoutFilters(place))} className="link font-medium">
                  Clear filters
                </Link>
              )}
            </div>
            {found.length > 0 ? (
              <EntryList found={found} open={open?.key} place={place} shelfShown={!shelf} />
            ) : (
              <NothingFound place={place} />
            )}
          </div>
          <div className={`min-w-0 ${place.entry ? '' : 'max-xl:hidden print:block'}`}>
            {open && (
              <EntrySheet
                standing={open}
                place={place}
                position={at < 0 ? undefined : `${at + 1} of ${found.length}`}
                previous={previous}
                next={next}
              />
            )}
            {place.entry && !open && <GoneEntry place={place} />}
          </div>
        </div>
      </div>
    </ReadingContext>
  )
}

/** Brings an entry that was gone to before the reader's eyes, and to the ears of those who hear the page. */
function useFollowed(entry: string | undefined) {
  const pane = useRef<HTMLDivElement>(null)
  const last = useRef(entry)
  useEffect(() => {
    if (entry === last.current) return
    last.current = entry
    const within = pane.current
    if (!entry || !within) return
    within.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (within.getBoundingClientRect().top < 0) within.scrollIntoView({ behavior: 'instant' })
    within.querySelector<HTMLElement>('article h2')?.focus({ preventScroll: true })
  }, [entry])
  return pane
}

/** How a brand is found to belong to an archetype. The moves are for any. */
const KnownBy = ({ shelf: { industries, words } }: { shelf: Shelf }) =>
  industries.length + words.length > 0 && (
    <div className="mb-3 px-1 text-small">
      <Disclosure summary={`${industries.length} trades, ${words.length} words`}>
        <p className="text-ink-2">{industries.join(', ')}</p>
        {words.length > 0 && <p className="mt-2 border-t border-rule pt-2 text-ink-2">{words.join(', ')}</p>}
      </Disclosure>
    </div>
  )

const NothingFound = ({ place }: { place: Place }) => (
  <div className="rounded-slip border-[1.5px] border-dashed border-edge px-5 py-8 text-center">
    <p>No entry here fits {place.search ? 'these words' : 'these filters'}.</p>
    <ButtonLink to={addressOf(withoutFilters(place))} className="mt-4">
      Clear filters
    </ButtonLink>
  </div>
)

const GoneEntry = ({ place }: { place: Place }) => (
  <div className="rounded-slip border-[1.5px] border-dashed border-edge px-5 py-8 text-center">
    <p className="wrap-anywhere">There is no entry “{place.entry}”. It may have another id by now.</p>
    <ButtonLink to={addressOf({ ...place, entry: undefined })} className="mt-4">
      Back to the list
    </ButtonLink>
  </div>
)
