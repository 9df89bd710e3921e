import type { IndustryUpdates } from '#contract/news.ts'
import type { Account } from '#domain/account/account.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { clientsOf, newestOf, brandUpdates, clientUpdates } from './week.ts'

/** Returns the newest stories. If there are none yet, it throws, or returns null with `orNull`. */
export async function readIndustryUpdates(
  world: World,
  member: Account,
  orNull = false,
): Promise<IndustryUpdates | null> {
  requireFeature(member, 'news')
  const updates = await updatesFor(world, member)
  if (!updates && !orNull) throw new Problem('not-found', 'There are no news, updates and trends yet')
  return updates
}

/**
 * Finds the newest stories for the account's brand, or for an agency's active clients; null if there are none
 * yet.
 */
export async function updatesFor(world: World, account: Account): Promise<IndustryUpdates | null> {
  const clients = await clientsOf(world, account)
  if (clients.length > 0) return clientUpdates(clients)
  const profile = await world.brands.profileOf(account.id)
  const week = profile && (await newestOf(world, profile.id))
  return week && brandUpdates(week)
}
