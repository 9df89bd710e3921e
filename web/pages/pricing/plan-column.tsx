import { planLines } from '#web/components/plan/plan-cards.tsx'
import { Tick } from '#web/components/frames/strokes.tsx'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import type { Offer } from './offers.ts'

/** A plan's column; the buttons of all columns are aligned. */
export function PlanColumn({ offer }: { offer: Offer }) {
  const { plan, name, price, per, chosen, label, action } = offer
  return (
    <article
      className={`flex flex-col border-b border-rule px-5 py-8 md:px-6 lg:border-b-0 lg:not-last:border-r ${chosen ? 'bg-wash' : ''}`}
    >
      <h2 className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 font-display text-d3 font-semibold">
        {name}
        {label && (
          <span className="bg-mark px-2 font-sans text-small leading-6 font-semibold text-on-mark">
            {label}
          </span>
        )}
      </h2>
      <p className="mt-3">
        <span className="block font-display text-6xl font-semibold tracking-[-.04em]">£{price}</span>
        <span className="mt-2 block text-ink-2">{per}</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-2">
        {planLines[plan].map((line) => (
          <li key={line} className="flex gap-2.5">
            <Tick className="mt-1.5" />
            {line}
          </li>
        ))}
      </ul>
      {action === 'Current plan' ? (
        <Button className="mt-auto" disabled>
          Current plan
        </Button>
      ) : (
        <ButtonLink to={`/subscribe?plan=${plan}`} tone={chosen ? 'pencil' : 'line'} className="mt-auto">
          {action}
          <span className="sr-only"> to {name}</span>
        </ButtonLink>
      )}
    </article>
  )
}
