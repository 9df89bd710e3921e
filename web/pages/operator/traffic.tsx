// Emails sent per day, and what is waiting.
import type { Operations } from '#contract/operations.ts'
import { inFigures, queueName, utcDayOf } from './words.ts'

export function SentByDay({ days }: { days: Operations['sentByDay'] }) {
  const most = Math.max(0, ...days.map(({ sent }) => sent))
  if (most === 0)
    return <p className="py-5 text-ink-2">No emails were sent in the last {days.length} days.</p>
  return (
    <ol className="mt-4 grid gap-2 text-small">
      {days.map(({ day, sent }) => (
        <li key={day} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center">
          <span className="font-medium">{utcDayOf(day)}</span>
          <span className="flex items-center gap-2 tabular-nums">
            <span
              aria-hidden="true"
              className="h-4 min-w-px rounded-r-slip bg-pencil"
              // Leaves room for the figure after the longest bar.
              style={{ width: `calc((100% - 4rem) * ${sent / most})` }}
            />
            <span className="text-ink-2">
              {inFigures(sent)}
              <span className="sr-only"> {sent === 1 ? 'email' : 'emails'}</span>
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

export const Queues = ({ queues }: { queues: Operations['queues'] }) => (
  <table className="mt-3 w-full border-collapse">
    <caption className="sr-only">Jobs by queue</caption>
    <thead>
      <tr className="text-small text-ink-2">
        <th scope="col" className="py-2 pr-3 text-left font-medium">
          Jobs
        </th>
        {['Waiting', 'Running', 'Failed'].map((name) => (
          <th key={name} scope="col" className="w-18 py-2 text-right font-medium">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {queues.map(({ name, waiting, active, failed }) => (
        <tr key={name} className="border-t border-rule">
          <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
            {queueName(name)}
          </th>
          <td className="text-right tabular-nums">{inFigures(waiting)}</td>
          <td className="text-right tabular-nums">{inFigures(active)}</td>
          <td className={`text-right tabular-nums ${failed > 0 ? 'font-medium text-stamp' : ''}`}>
            {inFigures(failed)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
