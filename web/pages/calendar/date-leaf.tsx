import { Loop } from '#web/components/frames/strokes.tsx'
import { useDates } from '#web/components/dates.ts'
import { monthOf, numberOf, shortDate, shortMonthName, shortWeekday } from '#web/components/seasons/days.ts'

interface DateLeafProps {
  from: string
  to: string
  /** Shows the month too, for places that don't already show it. */
  withMonth?: boolean
  /** Circled with the pencil. */
  looped?: boolean
  quiet?: boolean
  className?: string
}

/** The date as a calendar leaf. Decorative, because the text beside it gives the date in full. */
export function DateLeaf({
  from,
  to,
  withMonth = false,
  looped = false,
  quiet = false,
  className = '',
}: DateLeafProps) {
  const { country } = useDates()
  return (
    <div aria-hidden="true" className={`relative w-15 self-start text-center leading-none ${className}`}>
      {looped && (
        <Loop className="-top-2.5 -left-1.5 h-[calc(100%+1.25rem)] w-[calc(100%+.75rem)]" width={2.5} />
      )}
      {withMonth && <p className="mb-1 text-tab leading-4 font-semibold text-kind">{shortMonthName(from)}</p>}
      <p
        className={`font-display text-[2.25rem] leading-none tracking-[-.03em] tabular-nums ${quiet ? 'text-ink-2' : 'font-semibold'}`}
      >
        {numberOf(from)}
      </p>
      <p className="mt-1 text-tab leading-4 text-ink-2">
        {from === to
          ? shortWeekday(from)
          : `to ${monthOf(from) === monthOf(to) ? numberOf(to) : shortDate(to, country)}`}
      </p>
    </div>
  )
}
