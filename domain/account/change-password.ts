import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { Account } from './account.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { deviceToken } from './devices.ts'
import { enforceRateLimit } from './rate-limit.ts'

const QUARTER_HOUR = 900

/**
 * Changes the password if the current one is given, and ends all sessions of the account.
 * @returns the tokens for the cookies of this browser's new session and of its device
 */
export async function changePassword(
  world: World,
  member: Account,
  wish: { currentPassword: string; newPassword: string },
): Promise<{ token: string; device: string }> {
  // Attempts are limited here too, because somebody who finds a signed-in computer could otherwise guess the
  // password.
  const tries = `change-password:${member.id}`
  await enforceRateLimit(world, tries, 10, QUARTER_HOUR)
  const present = await world.accounts.passwordHashOf(member.id)
  const right = await world.passwords.verify(wish.currentPassword, present)
  if (!present || !right) throw wrongPassword()
  requireUncommonPassword(wish.newPassword, 'newPassword')
  const passwordHash = await world.passwords.hash(wish.newPassword)
  const token = world.secrets.random()
  await world.atomically(async (world) => {
    const now = world.now()
    const changed = await world.accounts.changePassword(member.id, present, passwordHash)
    if (!changed) throw wrongPassword()
    await world.sessions.endAllOf(member.id)
    await world.sessions.add(world.secrets.hash(token), member.id, now)
    await world.jobs.add('email', {
      kind: 'password-changed',
      userId: member.id,
      issuedAt: now.toISOString(),
    })
  })
  await world.rates.forget(tries)
  return { token, device: deviceToken(world, member.id, passwordHash) }
}

function wrongPassword() {
  const message = 'This isn’t your current password.'
  return new Problem('invalid', message, { errors: [{ path: 'currentPassword', message }] })
}
