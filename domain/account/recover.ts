import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { deviceToken } from './devices.ts'
import { enforceRateLimit } from './rate-limit.ts'
import { loginCounts } from './sign-in.ts'

const HOUR = 3_600_000

/**
 * Emails a reset link if the address has an account. The answer is the same if it has none, so that nobody
 * can find out who has an account.
 */
export async function forgotPassword(world: World, email: string, from: string) {
  await enforceRateLimit(world, `forgot:${from}`, 20, 3600)
  await enforceRateLimit(world, `forgot-to:${email.toLowerCase()}`, 5, 3600)
  await world.jobs.add('email', { kind: 'link-asked', link: 'reset-password', address: email })
  return { message: 'If this address has an account, we’ve emailed it a link to reset the password.' }
}

/** Stores the hash of a new reset token. The email with the link is sent by a job. */
export async function sendReset(world: World, userId: string): Promise<void> {
  const issuedAt = world.now()
  const token = world.secrets.token('reset', userId, issuedAt)
  await world.accounts.keepReset(userId, {
    hash: world.secrets.hash(token),
    expires: new Date(issuedAt.getTime() + HOUR),
  })
  await world.jobs.add('email', { kind: 'reset-password', userId, issuedAt: issuedAt.toISOString() })
}

/**
 * Sets the new password, uses up the token, signs out every session and forgets the account's failed logins.
 * @returns the device token for the browser's cookie
 */
export async function resetPassword(
  world: World,
  wish: { token: string; password: string },
  from: string,
): Promise<{ device: string }> {
  await enforceRateLimit(world, `reset:${from}`, 30, 3600)
  requireUncommonPassword(wish.password, 'password')
  const passwordHash = await world.passwords.hash(wish.password)
  return await world.atomically(async (world) => {
    const hash = world.secrets.hash(wish.token)
    const account = await world.accounts.resetPasswordBy(hash, passwordHash, world.now())
    if (!account) {
      throw new Problem(
        'invalid',
        'This reset link is invalid or has expired. Please request a new password reset.',
      )
    }
    await world.sessions.endAllOf(account.id)
    const counts = loginCounts(account.email, from)
    await world.rates.forget(counts.here)
    await world.rates.forget(counts.account)
    await world.jobs.add('email', {
      kind: 'password-changed',
      userId: account.id,
      issuedAt: world.now().toISOString(),
    })
    return { device: deviceToken(world, account.id, passwordHash) }
  })
}
