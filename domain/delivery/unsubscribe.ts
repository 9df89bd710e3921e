// Readers unsubscribe from one brand's emails, or subscribe again, with the token in the email. They need no
// account.
import type { MailChoice } from '#contract/mail-choices.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { Subscription } from './recipient-store.ts'

/**
 * How many wrong tokens one IP address may try per hour. Correct ones are not counted, because email
 * providers open links for many readers from few addresses.
 */
const WRONG_TOKENS = 60

/**
 * Shows what a reader has chosen. Opening the link changes nothing yet, because virus scanners open every
 * link.
 */
export async function readEmailChoice(world: World, token: string, from: string): Promise<MailChoice> {
  return await choiceOf(world, await subscriptionBy(world, token, from))
}

/**
 * Unsubscribes this reader from the brand's emails; doing it again changes nothing. Emails about their own
 * account are still sent.
 */
export async function unsubscribe(world: World, token: string, from: string): Promise<MailChoice> {
  const reader = await subscriptionBy(world, token, from)
  await world.recipients.setSubscribed(token, world.now())
  return await choiceOf(world, { ...reader, isSubscribed: false })
}

export async function resubscribe(world: World, token: string, from: string): Promise<MailChoice> {
  const reader = await subscriptionBy(world, token, from)
  await world.recipients.setSubscribed(token, null)
  return await choiceOf(world, { ...reader, isSubscribed: true })
}

async function subscriptionBy(world: World, token: string, from: string): Promise<Subscription> {
  const reader = await world.recipients.byToken(token)
  if (reader) return reader
  await enforceRateLimit(world, `mail-choice:${from}`, WRONG_TOKENS, 3600)
  throw new Problem('not-found', 'We can’t find this page.')
}

async function choiceOf(
  world: World,
  { profileId, address, isSubscribed }: Subscription,
): Promise<MailChoice> {
  const profile = await world.brands.byId(profileId)
  return { address, companyName: profile?.companyName ?? '', isSubscribed }
}
