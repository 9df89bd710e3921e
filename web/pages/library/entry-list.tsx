import { Link } from 'wouter'
import { addressOf, type Place } from './address.ts'
import type { Standing } from './found.ts'
import { Marked } from './marked.tsx'
import { inWords } from './words.ts'

interface EntryListProps {
  found: readonly Standing[]
  /** The key of the open entry. */
  open: string | undefined
  place: Place
  /** Each entry says which shelf it stands on. */
  shelfShown: boolean
}

/** The questions, to choose one from. */
export const EntryList = ({ found, open, place, shelfShown }: EntryListProps) => (
  <nav aria-label="Entries">
    <ol>
      {found.map(({ key, shelf, entry }) => (
        <li key={key} className="border-t border-rule">
          <Link
            href={addressOf({ ...place, entry: key })}
            aria-current={key === open ? 'true' : undefined}
            className={
              'block px-2 py-2.5 -outline-offset-2 [content-visibility:auto] [contain-intrinsic-size:auto_4rem] ' +
              (key === open ? 'xl:bg-wash' : 'hover:bg-ink/6')
            }
          >
            <span className="block leading-snug wrap-anywhere">
              <Marked text={entry.question} />
            </span>
            <span className="block text-small text-ink-2">
              {shelfShown && `${shelf.name} · `}
              {inWords(entry.pillar)} · {inWords(entry.stage)}
              {entry.faults.length > 0 && (
                <strong className="text-stamp">
                  {' '}
                  · {entry.faults.length === 1 ? 'a fault' : `${entry.faults.length} faults`}
                </strong>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
