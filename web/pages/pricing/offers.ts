// Which three cards a signed-in person sees, and each card's button.
import type { User } from '#contract/account.ts'
import { CLIENT_SEATS, type Plan, plans, TRIAL_DAYS } from '#contract/plans.ts'

export interface Offer {
  /** The plan it subscribes to; for the trial that is Plus. */
  plan: 'plus' | 'basic' | 'agency'
  name: string
  price: number
  per: string
  chosen: boolean
  /** What sets it apart, shown beside its name. */
  label?: string
  action: 'Current plan' | 'Upgrade' | 'Downgrade'
}

type Person = Pick<User, 'plan' | 'trialEndDate'>

/** The first card is the trial for an account that never had one, else Plus. */
export function cardsFor(user: Person): readonly Offer[] {
  const fresh = user.trialEndDate === null && user.plan !== 'trial'
  const action = (plan: Plan) => actionFor(user.plan, plan)
  return [
    fresh
      ? {
          plan: 'plus',
          name: plans.trial.name,
          price: plans.trial.price,
          per: `for ${TRIAL_DAYS} days, then £${plans.plus.price} per month`,
          chosen: true,
          label: `Free for ${TRIAL_DAYS} days`,
          action: action('trial'),
        }
      : {
          plan: 'plus',
          name: plans.plus.name,
          price: plans.plus.price,
          per: 'per month',
          chosen: true,
          action: action('plus'),
        },
    {
      plan: 'basic',
      name: plans.basic.name,
      price: plans.basic.price,
      per: 'per month',
      chosen: false,
      action: action('basic'),
    },
    {
      plan: 'agency',
      name: plans.agency.name,
      price: plans.agency.price,
      per: `per month, with ${CLIENT_SEATS} client seats`,
      chosen: false,
      action: action('agency'),
    },
  ]
}

/** Compares ranks, so that a trial counts as Plus. */
function actionFor(present: Plan, offered: Plan): Offer['action'] {
  const step = plans[offered].rank - plans[present].rank
  return step === 0 ? 'Current plan' : step > 0 ? 'Upgrade' : 'Downgrade'
}
