import { neededPlan, opens, plans, type Feature } from '#contract/plans.ts'
import { Problem } from '#domain/problem.ts'
import type { Account } from './account.ts'

const what: Record<Feature, string> = {
  website: 'Website analysis',
  documents: 'Document analysis',
  seasonal: 'Seasonal content',
  news: 'News, Updates & Trends',
  team: 'Team members',
  scheduled: 'Scheduled deliveries',
  weekly: 'Weekly deliveries',
  clients: 'Client management',
}

/** Checks that the account's plan includes a feature. @throws Problem that names the plan that does */
export function requireFeature(account: Account, feature: Feature): void {
  if (opens(account.plan, feature)) return
  const needed = plans[neededPlan(feature)].name
  const verb = feature === 'team' || feature === 'scheduled' || feature === 'weekly' ? 'need' : 'needs'
  throw new Problem(
    'plan',
    `${what[feature]} ${verb} the ${needed} plan or higher. You can upgrade on the pricing page.`,
  )
}
