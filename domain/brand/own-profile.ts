import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/**
 * Finds the member's own profile. @throws Problem with the specified message "No profile found" if there is
 * none
 */
export async function ownProfile(world: World, member: Account): Promise<Profile> {
  const profile = await world.brands.profileOf(member.id)
  if (!profile) throw new Problem('not-found', 'No profile found')
  return profile
}
