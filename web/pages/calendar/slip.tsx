// A card for an upcoming date: when it is, when to start, and how well it fits.
import { useDates } from '#web/components/dates.ts'
import { timeUntil, dateRangeInWords } from '#web/components/seasons/days.ts'
import { StartBy } from './start-by.tsx'
import { DateLeaf } from './date-leaf.tsx'
import { type Entry, isSolemn } from './entries.ts'
import { type Acts, EntryActions } from './entry-actions.tsx'
import { entryClass, entryKind, reasonOf, DEPENDS_ON_MOON, relevanceWord } from './words.ts'

interface SlipProps {
  entry: Entry
  today: string
  /** Circled with the pencil. */
  looped: boolean
  acts: Acts
}

export function Slip({ entry, today, looped, acts }: SlipProps) {
  const { country } = useDates()
  const quiet = isSolemn(entry)
  return (
    <article
      className={`grid h-full grid-cols-[3.75rem_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 gap-y-3 p-5 sm:gap-x-6 ${quiet ? 'rounded-slip bg-paper' : 'slip slip-flat'} ${entryClass(entry)}`}
    >
      <DateLeaf from={entry.from} to={entry.to} withMonth looped={looped} quiet={quiet} />
      <div className="min-w-0">
        <div className="mb-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className={quiet ? 'text-small font-semibold text-ink-2' : 'tab'}>{entryKind(entry)}</p>
          <p className="text-small text-ink-2">{entry.own ? 'Added by you' : relevanceWord(entry.day)}</p>
        </div>
        <h3
          tabIndex={-1}
          data-entry
          className="font-display text-d3 font-semibold outline-offset-4 wrap-anywhere"
        >
          {entry.own ? <span className="mk">{entry.name}</span> : entry.name}
        </h3>
        <p>
          {dateRangeInWords(entry, country)}
          {!entry.own && entry.day.certainty === 'expected' && (
            <span className="text-ink-2">, {DEPENDS_ON_MOON}</span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <StartBy entry={entry} today={today} />
          <span className="text-ink-2">{timeUntil(entry, today, country)}</span>
        </p>
        {entry.own ? (
          <Notes text={entry.event.notes} />
        ) : (
          <>
            <p className="mt-3">{entry.day.description}</p>
            {reasonOf(entry.day) && <p className="mt-2 text-ink-2 wrap-anywhere">{reasonOf(entry.day)}</p>}
          </>
        )}
      </div>
      <EntryActions
        entry={entry}
        today={today}
        acts={acts}
        className="col-start-2 max-sm:col-start-1 max-sm:col-end-3"
      />
    </article>
  )
}

const Notes = ({ text }: { text: string | null }) =>
  text && <p className="mt-2 line-clamp-4 whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
