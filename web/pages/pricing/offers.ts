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

/**
 * The trial comes first for an account that is in it or never had one. Afterwards the plans are in the same order as everywhere
 * else: Basic, Plus, Agency.
 */
export function cardsFor({ plan, trialEndDate }: Person): readonly Offer[] {
  const hasTrial = plan === 'trial' || (trialEndDate === null && plans[plan].rank < plans.trial.rank)
  const card = (offered: Offer['plan'], more: Partial<Offer> = {}): Offer => ({
    plan: offered,
    name: plans[offered].name,
    price: plans[offered].price,
    per: 'per month',
    chosen: offered === 'plus',
    action: actionFor(plan, offered),
    ...more,
  })
  const basic = card('basic')
  const agency = card('agency', { per: `per month, with ${CLIENT_SEATS} client seats` })
  if (!hasTrial) return [basic, card('plus'), agency]
  const trial = card('plus', {
    name: plans.trial.name,
    price: plans.trial.price,
    per: `for ${TRIAL_DAYS} days, then £${plans.plus.price} per month`,
    ...(plan !== 'trial' && { label: `Free for ${TRIAL_DAYS} days` }),
  })
  return [trial, basic, agency]
}

/** Compares ranks, so that a trial counts as Plus. */
function actionFor(present: Plan, offered: Plan): Offer['action'] {
  const step = plans[offered].rank - plans[present].rank
  return step === 0 ? 'Current plan' : step > 0 ? 'Upgrade' : 'Downgrade'
}
