import type { World } from '#domain/world.ts'
import type { Account } from './account.ts'

/**
 * The terms promise that a closed account's data is deleted after 30 days. Until then its owner can reopen
 * it.
 */
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
