// Plan cards: what each plan costs and includes. Figures come from the plan definitions.
import { CLIENT_SEATS, EXTRA_SEAT, type Plan, plans, TEAM_MEMBERS, TRIAL_DAYS } from '#contract/plans.ts'
import { Tick } from '../frames/strokes.tsx'

export interface PlanCard {
  plan: Plan
  name: string
  /** Whole pounds; what they pay for is shown below. */
  price: number
  per: string
  lines: string[]
  label?: string
  action: { label: string; href: string }
}

const aDay = (plan: Plan) => `${plans[plan].ideasADay} instant ideas a day`

const PAYMENT_DETAILS = 'Payment details required'

/** What a plan includes, for its card: the two or three lines that set it apart come first. */
export const planLines: Record<Plan, string[]> = {
  free: ['Brand profile', aDay('free')],
  trial: ['Everything in Plus', PAYMENT_DETAILS, 'Cancel anytime during trial'],
  basic: ['Monthly scheduled delivery', aDay('basic'), 'Referral code'],
  plus: [
    'Weekly or monthly delivery',
    'Website and document analysis',
    'Seasonal ideas with production tasks',
    'News, updates and trends',
    `${TEAM_MEMBERS} team members`,
    `Unlimited instant ideas (fair use ${plans.plus.ideasADay} a day)`,
  ],
  agency: [
    'Everything in Plus, for every client',
    `${CLIENT_SEATS} client seats, extra seats £${EXTRA_SEAT} a month each`,
    'Client management',
    'White-label reports',
    aDay('agency'),
  ],
}

/** The landing page's four cards. */
export const landingCards: PlanCard[] = [
  {
    plan: 'trial',
    name: 'Free trial',
    price: plans.trial.price,
    per: `for ${TRIAL_DAYS} days of Plus, then £${plans.plus.price} per month`,
    lines: planLines.trial,
    action: { label: 'Start Free Trial', href: '/register' },
  },
  ...(['basic', 'plus', 'agency'] as const).map((plan) => ({
    plan,
    name: plans[plan].name,
    price: plans[plan].price,
    per: plan === 'agency' ? `per month, with ${CLIENT_SEATS} client seats` : 'per month',
    lines: planLines[plan],
    ...(plan === 'plus' && { label: 'Most Popular' }),
    action: { label: `Choose ${plans[plan].name}`, href: `/register?plan=${plan}` },
  })),
]

/** What fair use means, below every set of cards: beside Agency's number, "unlimited" alone is unclear. */
export const FairUse = () => (
  <p className="mt-6 text-small text-ink-2">
    Fair use on Plus: up to {plans.plus.ideasADay} instant ideas a day, every day. Agency: up to{' '}
    {plans.agency.ideasADay}.
  </p>
)

/**
 * Columns with large prices and aligned buttons. The card with a label is highlighted. While payments are off,
 * the trial asks for no payment details.
 */
export const PlanCards = ({ cards, paymentsOn }: { cards: PlanCard[]; paymentsOn: boolean }) => (
  <div
    className={`grid border-t-2 border-ink md:grid-cols-2 ${cards.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
  >
    {cards.map((card) => (
      <article
        key={card.plan}
        className={`flex flex-col border-b border-rule px-5 py-8 max-md:not-data-chosen:px-0 md:px-6 md:max-lg:odd:border-r lg:border-b-0 lg:not-last:border-r lg:not-data-chosen:first:pl-0 lg:not-data-chosen:last:pr-0 ${card.label ? 'bg-wash max-md:-mx-5' : ''}`}
        data-chosen={card.label ? '' : undefined}
      >
        <h3 className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 font-display text-d3 font-semibold">
          {card.name}
          {card.label && (
            <span className="bg-mark px-2 font-sans text-small leading-6 font-semibold text-on-mark">
              {card.label}
            </span>
          )}
        </h3>
        <p className="mt-3">
          <span className="block font-display text-6xl font-semibold tracking-[-.04em]">£{card.price}</span>
          <span className="mt-2 block text-ink-2">{card.per}</span>
        </p>
        <ul className="mt-6 mb-8 grid gap-2">
          {card.lines
            .filter((line) => paymentsOn || line !== PAYMENT_DETAILS)
            .map((line) => (
              <li key={line} className="flex gap-2.5">
                <Tick className="mt-1.5" />
                {line}
              </li>
            ))}
        </ul>
        <a
          href={card.action.href}
          className={`btn mt-auto ${card.label || card.plan === 'trial' ? 'btn-pencil' : 'btn-line'}`}
        >
          {card.action.label}
        </a>
      </article>
    ))}
  </div>
)
