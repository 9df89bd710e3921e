import type { User } from '#contract/account.ts'
import { useUser } from '#web/api/use-user.ts'
import { useBoot } from '#web/components/boot.ts'
import { Page } from '#web/components/frames/page.tsx'
import { PaymentsOff } from '#web/components/plan/payments-off.tsx'
import { FairUse } from '#web/components/plan/plan-cards.tsx'
import { useTrialInWords } from '#web/components/plan/trial.ts'
import { Link } from 'wouter'
import { cardsFor } from './offers.ts'
import { PlanColumn } from './plan-column.tsx'

/** Pricing for signed-in people; visitors get the server's page. */
export default function Pricing() {
  const user = useUser().data
  const { paymentsOn } = useBoot()
  if (!user) return null
  return (
    <Page title="Pricing" lead="Monthly billing in GBP. Change or cancel at any time.">
      {!paymentsOn && <PaymentsOff />}
      <div className="grid border-t-2 border-ink lg:grid-cols-3">
        {cardsFor(user).map((offer) => (
          <PlanColumn key={offer.plan} offer={offer} />
        ))}
      </div>
      <FairUse />
      {user.plan === 'trial' && <KeepPlus trialEndDate={user.trialEndDate} />}
    </Page>
  )
}

/** The trial's card is the current plan, so its button is disabled; this link subscribes. */
function KeepPlus({ trialEndDate }: Pick<User, 'trialEndDate'>) {
  return (
    <p className="mt-4">
      Your trial includes everything in Plus: {useTrialInWords(trialEndDate)}.{' '}
      <Link href="/subscribe?plan=plus" className="link">
        Keep Plus after the trial
      </Link>
    </p>
  )
}
