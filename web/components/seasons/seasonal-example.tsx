// An example of what the seasonal settings do, using a real date of the brand's calendar.
import { type CalendarDay, readCalendar } from '#contract/seasons.ts'
import { useRead } from '#web/api/use-read.ts'
import { useDates } from '../dates.ts'
import { dateWithYear, monthName, monthsLater } from './days.ts'

interface SeasonalExampleProps {
  count: number
  leadTimeMonths: number
}

export function SeasonalExample({ count, leadTimeMonths }: SeasonalExampleProps) {
  const { country } = useDates()
  const year = useRead(readCalendar, undefined, { fresh: true }).data
  const day = year && exampleOf(year.days, year.today, leadTimeMonths)
  return (
    <p className="max-w-[66ch] text-ink-2">
      {day ? (
        <>
          Each delivery includes {count} seasonal ideas. For example, you’d get ideas for {day.name} (
          {dateWithYear(day.from, country)}) in {monthName(monthsLater(day.from, -leadTimeMonths))}.
        </>
      ) : (
        <>
          Each delivery includes {count} seasonal ideas. For example, you’d get ideas for a date in June in{' '}
          {monthName(monthsLater('2026-06-15', -leadTimeMonths))}.
        </>
      )}
    </p>
  )
}

/** The next relevant date far enough ahead that its ideas haven't been sent yet. */
export const exampleOf = (
  days: readonly CalendarDay[],
  today: string,
  leadTimeMonths: number,
): CalendarDay | undefined =>
  days.find(
    ({ from, relevance, mood, isHidden }) =>
      from >= monthsLater(today, leadTimeMonths) && relevance >= 3 && mood !== 'solemn' && !isHidden,
  )
