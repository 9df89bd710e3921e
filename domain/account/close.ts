import type { World } from '#domain/world.ts'
import type { Account } from './account.ts'

/** Terms: the data of a closed account is deleted after 30 days; until then its owner can take the closing back. */
const KEPT_FOR = 30 * 86_400_000

export async function closeAccount(world: World, member: Account): Promise<Account> {
  if (member.deletionDate) return member
  return await world.atomically(async (world) => {
    const now = world.now()
    const closed = await world.accounts.setDeletionDate(member.id, new Date(now.getTime() + KEPT_FOR))
    await world.jobs.add('email', { kind: 'account-closing', userId: member.id, issuedAt: now.toISOString() })
    return closed
  })
}

export const reopenAccount = (world: World, member: Account): Promise<Account> =>
  world.accounts.setDeletionDate(member.id, null)
