import { monthName, shortMonthName, yearOf } from '#web/components/seasons/days.ts'
import { useEffect, useRef, useState } from 'react'
import type { Month } from './entries.ts'

export const monthId = (month: string): string => `month-${month}`

/**
 * The twelve months to jump to, each with what stands in it. It stays in sight and says where one is: beside the year on wide screens,
 * above it on others.
 */
export function MonthIndex({ months }: { months: readonly Month[] }) {
  const here = useMonthInSight(months)
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (here === null) return
    const link = strip.current?.querySelector(`[href="#${monthId(here)}"]`)
    if (!strip.current || !(link instanceof HTMLElement)) return
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2
  }, [here])
  return (
    <nav
      aria-label="Months"
      className="max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:-mx-5 max-lg:border-b max-lg:border-rule max-lg:bg-sheet md:max-lg:top-0 md:max-lg:-mx-10 lg:sticky lg:top-6 lg:self-start"
    >
      <ul
        ref={strip}
        className="relative flex overflow-x-auto px-3 py-1 md:px-8 lg:grid lg:overflow-visible lg:p-0"
      >
        {months.map(({ month, entries }, at) => (
          <li key={month}>
            {yearOf(month) !== yearOf(months[at - 1]?.month ?? '') && (
              <p className="hidden pt-2 pb-0.5 text-small text-ink-2 first:pt-0 lg:block">{yearOf(month)}</p>
            )}
            {entries.length > 0 ? (
              <a
                href={`#${monthId(month)}`}
                aria-current={month === here ? 'true' : undefined}
                className={`${place} rounded-ctl font-medium text-pencil -outline-offset-2 hover:underline aria-[current]:bg-ink aria-[current]:text-paper`}
              >
                <Words month={month} count={entries.length} />
              </a>
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

const place = 'flex min-h-10 items-center justify-between gap-2 px-2 lg:-mx-2 lg:min-h-8'

const Words = ({ month, count }: { month: string; count: number }) => (
  <>
    <span className="lg:hidden">{shortMonthName(month)}</span>
    <span className="hidden lg:inline">{monthName(month)}</span>
    <span className="text-small tabular-nums opacity-85">{count}</span>
  </>
)

/** The month that is being read: the one that crosses a line in the window's upper third. */
function useMonthInSight(months: readonly Month[]): string | null {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    const seen = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const month = target.id.replace('month-', '')
          if (isIntersecting) setHere(month)
          else setHere((before) => (before === month ? null : before))
        }
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const { month } of months) {
      const section = document.getElementById(monthId(month))
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [months])
  return here
}
