// What the seasonal settings come to, told of a real day of the brand's year.
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

/** The next day to make something of that is so far off that its ideas are still to come. */
export const exampleOf = (
  days: readonly CalendarDay[],
  today: string,
  leadTimeMonths: number,
): CalendarDay | undefined =>
  days.find(
    ({ from, relevance, mood, isHidden }) =>
      from >= monthsLater(today, leadTimeMonths) && relevance >= 3 && mood !== 'solemn' && !isHidden,
  )
