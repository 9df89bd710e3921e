import { ChosenPlan } from '#contract/account.ts'
import { Page } from '#web/components/frames/page.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { useSearch } from 'wouter'
import { PaymentUnavailable } from './payment-unavailable.tsx'

/** Choosing a plan. Payments are not available, and the screen says so. */
export default function Subscribe() {
  const query = new URLSearchParams(useSearch())
  const plan = ChosenPlan.safeParse(query.get('plan')).data
  if (!plan) {
    return (
      <Page title="Choose a plan" lead="Compare plans and choose one to continue.">
        <ButtonLink to="/pricing" tone="pencil">
          See all plans
        </ButtonLink>
      </Page>
    )
  }
  return <PaymentUnavailable plan={plan} referral={query.get('ref')} discount={query.get('discount')} />
}
