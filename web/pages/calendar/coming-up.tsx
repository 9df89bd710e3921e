// Upcoming dates worth making content for.
import { countryName } from '#contract/values/places.ts'
import type { Calendar } from '#contract/seasons.ts'
import { useDates } from '#web/components/dates.ts'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Link } from 'wouter'
import {
  comingUp,
  type Entry,
  mostRelevant,
  horizonInWords,
  isTimeToStart,
  isWorthContent,
} from './entries.ts'
import type { Acts } from './entry-actions.tsx'
import { Slip } from './slip.tsx'
import { useKeepFocus } from '#web/components/use-keep-focus.ts'

/** How many cards are shown, the most relevant first. The year below has all dates. */
const FOLD = 6

interface ComingUpProps {
  calendar: Calendar
  entries: readonly Entry[]
  leadTimeMonths: number
  acts: Acts
}

export function ComingUp({ calendar, entries, leadTimeMonths, acts }: ComingUpProps) {
  const { today } = calendar
  const { country } = useDates()
  const coming = comingUp(entries, today, leadTimeMonths)
  const shown = coming.length <= FOLD ? coming : mostRelevant(coming, today, FOLD)
  const box = useKeepFocus<HTMLUListElement>(coming.map(({ key }) => key))
  const toBegin = coming.filter((entry) => isTimeToStart(entry, today))
  const marked =
    shown.find((entry) => isTimeToStart(entry, today)) ?? shown.find((entry) => isWorthContent(entry, today))
  return (
    <section aria-labelledby="coming-up">
      <SectionHeading
        id="coming-up"
        aside={
          coming.length > 0 && (
            <p className="text-ink-2">
              {toBegin.length > 0
                ? `${toBegin.length} of ${coming.length} ${coming.length === 1 ? 'date' : 'dates'} to start planning now`
                : 'Nothing to start yet'}
            </p>
          )
        }
      >
        Coming up
      </SectionHeading>
      <p className="pt-3 text-small text-ink-2">
        Until {horizonInWords(today, leadTimeMonths, country)}, for{' '}
        {calendar.trade === null ? 'any trade' : `your trade (${calendar.trade})`} and{' '}
        {isWorldwide(calendar) ? 'any country' : `your country (${countryName(calendar.country)})`}.{' '}
        <Link href="/profile?tab=content" className="link">
          Change how far ahead
        </Link>
      </p>
      <ul
        ref={box}
        tabIndex={-1}
        className="grid gap-3 pt-4 outline-none lg:grid-cols-2 lg:gap-4"
        aria-label="What is coming up"
      >
        {shown.map((entry) => (
          <li key={entry.key} className="min-w-0">
            <Slip entry={entry} today={today} looped={entry === marked} acts={acts} />
          </li>
        ))}
      </ul>
      {coming.length === 0 && <NothingComing last={horizonInWords(today, leadTimeMonths, country)} />}
      {shown.length < coming.length && (
        <p className="pt-4">
          <a href="#year" className="link reach font-medium">
            See all {coming.length} dates by month
          </a>
        </p>
      )}
    </section>
  )
}

/** Without a country, a brand gets only the dates that are kept worldwide. */
export const isWorldwide = ({ country }: Pick<Calendar, 'country'>): boolean => country === null

const NothingComing = ({ last }: { last: string }) => (
  <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
    <p className="mx-auto max-w-[52ch] text-balance">
      No dates for your trade before {last}. Choose a longer planning lead time to see further ahead, or add
      your own event.
    </p>
  </div>
)
