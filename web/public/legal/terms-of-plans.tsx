// The parts of the terms of service about plans and payment.
import { CLIENT_SEATS, EXTRA_SEAT, plans, TEAM_MEMBERS, TRIAL_DAYS } from '#contract/plans.ts'
import { type LegalSection, List } from './legal-page.tsx'

export const termsOfPlans: readonly LegalSection[] = [
  {
    id: 'plans',
    title: 'Plans, prices and allowances',
    body: (
      <>
        <p>Prices are per month, in pounds sterling, and charged in advance.</p>
        <List
          items={[
            <>
              <b>Free:</b> £{plans.free.price}, with a brand profile and {plans.free.ideasADay} instant ideas
              a day.
            </>,
            <>
              <b>Basic:</b> £{plans.basic.price}, with {plans.basic.ideasADay} instant ideas a day and monthly
              deliveries.
            </>,
            <>
              <b>Plus:</b> £{plans.plus.price}, with weekly or monthly deliveries, website and document
              analysis, seasonal ideas, news, up to {TEAM_MEMBERS} team members, and unlimited instant ideas
              under fair use, which is {plans.plus.ideasADay} a day.
            </>,
            <>
              <b>Agency:</b> £{plans.agency.price}, with everything in Plus for up to {CLIENT_SEATS} clients,{' '}
              {plans.agency.ideasADay} instant ideas a day, client management and white-label reports. Each
              further client seat costs £{EXTRA_SEAT} per month.
            </>,
          ]}
        />
        <p>
          Allowances reset at midnight in your profile’s timezone and don’t carry over. They count ideas, and
          a failed attempt costs nothing.
        </p>
        <p>
          We tell you about a change of price by email at least 30 days before it applies to you. If you don’t
          agree, cancel before that day and you pay the old price until the end of the month you have paid
          for.
        </p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'The free trial',
    body: (
      <>
        <p>
          New customers may try Plus free for {TRIAL_DAYS} days, once. Payment details are required to convert
          it: at the end of the trial it becomes Plus at £{plans.plus.price} per month, unless you cancel
          before then, which you can do in Settings at any time during the trial without cost.
        </p>
        <p>
          A trial that ends with no payment details on file becomes a Free account. Nothing you made is lost.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment, cancelling and refunds',
    body: (
      <>
        <List
          items={[
            'Payments are taken by our payment provider, whose terms apply to the payment itself. A plan renews each month until you cancel it.',
            'You can cancel at any time in Settings. The plan then runs to the end of the month you have paid for, and is not renewed.',
            'If a payment fails we tell you and try again. When it is still unpaid after 7 days we may suspend the paid features until it is settled; your data stays where it is.',
            'If you are not satisfied, ask for a refund within 30 days of a payment and we return it, once for each customer, without asking you to prove anything.',
            'If you change to a higher plan, the difference is charged for the rest of the month; if you change to a lower one, the change takes effect as the next month begins.',
          ]}
        />
        <p>
          If you are a consumer you also have the right to withdraw within 14 days of your first order under
          the Consumer Contracts Regulations. Nothing in these terms takes that away.
        </p>
      </>
    ),
  },
  {
    id: 'referrals',
    title: 'Referrals and discount codes',
    body: (
      <p>
        Basic, Plus and Agency subscribers receive a referral code. A friend who subscribes with it gets one
        month free, and you get £1 off each month for as long as both of you subscribe. Your discount never
        exceeds the price of your plan and is not paid out. Codes are for people you know: don’t advertise
        them, and don’t refer yourself. Discount codes are valid for the time and the number of uses they were
        issued for.
      </p>
    ),
  },
]
