// One entry to be read through, as its writer meant it.
import { kindClass, kindLabel } from '#web/components/kinds.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { addressOf, type Place, withoutFilters } from './address.ts'
import { Faults } from './faults.tsx'
import { type Standing, spelt } from './found.ts'
import { Marked, Slotted } from './marked.tsx'
import { Steps } from './steps.tsx'
import { inWords } from './words.ts'

interface EntrySheetProps {
  standing: Standing
  place: Place
  /** "12 of 40", unless the list does not hold it. */
  position: string | undefined
  previous: string | undefined
  next: string | undefined
}

export function EntrySheet({ standing, place, position, previous, next }: EntrySheetProps) {
  const { key, shelf, entry } = standing
  const [, navigate] = useLocation()
  const link = addressOf({ ...withoutFilters({ ...place, slots: undefined }), shelf: shelf.id, entry: key })
  return (
    <article aria-label={entry.question}>
      <Steps place={place} position={position} previous={previous} next={next} />
      <p className="mt-5 flex flex-wrap items-baseline gap-x-3 text-small text-ink-2">
        {shelf.name}
        <code className="wrap-anywhere">{entry.id}</code>
      </p>
      <h2
        tabIndex={-1}
        className="mt-1 font-display text-[clamp(1.75rem,2.8vw,2.375rem)] leading-[1.12] font-semibold tracking-tight wrap-anywhere outline-none"
      >
        <Marked text={entry.question} />
      </h2>
      <p className="mt-3 font-medium">
        {inWords(entry.pillar)} · {inWords(entry.stage)} · {entry.objectives.map(inWords).join(', ')}
        {entry.sensitivity !== 'none' && (
          <span className="text-stamp"> · Careful: {inWords(entry.sensitivity).toLowerCase()}</span>
        )}
      </p>
      <ol aria-label="Formats, best first" className="mt-3 flex flex-wrap gap-1.5">
        {entry.formats.map((format) => (
          <li key={format} className={`tab ${kindClass(format)}`}>
            {kindLabel(format)}
          </li>
        ))}
      </ol>
      {entry.faults.length > 0 && (
        <Alert title="The linter finds fault with it" className="mt-5">
          <Faults faults={entry.faults} />
        </Alert>
      )}
      <dl className="mt-6 border-b border-rule">
        <Part name="Titles">
          <ol className="grid gap-3">
            {entry.titles.map((title, index) => (
              <li key={index}>
                <span className="font-display text-d3 font-semibold wrap-anywhere">
                  <Slotted text={title} />
                </span>{' '}
                <span className="text-small whitespace-nowrap text-ink-2">
                  {spelt(title).length} characters
                </span>
              </li>
            ))}
          </ol>
        </Part>
        <Part name="Why">
          <p className="text-lead">
            <Slotted text={entry.why} />
          </p>
        </Part>
        <Part name="Angle">
          <p>
            <Slotted text={entry.angle} />
          </p>
        </Part>
        <Part name="Beats">
          <ol className="grid list-decimal gap-2 pl-5 marker:text-ink-2">
            {entry.beats.map((beat, index) => (
              <li key={index} className="pl-1">
                <Slotted text={beat} />
              </li>
            ))}
          </ol>
        </Part>
        <Part name="Calls to action">
          <Lines lines={entry.callsToAction} />
        </Part>
        <Part name="Tasks">
          <Lines lines={entry.tasks} />
        </Part>
        {entry.objections.length > 0 && (
          <Part name="Objections">
            <Lines lines={entry.objections} />
          </Part>
        )}
        <Part name="Evidence">
          <Evidence standing={standing} />
        </Part>
        {entry.needs.concepts.length > 0 && (
          <Part name="Concepts">
            <Terms terms={entry.needs.concepts} />
          </Part>
        )}
        {entry.needs.never.length > 0 && (
          <Part name="Never of">
            <Terms terms={entry.needs.never} never />
          </Part>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Switch
          label="Show slots by name"
          checked={place.slots === 'names'}
          onChange={(names) =>
            navigate(addressOf({ ...place, slots: names ? 'names' : undefined }), { replace: true })
          }
        />
        <CopyButton text={new URL(link, window.location.href).href} label="Copy link to this entry" />
      </div>
    </article>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1.5 border-t border-rule py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)] print:break-inside-avoid">
    <dt className="text-small font-semibold text-ink-2 sm:pt-0.5">{name}</dt>
    <dd className="max-w-[66ch] min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-2">
    {lines.map((line, index) => (
      <li key={index} className="pl-1">
        <Marked text={line} />
      </li>
    ))}
  </ul>
)

function Evidence({ standing: { entry } }: { standing: Standing }) {
  const { types, second, only } = entry.needs
  return (
    <div className="grid gap-2">
      <Terms terms={types.map(inWords)} />
      {second.length > 0 && (
        <div>
          <p className="mb-1 text-small text-ink-2">Beside it another, one of</p>
          <Terms terms={second.map(inWords)} />
        </div>
      )}
      {only.length > 0 && (
        <div>
          <p className="mb-1 text-small text-ink-2">Only where it is</p>
          <Terms terms={only.map((condition) => condition.replaceAll('-', ' '))} />
        </div>
      )}
    </div>
  )
}

/** Words as small marks; those that must not be there are struck. */
const Terms = ({ terms, never = false }: { terms: readonly string[]; never?: boolean }) => (
  <ul className="flex flex-wrap gap-1.5">
    {terms.map((term) => (
      <li
        key={term}
        className={`rounded-slip border px-1.5 text-tab ${never ? 'border-stamp/50 text-stamp line-through' : 'border-rule bg-paper'}`}
      >
        <Marked text={term} />
      </li>
    ))}
  </ul>
)
