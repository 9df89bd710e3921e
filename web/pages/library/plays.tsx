// The plays of a trade, filled in for a brand. One that is held back says what it needs.
import type { WovenPlay } from '#contract/library.ts'
import { effortLabels, readerLabels } from '#contract/ideas.ts'
import { countOf } from '#web/components/plan/counts.ts'
import { kindLabel } from '#web/components/kinds.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { addressOf, withChoice, type Place } from './address.ts'
import { matchingPlays } from './search.ts'
import { Highlight } from './highlight.tsx'
import { PlaySheet } from './play-sheet.tsx'

interface PlaysProps {
  plays: readonly WovenPlay[]
  place: Place
}

export function Plays({ plays, place }: PlaysProps) {
  const found = matchingPlays(plays, place)
  const held = plays.filter(({ woven }) => woven === null).length
  const choices = [
    { only: '', name: 'All' },
    { only: 'woven', name: `Ready (${plays.length - held})` },
    { only: 'held', name: `Held back (${held})` },
  ]
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3 text-small">
        <output className="text-ink-2">{countOf(found.length, 'play')}</output>
        <nav aria-label="Which plays">
          <ul className="flex flex-wrap gap-x-5">
            {choices.map(({ only, name }) => (
              <li key={name}>
                <Link
                  href={addressOf(withChoice(place, 'only', only))}
                  aria-current={(place.only ?? '') === only ? 'true' : undefined}
                  className="link reach inline-block py-1.5 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {found.length === 0 ? (
        <p className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
          No matching plays.
        </p>
      ) : (
        <ol className="divide-y divide-rule border-y border-rule">
          {found.map((play) => (
            <li key={play.id}>
              <Play play={play} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Describes a missing slot; others are shown by name. */
function inWords(slot: string): string {
  if (slot === 'offers') return 'two offerings the trade knows'
  if (slot === 'offering' || slot === 'note') return 'an offering'
  if (slot === 'someone' || slot === 'owner') return 'a person we may name'
  const [, tag] = /^offer-(.+)$/.exec(slot) ?? []
  return tag === undefined ? slot : `an offering of the sort #${tag}`
}

function Play({ play }: { play: WovenPlay }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { woven, needs } = play
  const about = [
    ...(woven ? [play.id.split('/').at(-1) ?? play.id] : []),
    play.intent,
    readerLabels[play.reader],
    effortLabels[play.effort],
    play.formats.map(kindLabel).join(', '),
    ...play.occasion,
  ]
  const words = (
    <>
      <span className={`block font-display text-d3 font-semibold wrap-anywhere ${woven ? '' : 'text-ink-2'}`}>
        <Highlight text={woven?.title ?? play.id} />
      </span>
      <span className="block text-small text-ink-2 wrap-anywhere">
        <Highlight text={about.join(' · ')} />
      </span>
    </>
  )
  if (woven === null)
    return (
      <div className="py-3">
        {words}
        <p className="text-small font-medium text-stamp">
          {needs.length > 0
            ? `Held back: needs ${needs.map(inWords).join(', ')}`
            : 'Held back for this brand'}
        </p>
      </div>
    )
  return (
    <>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex w-full items-start justify-between gap-4 py-3 text-left -outline-offset-2 hover:bg-ink/6"
          onClick={() => setOpen(!open)}
        >
          <span className="min-w-0">{words}</span>
          <ChevronDown
            aria-hidden="true"
            className={`mt-1 size-5 shrink-0 text-pencil ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {open && (
        <div id={id} className="pb-6">
          <PlaySheet woven={woven} />
        </div>
      )}
    </>
  )
}
