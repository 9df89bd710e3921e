import { monthName, shortMonthName, yearOf } from '#web/components/seasons/days.ts'
import type { Month } from './entries.ts'

export const monthId = (month: string): string => `month-${month}`

/** The twelve months to jump to, each with what stands in it. On wide screens it stays beside the year. */
export const MonthIndex = ({ months }: { months: readonly Month[] }) => (
  <nav aria-label="Months" className="lg:sticky lg:top-6 lg:self-start">
    <ul className="grid grid-cols-4 gap-x-4 sm:grid-cols-6 lg:grid-cols-1">
      {months.map(({ month, entries }, at) => (
        <li key={month}>
          {yearOf(month) !== yearOf(months[at - 1]?.month ?? '') && (
            <p className="hidden pt-2 pb-0.5 text-small text-ink-2 first:pt-0 lg:block">{yearOf(month)}</p>
          )}
          {entries.length > 0 ? (
            <a
              href={`#${monthId(month)}`}
              className="flex min-h-11 items-center justify-between gap-2 rounded-ctl font-medium text-pencil hover:underline lg:min-h-8"
            >
              <Name month={month} />
              <span className="text-small text-ink-2 tabular-nums">{entries.length}</span>
            </a>
          ) : (
            <p className="flex min-h-11 items-center justify-between gap-2 text-ink-2 lg:min-h-8">
              <Name month={month} />
              <span className="text-small tabular-nums">0</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  </nav>
)

const Name = ({ month }: { month: string }) => (
  <>
    <span className="lg:hidden">{shortMonthName(month)}</span>
    <span className="hidden lg:inline">{monthName(month)}</span>
  </>
)
