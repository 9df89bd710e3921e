import { readProfile } from '#contract/profile.ts'
import { useRead } from '#web/api/use-read.ts'
import { useFocusedHeading } from '#web/components/frames/focus-heading.ts'
import { useTitle } from '#web/components/frames/page.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Filters, filtersOf, idIn } from './address.ts'
import { FilterRow } from './filter-row.tsx'
import { FoundIdeas, listName } from './found-ideas.tsx'
import { useFilteredIdeas } from './use-filtered-ideas.ts'
import { OpenIdea } from './open-idea.tsx'
import { ShelfTabs } from './shelf-tabs.tsx'

/** All the brand's ideas by shelf. One is open beside the list, or alone if there is no room for both. */
export default function Ideas() {
  const [path] = useLocation()
  const filters = filtersOf(useSearch())
  const open = idIn(path)
  const found = useFilteredIdeas(filters, open)
  const head = useFocusedHeading()
  const list = useRef<HTMLElement>(null)
  useWayBack(open, list, head)
  return (
    <div className="@container/ideas mx-auto max-w-[76rem]">
      {open === undefined && <ListHead filters={filters} head={head} />}
      <div
        className={
          open === undefined
            ? ''
            : 'grid items-start gap-x-10 @4xl/ideas:grid-cols-[19rem_minmax(0,1fr)] @5xl/ideas:grid-cols-[22rem_minmax(0,1fr)]'
        }
      >
        <section
          ref={list}
          aria-labelledby="list-name"
          className={
            open === undefined
              ? ''
              : 'sticky top-4 -m-1 hidden max-h-[calc(100dvh-5rem)] overflow-y-auto p-1 pr-3 @4xl/ideas:block'
          }
        >
          <h2
            id="list-name"
            className={open === undefined ? 'sr-only' : 'font-display text-d3 font-semibold'}
          >
            {listName(filters)}
          </h2>
          <FoundIdeas found={found} filters={filters} open={open} />
        </section>
        {open !== undefined && <OpenIdea key={open} id={open} filters={filters} ideas={found.ideas} />}
      </div>
    </div>
  )
}

function ListHead({ filters, head }: { filters: Filters; head: RefObject<HTMLHeadingElement | null> }) {
  const profile = useRead(readProfile)
  const nobodyYet = profile.isError && profile.error.status === 404
  useTitle('Ideas')
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 ref={head} tabIndex={-1} className="font-display text-d1 font-semibold outline-none">
          Ideas
        </h1>
        <p className="text-lead text-ink-2">Your choices improve future ideas.</p>
      </div>
      {!nobodyYet && (
        <>
          <ShelfTabs filters={filters} />
          <FilterRow filters={filters} />
        </>
      )}
    </>
  )
}

/** Scrolls the open idea's card into view, and focuses it when the idea is closed. */
function useWayBack(
  open: string | undefined,
  list: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
) {
  const last = useRef(open)
  useEffect(() => {
    const left = last.current
    last.current = open
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-idea]') ?? [])]
    const card = (id: string | undefined) => cards.find(({ dataset }) => dataset['idea'] === id)
    if (open !== undefined) card(open)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    else if (left !== undefined) (card(left)?.querySelector<HTMLElement>('h3 > a') ?? head.current)?.focus()
  }, [open, list, head])
}
