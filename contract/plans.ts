// What each plan costs and includes, in one table for server, pricing page, dashboard and emails.
import * as z from 'zod/mini'

export const Plan = z.enum(['free', 'trial', 'basic', 'plus', 'agency'])
export type Plan = z.output<typeof Plan>

/** The features that a plan can include. Seasonal, website, documents and news all come with Plus. */
export type Feature =
  | 'website'
  | 'documents'
  | 'seasonal'
  | 'news'
  | 'team'
  | 'scheduled'
  | 'weekly'
  | 'clients'

interface PlanTerms {
  name: string
  /** The price in whole pounds a month. */
  price: number
  /** The plan's rank: changing to a higher one is an upgrade. Trial and Plus have the same rank. */
  rank: number
  /** The number of ideas for briefs a day. Each idea counts, not each request. */
  ideasADay: number
  features: readonly Feature[]
}

const withPlus: readonly Feature[] = [
  'website',
  'documents',
  'seasonal',
  'news',
  'team',
  'scheduled',
  'weekly',
]

export const plans: Record<Plan, PlanTerms> = {
  free: { name: 'Free', price: 0, rank: 0, ideasADay: 3, features: [] },
  basic: { name: 'Basic', price: 5, rank: 1, ideasADay: 5, features: ['scheduled'] },
  trial: { name: 'Plus Trial', price: 0, rank: 2, ideasADay: 50, features: withPlus },
  plus: { name: 'Plus', price: 15, rank: 2, ideasADay: 50, features: withPlus },
  agency: { name: 'Agency', price: 50, rank: 3, ideasADay: 75, features: [...withPlus, 'clients'] },
}

/** The daily allowance in words. Plus says "unlimited", because people on it should not have to count. */
export const ideasADayInWords = (plan: Plan): string =>
  plans[plan].rank === plans.plus.rank
    ? `Unlimited, fair use ${plans[plan].ideasADay} a day`
    : String(plans[plan].ideasADay)

export const opens = (plan: Plan, feature: Feature): boolean => plans[plan].features.includes(feature)

export const TRIAL_DAYS = 30
export const TEAM_MEMBERS = 3
export const CLIENT_SEATS = 10
/** The price of each extra seat, in pounds a month. */
export const EXTRA_SEAT = 7.99

/** The error message (403) for a feature that the plan doesn't include. */
export const neededPlan = (feature: Feature): Plan =>
  feature === 'scheduled' ? 'basic' : feature === 'clients' ? 'agency' : 'plus'
