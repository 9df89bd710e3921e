// Twelve months to plan with, starting with this one, one page at a time.
import type { Calendar } from '#contract/seasons.ts'
import { monthName, yearOf } from '#web/components/seasons/days.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearch } from 'wouter'
import { outsideYear, type Entry, monthsFrom, pagesOf } from './entries.ts'
import type { Acts } from './entry-actions.tsx'
import { EntryRow } from './entry-row.tsx'
import { FilterRow } from './filter-row.tsx'
import { addressOf, filtersOf, isNarrowed, narrowed } from './filters.ts'
import { MonthIndex } from './month-index.tsx'
import { useKeepFocus } from '#web/components/use-keep-focus.ts'

interface YearProps {
  calendar: Calendar
  entries: readonly Entry[]
  acts: Acts
  onFaith: (wantsFaith: boolean) => void
}

export function Year({ calendar, entries, acts, onFaith }: YearProps) {
  const { today } = calendar
  const filters = filtersOf(useSearch())
  const found = narrowed(entries, filters)
  const months = monthsFrom(today, found)
  const { over, later } = outsideYear(today, found)
  const count = months.reduce((sum, { entries }) => sum + entries.length, later.length)
  const pages = pagesOf([...months, { month: LATER, entries: later }])
  const at = Math.min(filters.page ?? 1, Math.max(pages.length, 1))
  const page = pages[at - 1] ?? []
  const toPage = (number: number) => addressOf({ ...filters, page: number > 1 ? number : undefined })
  const pageOf = (month: string) => 1 + pages.findIndex((parts) => parts.some((part) => part.month === month))
  const box = useKeepFocus<HTMLDivElement>(page.flatMap(({ entries }) => entries.map(({ key }) => key)))
  usePageInSight(at, box)
  const [openPast, setOpenPast] = useState(false)
  const hidden = new Set(calendar.days.filter((day) => day.isHidden).map(({ id }) => id)).size
  const cleared = addressOf({ fit: filters.fit, hidden: filters.hidden })
  const rows = (of: readonly Entry[], loose = false) => (
    <ul className="divide-y divide-rule">
      {of.map((entry) => (
        <EntryRow key={entry.key} entry={entry} today={today} acts={acts} loose={loose} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="year">
      <SectionHeading id="year">The year</SectionHeading>
      <FilterRow filters={filters} hidden={hidden} wantsFaith={calendar.wantsFaith} onFaith={onFaith} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 pt-3 pb-2 text-small text-ink-2">
        <output>{inWords(count, isNarrowed(filters))}</output>
        {isNarrowed(filters) && (
          <Link href={cleared} className="link reach font-medium">
            Clear filters
          </Link>
        )}
      </div>
      <div className="gap-x-10 lg:grid lg:grid-cols-[8.5rem_minmax(0,1fr)]">
        <MonthIndex
          months={months}
          shown={page.map(({ month }) => month)}
          addressOf={(month) => toPage(pageOf(month))}
        />
        <div
          ref={box}
          tabIndex={-1}
          className="grid min-w-0 scroll-mt-20 content-start gap-10 outline-none max-lg:scroll-mt-28 max-lg:pt-6"
        >
          {page.map(({ month, entries }) => (
            <section key={month} aria-labelledby={`month-${month}`}>
              {month === LATER ? (
                <MonthHeading id={`month-${month}`} name="Later" />
              ) : (
                <MonthHeading id={`month-${month}`} name={monthName(month)} aside={yearOf(month)} />
              )}
              {rows(entries, month === LATER)}
            </section>
          ))}
          {pages.length > 1 && <Pager at={at} of={pages.length} toPage={toPage} />}
          {count === 0 && <NothingFound cleared={isNarrowed(filters) ? cleared : null} />}
          {over.length > 0 && (
            <Disclosure summary={`Past (${over.length})`} open={openPast} onToggle={setOpenPast}>
              {rows(over, true)}
            </Disclosure>
          )}
        </div>
      </div>
    </section>
  )
}

/** The anchor of own events beyond the year. */
const LATER = 'later'

/** Scrolls to the top of the list when the page changes. */
function usePageInSight(page: number, box: RefObject<HTMLElement | null>) {
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [page, box])
}

interface PagerProps {
  at: number
  of: number
  toPage: (number: number) => string
}

const Pager = ({ at, of, toPage }: PagerProps) => (
  <nav aria-label="Pages of the year" className="flex flex-wrap items-center justify-between gap-3">
    {at > 1 ? (
      <ButtonLink to={toPage(at - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" /> Earlier dates
      </ButtonLink>
    ) : (
      <span />
    )}
    <p className="text-small text-ink-2 tabular-nums">
      Page {at} of {of}
    </p>
    {at < of ? (
      <ButtonLink to={toPage(at + 1)}>
        Later dates <ChevronRight aria-hidden="true" className="size-5" />
      </ButtonLink>
    ) : (
      <span />
    )}
  </nav>
)

const inWords = (count: number, isNarrowed: boolean): string =>
  `${count} ${count === 1 ? 'date' : 'dates'}${isNarrowed ? ' with these filters' : ''}`

const MonthHeading = ({ id, name, aside = '' }: { id: string; name: string; aside?: string }) => (
  <h3
    id={id}
    className="flex items-baseline justify-between border-b border-edge pb-2 font-display text-d2 font-semibold"
  >
    {name} <span className="font-sans text-base font-normal text-ink-2">{aside}</span>
  </h3>
)

/** `cleared` is the address without filters, if there are any. */
const NothingFound = ({ cleared }: { cleared: string | null }) => (
  <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
    <p className="mx-auto max-w-[46ch]">
      {cleared
        ? 'No matching dates.'
        : 'No dates for your trade. Turn off “Only relevant dates” to see them all.'}
    </p>
    {cleared && (
      <ButtonLink to={cleared} className="mt-5">
        Clear filters
      </ButtonLink>
    )}
  </div>
)
