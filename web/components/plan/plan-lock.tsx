import { type Feature, neededPlan, plans } from '#contract/plans.ts'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'

interface PlanLockProps {
  feature: Feature
  what: string
  /** What the feature would show, if its name doesn't say it. */
  children?: ReactNode
}

/** Covers a feature the account's plan doesn't include, and links to the plan that does. */
export function PlanLock({ feature, what, children }: PlanLockProps) {
  return (
    <div className="relative grid min-h-72 place-items-center overflow-hidden rounded-panel bg-paper p-5">
      <div aria-hidden="true" className="absolute inset-0 grid content-start gap-6 p-8 opacity-50">
        {['w-1/3', 'w-full', 'w-5/6', 'w-2/3', 'w-full', 'w-3/4'].map((width, row) => (
          <span key={row} className={`h-3 rounded-full bg-rule ${width}`} />
        ))}
      </div>
      <div className="relative max-w-sm rounded-panel bg-sheet p-6 text-center shadow-lg">
        <Lock aria-hidden="true" className="mx-auto size-6 text-ink-2" strokeWidth={1.75} />
        <p className="mt-3 font-display text-d3 font-semibold">
          Get {what} with {plans[neededPlan(feature)].name}
        </p>
        {children && <p className="mt-1 text-balance text-ink-2">{children}</p>}
        <ButtonLink to="/pricing" tone="pencil" className="mt-4">
          Upgrade plan
        </ButtonLink>
      </div>
    </div>
  )
}
