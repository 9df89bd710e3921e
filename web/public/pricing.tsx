import {
  type Feature,
  ideasADayInWords,
  opens,
  type Plan,
  plans,
  TEAM_MEMBERS,
  TRIAL_DAYS,
  CLIENT_SEATS,
  EXTRA_SEAT,
} from '#contract/plans.ts'
import { Tick } from '../components/frames/strokes.tsx'
import { PageFrame, PAGE_WIDTH } from './frame.tsx'
import { PaymentsOffForVisitors } from '#web/components/plan/payments-off.tsx'
import type { PageSetting } from './page.tsx'
import { type PlanCard, FairUse, PlanCards, planLines } from '#web/components/plan/plan-cards.tsx'

/** A visitor who chooses a paid plan signs in first and then returns here. */
const backHere = `/login?redirect=${encodeURIComponent('/pricing')}`

const cards: PlanCard[] = [
  {
    plan: 'trial',
    name: plans.trial.name,
    price: plans.trial.price,
    per: `for ${TRIAL_DAYS} days, then £${plans.plus.price} per month`,
    label: `Free for ${TRIAL_DAYS} days`,
    lines: [...planLines.plus, ...planLines.trial.slice(1)],
    action: { label: `Start ${TRIAL_DAYS}-Day Free Trial`, href: '/register' },
  },
  {
    plan: 'basic',
    name: plans.basic.name,
    price: plans.basic.price,
    per: 'per month',
    lines: planLines.basic,
    action: { label: 'Choose Basic', href: backHere },
  },
  {
    plan: 'agency',
    name: plans.agency.name,
    price: plans.agency.price,
    per: `per month, with ${CLIENT_SEATS} client seats`,
    lines: planLines.agency,
    action: { label: 'Choose Agency', href: backHere },
  },
]

export const Pricing = ({ page }: { page: PageSetting }) => (
  <PageFrame page={page}>
    <div className={`${PAGE_WIDTH} py-14 md:py-20`}>
      <h1 className="font-display text-d1 font-semibold">Pricing</h1>
      <p className="mt-3 mb-12 max-w-[52ch] text-lead text-ink-2">
        Monthly billing in GBP. Start with {TRIAL_DAYS} days of Plus, free. Change or cancel at any time.
      </p>
      {!page.paymentsOn && <PaymentsOffForVisitors />}
      <h2 className="sr-only">Plans</h2>
      <PlanCards cards={cards} paymentsOn={page.paymentsOn} />
      <FairUse />
      <Comparison />
    </div>
  </PageFrame>
)

const columns: Plan[] = ['free', 'basic', 'plus', 'agency']

/** One row's values by plan: a text, or whether the plan has it. */
interface Row {
  name: string
  of: (plan: Plan) => string | boolean
}

const has = (name: string, feature: Feature): Row => ({ name, of: (plan) => opens(plan, feature) })

const rows: Row[] = [
  { name: 'Price per month', of: (plan) => `£${plans[plan].price}` },
  { name: 'Instant ideas a day', of: ideasADayInWords },
  {
    name: 'Scheduled delivery',
    of: (plan) => (opens(plan, 'weekly') ? 'Weekly or monthly' : opens(plan, 'scheduled') && 'Monthly'),
  },
  has('Website analysis', 'website'),
  has('Document analysis', 'documents'),
  has('Seasonal ideas with production tasks', 'seasonal'),
  has('News, updates and trends', 'news'),
  { name: 'Team members', of: (plan) => opens(plan, 'team') && `Up to ${TEAM_MEMBERS}` },
  {
    name: 'Client seats',
    of: (plan) => opens(plan, 'clients') && `${CLIENT_SEATS}, then £${EXTRA_SEAT} a month each`,
  },
  has('White-label reports', 'clients'),
  { name: 'Referral code', of: (plan) => plan !== 'free' },
]

/** The row names stay visible while the table scrolls sideways on a phone. */
const names =
  'max-md:sticky max-md:left-0 max-md:z-10 max-md:w-36 max-md:bg-paper max-md:pl-5 max-md:border-r max-md:border-rule'

const Comparison = () => (
  <div className="mt-20 md:mt-28">
    <h2 id="compare" className="font-display text-d2 font-semibold">
      Compare plans
    </h2>
    <p className="mt-2 text-ink-2">
      The trial gives you Plus for {TRIAL_DAYS} days. If it ends without payment details, your account moves
      to Free and keeps its profile.
    </p>
    <p className="mt-4 text-small font-medium text-ink-2 md:hidden">
      Scroll the table sideways to see all plans{' '}
      <span aria-hidden="true" className="text-pencil">
        →
      </span>
    </p>
    <section
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-labelledby="compare"
      // The row names stay at the left edge, so only the right edge fades.
      className="scroll-cue relative mt-6 overflow-x-auto [--fade-left:0px] [scrollbar-width:auto] max-md:-mx-5"
    >
      <table className="w-full min-w-[40rem] border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            <th scope="col" className={`${names} w-[30%]`}>
              <span className="sr-only">Feature</span>
            </th>
            {columns.map((plan) => (
              <th
                key={plan}
                scope="col"
                className={`px-4 py-3 font-display text-d3 font-semibold ${plan === 'plus' ? 'bg-wash' : ''}`}
              >
                {plans[plan].name}
                {plan === 'plus' && (
                  <span className="block font-sans text-small font-normal text-ink-2">
                    free for {TRIAL_DAYS} days
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-rule">
              <th scope="row" className={`${names} py-3 pr-4 font-medium`}>
                {row.name}
              </th>
              {columns.map((plan) => (
                <td key={plan} className={`px-4 py-3 tabular-nums ${plan === 'plus' ? 'bg-wash' : ''}`}>
                  <Cell value={row.of(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </div>
)

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  return value ? (
    <>
      <Tick />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <span className="text-ink-2">
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not included</span>
    </span>
  )
}
