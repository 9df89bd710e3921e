// One group of the brand card: its values, and the way to add one.
import type { ValueSort } from '#contract/brand.ts'
import { ChevronRight, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { Group } from './groups.ts'
import { sorts } from './sorts.ts'
import { useCard } from './use-card.ts'
import { useKeepFocus } from '../use-keep-focus.ts'
import { isLong, ValueChip } from './value-chip.tsx'
import { ValueDetails } from './value-details.tsx'
import { ValueForm } from './value-form.tsx'
import { byBranch, type ShownValue, valuesIn } from './values.ts'

interface CardGroupProps {
  group: Group
  values: readonly ShownValue[]
  /** Content shown before the values. */
  children?: ReactNode
  /** Content shown below the values. */
  after?: ReactNode
  /** Content that replaces the buttons for adding a value. */
  adding?: ReactNode
}

/** How many values are shown before "Show all": short ones, and ones with their own line. */
const FOLD = 8
const LONG_FOLD = 3
/** With more branches than this, only the first values are shown. */
const MOST_BRANCHES = 4

/** The first values of each kind: eight short ones, three long ones. */
function firstOf(values: readonly ShownValue[]): ShownValue[] {
  const long = values.filter(isLong)
  const branches = byBranch(values).filter(([branch]) => branch !== null)
  const first = new Set([
    ...(branches.length <= MOST_BRANCHES ? branches.flatMap(([, of]) => of) : []),
    ...values.filter((value) => !isLong(value)).slice(0, FOLD),
    // "Show all" would take as much room as one more value.
    ...long.slice(0, long.length === LONG_FOLD + 1 ? LONG_FOLD + 1 : LONG_FOLD),
  ])
  return values.filter((value) => first.has(value))
}

export function CardGroup({ group, values, children, after, adding }: CardGroupProps) {
  const id = useId()
  const own = valuesIn(values, group.sorts)
  const [isOpen, setOpen] = useState(group.isClosed !== true)
  const title = (
    <span>
      <span id={id}>{group.title}</span>{' '}
      <span className="ml-1 font-sans text-small font-medium text-ink-2">
        {own.length > 0 ? own.length : group.isClosed && 'none yet'}
      </span>
    </span>
  )
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-x-8 gap-y-3 border-t border-rule first:border-t-2 first:border-ink ${isOpen ? 'py-5 md:py-6 lg:grid-cols-[13rem_minmax(0,1fr)]' : 'py-2'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 lg:flex-col lg:justify-start">
        <h2 className="font-display text-d3 font-semibold">
          {group.isClosed ? (
            <button
              type="button"
              aria-expanded={isOpen}
              className="inline-flex min-h-11 items-center text-left hover:text-pencil md:min-h-9"
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronRight
                aria-hidden="true"
                className={`mr-1.5 size-4 shrink-0 transition-transform ${isOpen ? 'rotate-90' : ''}`}
              />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {isOpen && <AllCorrect values={own} of={group.title} />}
      </div>
      {isOpen && (
        <div className="grid min-w-0 content-start gap-3">
          {children}
          <FirstValues values={own} group={group} />
          {own.length === 0 && group.empty && <p className="text-ink-2">{group.empty}</p>}
          {after}
          {adding ?? <Adding of={group.sorts} />}
        </div>
      )}
    </section>
  )
}

function FirstValues({ values, group }: { values: readonly ShownValue[]; group: Group }) {
  const [unfolded, setUnfolded] = useState(false)
  // What is added now comes last, and must be seen to have arrived.
  const [before] = useState(() => new Set(values.map(({ key }) => key)))
  const kept = new Set(firstOf(values))
  const first = values.filter((value) => kept.has(value) || !before.has(value.key))
  const shown = unfolded ? values : first
  return (
    <>
      {byBranch(shown).map(([branch, of]) =>
        branch === null ? (
          <Values key="" values={of} labelled={group.sorts.length > 1} />
        ) : (
          <div key={branch} className="grid gap-2">
            <h3 className="font-semibold wrap-anywhere">{branch}</h3>
            <Values values={of} labelled={group.sorts.length > 1} />
          </div>
        ),
      )}
      {first.length < values.length && (
        <Button
          className="justify-self-start md:min-h-9!"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Show fewer' : `Show all ${values.length}`}
          <span className="sr-only">: {group.title}</span>
        </Button>
      )}
    </>
  )
}

function Values({ values, labelled }: { values: readonly ShownValue[]; labelled: boolean }) {
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)
  const box = useKeepFocus<HTMLUListElement>(values.map(({ key }) => key))
  if (values.length === 0) return null
  return (
    <ul ref={box} className="flex flex-wrap gap-2">
      {values.map((value) => {
        const isOpen = value.key === open
        return (
          <li
            key={value.key}
            className={`min-w-0 max-w-full ${isOpen ? 'grid w-full gap-2' : ''} ${isLong(value) ? 'w-full' : ''}`}
          >
            <div className="flex">
              <ValueChip
                value={value}
                label={labelled ? sorts[value.sort].label : undefined}
                isOpen={isOpen}
                controls={`${id}-details`}
                onToggle={() => setOpen(isOpen ? null : value.key)}
              />
            </div>
            {isOpen && <ValueDetails id={`${id}-details`} value={value} onClose={() => setOpen(null)} />}
          </li>
        )
      })}
    </ul>
  )
}

/** One click confirms every value that nobody has checked yet. */
function AllCorrect({ values, of }: { values: readonly ShownValue[]; of: string }) {
  const { confirm } = useCard()
  const unchecked = values.filter(({ isChecked }) => !isChecked)
  if (unchecked.length < 2) return null
  return (
    <button
      type="button"
      className="link reach min-h-9 text-small font-medium lg:min-h-6"
      onClick={() => confirm(unchecked.flatMap(({ facts }) => facts))}
    >
      All correct
      <span className="sr-only">: {of}</span>
    </button>
  )
}

function Adding({ of }: { of: readonly ValueSort[] }) {
  const [adding, setAdding] = useState<ValueSort | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const last = useRef<ValueSort | null>(null)
  useEffect(() => {
    if (adding === null && last.current !== null) {
      const button = buttons.current?.querySelector(`[data-sort="${last.current}"]`)
      if (button instanceof HTMLElement) button.focus()
    }
    last.current = adding
  }, [adding])
  if (adding !== null) return <ValueForm sort={adding} onDone={() => setAdding(null)} />
  return (
    <div ref={buttons} className="-ml-2 flex flex-wrap gap-x-2">
      {of.map((sort) => (
        <button
          key={sort}
          type="button"
          data-sort={sort}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-ctl px-2 font-medium text-pencil hover:bg-ink/6 md:min-h-9"
          onClick={() => setAdding(sort)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {sorts[sort].add}
        </button>
      ))}
    </div>
  )
}
