import { type Plan, plans } from '#contract/plans.ts'
import { Tick } from '../components/strokes.tsx'
import { Framed, WIDE } from './frame.tsx'
import type { PageSetting } from './page.tsx'
import { planLines } from './plan-cards.tsx'

export interface Subscription {
  /** The plan that was asked for, if the address named one we sell. */
  plan: Plan | null
  referralCode?: string | undefined
  discountCode?: string | undefined
}

/** What stands at /subscribe while no payment provider is set up: nothing is charged, and nobody is left without a way on. */
export const Subscribe = ({ page, subscription }: { page: PageSetting; subscription: Subscription }) => (
  <Framed page={page}>
    <div className={`${WIDE} grid gap-12 py-14 md:py-20 lg:grid-cols-[1fr_24rem] lg:gap-20`}>
      <div>
        <h1 className="max-w-[16ch] font-display text-d1 font-semibold">Payment System Unavailable</h1>
        <p className="mt-5 max-w-[52ch] text-lead text-ink-2">
          We can’t take payments at the moment, so your plan has not changed and nothing has been charged.
          Write to us and we will tell you when we can.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a className="btn btn-pencil" href={`mailto:${page.supportEmail}`}>
            Contact support
          </a>
          <a className="btn btn-line" href="/pricing">
            Back to pricing
          </a>
        </div>
      </div>
      {subscription.plan && <Chosen plan={subscription.plan} subscription={subscription} />}
    </div>
  </Framed>
)

const Chosen = ({ plan, subscription }: { plan: Plan; subscription: Subscription }) => (
  <section aria-labelledby="chosen" className="border-t-2 border-ink pt-6">
    <h2 id="chosen" className="font-display text-d3 font-semibold">
      {plans[plan].name}
    </h2>
    <p className="mt-2">
      <span className="font-display text-6xl font-semibold tracking-[-.04em]">£{plans[plan].price}</span>{' '}
      <span className="ml-1 text-ink-2">per month</span>
    </p>
    <ul className="mt-5 grid gap-2">
      {planLines[plan].map((line) => (
        <li key={line} className="flex gap-2.5">
          <Tick className="mt-1.5" />
          {line}
        </li>
      ))}
    </ul>
    {(subscription.referralCode || subscription.discountCode) && (
      <dl className="mt-6 grid gap-1 border-t border-rule pt-5 wrap-anywhere">
        {subscription.referralCode && (
          <>
            <dt className="text-small text-ink-2">Referral code, 1 month free</dt>
            <dd className="mb-2 font-semibold">{subscription.referralCode}</dd>
          </>
        )}
        {subscription.discountCode && (
          <>
            <dt className="text-small text-ink-2">Discount code</dt>
            <dd className="font-semibold">{subscription.discountCode}</dd>
          </>
        )}
      </dl>
    )}
  </section>
)
