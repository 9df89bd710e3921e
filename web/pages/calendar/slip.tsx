// What is coming, on its slip: when it is, when to begin, and why it is worth it for this brand.
import { howSoon, stretchInWords } from '#web/components/seasons/days.ts'
import { Link } from 'wouter'
import { BeginBy } from './begin-by.tsx'
import { DateLeaf } from './date-leaf.tsx'
import { type Entry, isSolemn } from './entries.ts'
import { type Acts, EntryActions } from './entry-actions.tsx'
import { entryClass, entryKind, MOON, quoted, relevanceWord } from './words.ts'

interface SlipProps {
  entry: Entry
  today: string
  /** The one that the pencil marks. */
  looped: boolean
  acts: Acts
}

export function Slip({ entry, today, looped, acts }: SlipProps) {
  const quiet = isSolemn(entry)
  return (
    <article
      className={`grid h-full grid-cols-[3.75rem_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 gap-y-3 p-5 sm:gap-x-6 ${quiet ? 'rounded-slip bg-paper' : 'slip slip-flat'} ${entryClass(entry)}`}
    >
      <DateLeaf from={entry.from} to={entry.to} withMonth looped={looped} quiet={quiet} />
      <div className="min-w-0">
        <div className="mb-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className={quiet ? 'text-small font-semibold text-ink-2' : 'tab'}>{entryKind(entry)}</p>
          <p className="text-small text-ink-2">{entry.own ? 'Put there by you' : relevanceWord(entry.day)}</p>
        </div>
        <h3
          tabIndex={-1}
          data-entry
          className="font-display text-d3 font-semibold outline-offset-4 wrap-anywhere"
        >
          {entry.own ? <span className="mk">{entry.name}</span> : entry.name}
        </h3>
        <p>
          {stretchInWords(entry)}
          {!entry.own && entry.day.certainty === 'expected' && <span className="text-ink-2">, {MOON}</span>}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <BeginBy entry={entry} today={today} />
          <span className="text-ink-2">{howSoon(entry, today)}</span>
        </p>
        {entry.own ? (
          <Notes text={entry.event.notes} />
        ) : (
          <>
            <p className="mt-3">{entry.day.description}</p>
            <Why {...entry.day} />
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

interface WhyProps {
  why: string
  facts: readonly { id: string; quote: string }[]
}

/** Why it is here, and the brand's own words that fit it. */
const Why = ({ why, facts }: WhyProps) => (
  <>
    <p className="mt-2 text-ink-2 wrap-anywhere">{why}</p>
    {facts.length > 0 && (
      <ul className="mt-2 grid gap-1 border-l-2 border-rule pl-3">
        {facts.map(({ id, quote }) => (
          <li key={id}>
            <Link href="/brand" className={`line-clamp-2 wrap-anywhere ${quoted}`}>
              “{quote}”
            </Link>
          </li>
        ))}
      </ul>
    )}
  </>
)

const Notes = ({ text }: { text: string | null }) =>
  text && <p className="mt-2 line-clamp-4 whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
