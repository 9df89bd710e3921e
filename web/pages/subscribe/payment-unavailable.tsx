import { cutTo } from '#contract/values/texts.ts'
import { plans } from '#contract/plans.ts'
import { useBoot } from '#web/components/boot.ts'
import { Page } from '#web/components/frames/page.tsx'
import { Tick } from '#web/components/frames/strokes.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { planLines } from '#web/components/plan/plan-cards.tsx'

interface PaymentUnavailableProps {
  plan: 'basic' | 'plus' | 'agency'
  referral: string | null
  discount: string | null
}

/** Shows what was chosen, and who to contact. */
export function PaymentUnavailable({ plan, referral, discount }: PaymentUnavailableProps) {
  const { supportEmail, productName } = useBoot()
  const { name, price } = plans[plan]
  const subject = encodeURIComponent(`${productName} ${name} plan`)
  return (
    <Page
      title="Payment System Unavailable"
      lead="We can't take payments at the moment. Nothing was charged, and your account stays as it is."
    >
      <section
        aria-label="The plan you chose"
        className="grid max-w-3xl gap-x-12 gap-y-6 border-t-2 border-ink bg-wash px-6 py-8 sm:grid-cols-[auto_1fr]"
      >
        <div>
          <h2 className="font-display text-d3 font-semibold">{name}</h2>
          <p className="mt-2">
            <span className="block font-display text-6xl font-semibold tracking-[-.04em]">£{price}</span>
            <span className="mt-2 block text-ink-2">per month</span>
          </p>
        </div>
        <div>
          <ul className="grid gap-2">
            {planLines[plan].map((line) => (
              <li key={line} className="flex gap-2.5">
                <Tick className="mt-1.5" />
                {line}
              </li>
            ))}
          </ul>
          {referral && <Code label="Referral code" code={referral} gives="1 month free" />}
          {discount && (
            <Code label="Discount code" code={discount} gives="taken off when payments are back" />
          )}
        </div>
      </section>
      <div className="mt-8 flex flex-wrap items-center gap-4">
        {supportEmail && (
          <a href={`mailto:${supportEmail}?subject=${subject}`} className="btn btn-pencil">
            Contact support
          </a>
        )}
        <ButtonLink to="/pricing">Back to pricing</ButtonLink>
      </div>
    </Page>
  )
}

const Code = ({ label, code, gives }: { label: string; code: string; gives: string }) => (
  <p className="mt-4 wrap-anywhere">
    {label} <strong className="font-semibold">{cutTo(code, 50)}</strong>: {gives}.
  </p>
)
