import { monthName, shortMonthName, yearOf } from '#web/components/seasons/days.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Month } from './entries.ts'

interface MonthIndexProps {
  months: readonly Month[]
  /** The months of the current page. */
  shown: readonly string[]
  /** The address of the page a month starts on. */
  addressOf: (month: string) => string
}

/** The twelve months with their number of dates: beside the year on wide screens, above it on others. */
export function MonthIndex({ months, shown, addressOf }: MonthIndexProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [first] = shown
  useEffect(() => {
    const link = strip.current?.querySelector(`[data-month="${first}"]`)
    if (!strip.current || !(link instanceof HTMLElement)) return
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2
  }, [first])
  return (
    <nav
      aria-label="Months"
      className="max-lg:sticky max-lg:top-[calc(3.5rem+var(--banner,0px))] max-lg:z-10 max-lg:-mx-5 max-lg:border-b max-lg:border-rule max-lg:bg-sheet md:max-lg:top-(--banner,0px) md:max-lg:-mx-10 lg:sticky lg:top-6 lg:self-start"
    >
      <ul
        ref={strip}
        // Without a link to tab to, the strip itself must be reachable: it scrolls on phones.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={months.some(({ entries }) => entries.length > 0) ? undefined : 0}
        className="relative flex overflow-x-auto px-3 py-1 md:px-8 lg:grid lg:overflow-visible lg:p-0"
      >
        {months.map(({ month, entries }, at) => (
          <li key={month}>
            {yearOf(month) !== yearOf(months[at - 1]?.month ?? '') && (
              <p className="hidden pt-2 pb-0.5 text-small text-ink-2 first:pt-0 lg:block">{yearOf(month)}</p>
            )}
            {entries.length > 0 ? (
              <Link
                href={addressOf(month)}
                data-month={month}
                aria-current={shown.includes(month) ? 'true' : undefined}
                className={`${place} rounded-ctl font-medium text-pencil -outline-offset-2 hover:underline aria-[current]:bg-ink aria-[current]:text-paper`}
              >
                <Words month={month} count={entries.length} />
              </Link>
            ) : (
              <p className={`${place} text-ink-2`}>
                <Words month={month} count={0} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const place = 'flex min-h-11 items-center justify-between gap-2 px-2 lg:-mx-2 lg:min-h-8'

const Words = ({ month, count }: { month: string; count: number }) => (
  <>
    <span className="lg:hidden">{shortMonthName(month)}</span>
    <span className="hidden lg:inline">{monthName(month)}</span>
    <span className="text-small tabular-nums opacity-85">{count}</span>
  </>
)
