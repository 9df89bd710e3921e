import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { deviceToken } from './devices.ts'
import { enforceRateLimit } from './rate-limit.ts'
import { loginCounts } from './sign-in.ts'

const HOUR = 3_600_000

/** Mails a link to choose a new password, where the address is known; the answer is the same where it is not. */
export async function forgotPassword(world: World, email: string, from: string) {
  await enforceRateLimit(world, `forgot:${from}`, 20, 3600)
  await enforceRateLimit(world, `forgot-to:${email.toLowerCase()}`, 5, 3600)
  await world.jobs.add('email', { kind: 'link-asked', link: 'reset-password', address: email })
  return { message: 'If this address has an account, we’ve emailed it a link to reset the password.' }
}

/** Keeps a fresh token's hash and leaves the mail that carries it to a job. */
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
 * Sets the new password, uses the token up, and ends every session of the account. Its failed logins are forgotten.
 * @returns the token for the browser's cookie, which makes it a known device
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
