import type { Profile } from '#contract/profile.ts'
import { opens, type Plan } from '#contract/plans.ts'

/** How often an account's deliveries actually come: weekly only if the plan includes it. */
export const frequencyOf = (plan: Plan, profile: Pick<Profile, 'deliveryFrequency'>): 'weekly' | 'monthly' =>
  profile.deliveryFrequency === 'weekly' && opens(plan, 'weekly') ? 'weekly' : 'monthly'
