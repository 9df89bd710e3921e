import { useDates } from '#web/components/dates.ts'
import { dayFrom } from '#web/components/seasons/days.ts'
import { type Entry, isToBegin, isWorkable } from './entries.ts'

/** When work on it should begin; nothing where there is nothing to make, or it has come already. */
export function BeginBy({ entry, today }: { entry: Entry; today: string }) {
  const { country } = useDates()
  if (!isWorkable(entry, today) || entry.from <= today) return null
  return isToBegin(entry, today) ? (
    <span className="mk font-semibold">Start now</span>
  ) : (
    <span className="font-semibold">Start by {dayFrom(today, entry.startBy, country)}</span>
  )
}
