import { useDates } from '#web/components/dates.ts'
import { dayFrom } from '#web/components/seasons/days.ts'
import { type Entry, isTimeToStart, isWorthContent } from './entries.ts'

/** When to start work on it; nothing if there is nothing to make or the date has come. */
export function StartBy({ entry, today }: { entry: Entry; today: string }) {
  const { country } = useDates()
  if (!isWorthContent(entry, today) || entry.from <= today) return null
  return isTimeToStart(entry, today) ? (
    <span className="mk font-semibold">Start now</span>
  ) : (
    <span className="font-semibold">Start by {dayFrom(today, entry.startBy, country)}</span>
  )
}
