import { clockOf } from '#web/components/dates.ts'
import type { Operations } from '#contract/operations.ts'
import type { ReactNode } from 'react'
import { inFigures, needsAttention, mailStateNames, slotStateNames, stateName } from './words.ts'

const ROW = 'grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-rule bg-rule xl:grid-cols-4'

export const Figures = ({ operations: { due, nextDue, slots, mails } }: { operations: Operations }) => (
  <dl className={ROW}>
    <Figure name="Due now" value={inFigures(due)}>
      {due === 0 ? 'No delivery is waiting for the worker.' : 'Waiting for the worker.'}
    </Figure>
    <Figure name="Next due" value={nextDue ? day.format(new Date(nextDue)).replace(',', '') : 'None'}>
      {nextDue ? `At ${clockOf(nextDue)}, your time` : 'No deliveries are planned.'}
    </Figure>
    <Figure name="Deliveries, seven days" value={inFigures(sumOf(slots))}>
      <States counts={slots} words={slotStateNames} none="None were due." />
      {slots.skipped ? (
        <span className="mt-1 block">
          Skipped deliveries were missed, had no content or were cancelled. Each account says why.
        </span>
      ) : null}
    </Figure>
    <Figure name="Emails, seven days" value={inFigures(sumOf(mails))}>
      <States counts={mails} words={mailStateNames} none="No emails yet." />
    </Figure>
  </dl>
)

/** A placeholder of the same size while the figures load. */
export const FiguresToCome = () => (
  <div className={ROW}>
    <output className="sr-only">Loading</output>
    {['due', 'next', 'deliveries', 'mails'].map((name) => (
      <div key={name} className="min-h-36 bg-sheet p-4 sm:p-5">
        <div className="h-4 w-24 animate-pulse rounded-slip bg-ink/6" />
        <div className="mt-3 h-9 w-16 animate-pulse rounded-slip bg-ink/6" />
      </div>
    ))}
  </div>
)

const Figure = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div className="min-h-36 min-w-0 bg-sheet p-4 sm:p-5">
    <dt className="font-medium">{name}</dt>
    <dd className="mt-1">
      <span className="block font-display text-d2 font-semibold">{value}</span>
      <span className="mt-1 block text-small text-ink-2">{children}</span>
    </dd>
  </div>
)

interface StatesProps {
  counts: Record<string, number>
  words: Record<string, string>
  none: string
}

/** "1,204 sent, 3 refused", with what needs attention highlighted. */
function States({ counts, words, none }: StatesProps) {
  // In the order a delivery or an email goes through them.
  const states = [...new Set([...Object.keys(words), ...Object.keys(counts)])].filter(
    (state) => counts[state],
  )
  if (states.length === 0) return none
  return states.map((state, at) => (
    <span key={state}>
      {at > 0 && ', '}
      <span className={`whitespace-nowrap ${needsAttention(state) ? 'font-medium text-stamp' : ''}`}>
        {inFigures(counts[state] ?? 0)} {stateName(words, state)}
      </span>
    </span>
  ))
}

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
