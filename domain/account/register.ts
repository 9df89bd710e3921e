import type { Registration } from '#contract/account.ts'
import { TRIAL_DAYS } from '#contract/plans.ts'
import type { World } from '#domain/world.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { enforceRateLimit } from './rate-limit.ts'

const DAY = 86_400_000
/** How long a verification link works, in milliseconds. */
export const VERIFICATION_LIFE = DAY

const answer = {
  message: 'Check your email for a link to confirm your address.',
}

/**
 * Creates an account and emails its verification link. If the address already has an account, its owner gets
 * an email instead, and the answer and its timing are the same, so that nobody can find out who has an
 * account.
 */
export async function registerAccount(world: World, wish: Registration, from: string) {
  await enforceRateLimit(world, `register:${from}`, 20, 3600)
  requireUncommonPassword(wish.password, 'password')
  const passwordHash = await world.passwords.hash(wish.password)
  const now = world.now()
  // If no payments are set up, the trial starts now. Otherwise the account is on the free plan until checkout
  // is complete.
  const trial = !world.setting.paymentsOn
  await world.atomically(async (world) => {
    const account = await world.accounts.add({
      email: wish.email,
      firstName: wish.firstName,
      lastName: wish.lastName,
      passwordHash,
      plan: trial ? 'trial' : 'free',
      trialEndDate: trial ? new Date(now.getTime() + TRIAL_DAYS * DAY) : null,
      wanted: { plan: wish.plan, ref: wish.ref, discount: wish.discount },
    })
    if (account) return await sendVerification(world, account.id)
    const known = await world.accounts.byEmail(wish.email)
    if (known) await emailOwner(world, known.id)
  })
  return answer
}

async function emailOwner(world: World, userId: string) {
  await world.jobs.add('email', { kind: 'address-known', userId, issuedAt: world.now().toISOString() })
}

/** Stores the hash of a new verification token. The email with the link is sent by a job. */
export async function sendVerification(world: World, userId: string): Promise<void> {
  const issuedAt = world.now()
  const token = world.secrets.token('verify', userId, issuedAt)
  await world.accounts.keepVerification(userId, {
    hash: world.secrets.hash(token),
    expires: new Date(issuedAt.getTime() + VERIFICATION_LIFE),
  })
  await world.jobs.add('email', { kind: 'verify-address', userId, issuedAt: issuedAt.toISOString() })
}
