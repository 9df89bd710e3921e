// Unsubscribing from one brand's emails, and subscribing again. The token in the email is enough: anyone who reads it
// may decide.
import type { MailChoice } from '#contract/mail-choices.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { Subscription } from './recipient-store.ts'

/**
 * Wrong tokens allowed per hour from one IP address. Right ones aren't counted, because email providers open links
 * for many readers from few addresses.
 */
const WRONG_TOKENS = 60

/** What the reader behind a token has chosen. Reading changes nothing, because virus scanners open every link. */
export async function readEmailChoice(world: World, token: string, from: string): Promise<MailChoice> {
  return await choiceOf(world, await subscriptionBy(world, token, from))
}

/**
 * Unsubscribes this reader from the brand's emails. Repeating it changes nothing. Emails about the account are still
 * sent.
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
