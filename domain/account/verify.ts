import type { World } from '#domain/world.ts'
import { enforceRateLimit } from './rate-limit.ts'

/**
 * Confirms the email address that a verification link was sent to. Also true if the link is opened a second
 * time.
 */
export async function verifyAddress(world: World, token: string): Promise<boolean> {
  const account = await world.accounts.verifyBy(world.secrets.hash(token), world.now())
  return account !== null
}

/**
 * Emails a new verification link if the address has an unconfirmed account. The answer is the same if it
 * hasn't.
 */
export async function resendVerification(world: World, email: string, from: string) {
  await enforceRateLimit(world, `resend:${from}`, 20, 3600)
  await enforceRateLimit(world, `resend-to:${email.toLowerCase()}`, 5, 3600)
  await world.jobs.add('email', { kind: 'link-asked', link: 'verify-address', address: email })
  return { message: 'If this address still needs confirming, we’ve emailed it a new link.' }
}
