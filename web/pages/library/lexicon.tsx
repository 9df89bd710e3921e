// What the trade usually sells or does, with one fact about each.
import type { Place } from './address.ts'
import { containsAll } from './search.ts'
import { Highlight } from './highlight.tsx'

interface LexiconProps {
  entries: readonly { name: string; kind: string; note: string }[]
  place: Place
}

export function Lexicon({ entries, place }: LexiconProps) {
  const found = entries.filter(({ name, kind, note }) =>
    containsAll(`${name}\n${kind}\n${note}`, place.search),
  )
  if (found.length === 0) return <p className="text-ink-2">No matching offerings.</p>
  return (
    <dl className="divide-y divide-rule">
      {found.map(({ name, kind, note }) => (
        <div key={name} className="grid gap-x-8 py-3 md:grid-cols-[16rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere">
            <span className="font-medium">
              <Highlight text={name} />
            </span>{' '}
            <span className="text-small text-ink-2">{kind}</span>
          </dt>
          <dd className="max-w-[66ch] wrap-anywhere">
            <Highlight text={note} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
