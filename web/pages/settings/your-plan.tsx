import type { User } from '#contract/account.ts'
import { plans } from '#contract/plans.ts'
import { useTrialInWords } from '#web/components/plan/trial.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'

export function YourPlan({ user }: { user: User }) {
  const trial = useTrialInWords(user.trialEndDate)
  const { name, price } = plans[user.plan]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <p className="font-display text-d3 font-semibold">{name}</p>
        <p className="text-ink-2">{user.plan === 'trial' && trial ? trial : `£${price} per month`}</p>
      </div>
      <ButtonLink to="/pricing">See all plans</ButtonLink>
    </div>
  )
}
