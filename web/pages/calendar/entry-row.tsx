// A row of the calendar: a date, or one of the brand's own events.
import { useDates } from '#web/components/dates.ts'
import { timeUntil, dateRangeInWords } from '#web/components/seasons/days.ts'
import { StartBy } from './start-by.tsx'
import { DateLeaf } from './date-leaf.tsx'
import { type DayEntry, type Entry, isHidden, isSolemn } from './entries.ts'
import { type Acts, EntryActions } from './entry-actions.tsx'
import { entryClass, entryKind, DEPENDS_ON_MOON, PUBLIC_HOLIDAY, reasonOf, relevanceWord } from './words.ts'

interface EntryRowProps {
  entry: Entry
  today: string
  acts: Acts
  /** Not listed under a month, so the row shows the full date. */
  loose?: boolean
}

export function EntryRow({ entry, today, acts, loose = false }: EntryRowProps) {
  const { country } = useDates()
  const quiet = isSolemn(entry) || isHidden(entry)
  return (
    <li
      className={`grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 py-5 sm:gap-x-6 xl:grid-cols-[3.75rem_minmax(0,5fr)_minmax(0,7fr)] xl:grid-rows-[auto_1fr] ${entryClass(entry)}`}
    >
      <DateLeaf
        from={entry.from}
        to={entry.to}
        withMonth={loose}
        quiet={quiet}
        className="row-span-3 xl:row-span-2"
      />
      <div className="min-w-0">
        <h4
          tabIndex={-1}
          data-entry
          className={`font-display text-d3 outline-offset-4 wrap-anywhere ${quiet ? 'text-ink-2' : 'font-semibold'}`}
        >
          <span className="sr-only">{dateRangeInWords(entry, country)}: </span>
          {entry.own ? <span className="mk">{entry.name}</span> : entry.name}
        </h4>
        <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
          <span className="font-semibold text-kind">{entryKind(entry)}</span>
          {!entry.own && <DayMarks day={entry.day} />}
          {loose && <span aria-hidden="true">{dateRangeInWords(entry, country)}</span>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-small empty:hidden">
          <StartBy entry={entry} today={today} />
          {entry.from <= today && entry.to >= today && <span>{timeUntil(entry, today, country)}</span>}
        </p>
      </div>
      <div className="col-start-2 min-w-0 xl:col-start-3 xl:row-span-2 xl:row-start-1">
        {entry.own ? <Notes text={entry.event.notes} /> : <DayWords day={entry.day} />}
      </div>
      <EntryActions entry={entry} today={today} acts={acts} inRow className="col-start-2 self-start" />
    </li>
  )
}

const DayMarks = ({ day }: { day: DayEntry['day'] }) => (
  <>
    <span className="empty:hidden">{relevanceWord(day)}</span>
    {day.isPublicHoliday && day.kind !== 'holiday' && <span>{PUBLIC_HOLIDAY}</span>}
    {day.certainty === 'expected' && (
      <span className="inline-block first-letter:uppercase">{DEPENDS_ON_MOON}</span>
    )}
    {day.isHidden && <span className="font-semibold">Hidden</span>}
  </>
)

const DayWords = ({ day }: { day: DayEntry['day'] }) => (
  <>
    {!isSaidTwice(day) && <p className="max-w-[66ch] wrap-anywhere">{day.description}</p>}
    {reasonOf(day) && <p className="max-w-[66ch] text-ink-2 wrap-anywhere">{reasonOf(day)}</p>}
  </>
)

/** A public holiday's description may say no more than its reason does. */
const isSaidTwice = (day: DayEntry['day']): boolean =>
  reasonOf(day) !== '' && reasonOf(day).startsWith(day.description.replace(/\.$/, ''))

const Notes = ({ text }: { text: string | null }) =>
  text && <p className="line-clamp-6 whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
