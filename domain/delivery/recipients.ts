// Who a brand's deliveries are sent to, whether they unsubscribed, and whether emails to them bounced.
import type { Recipient } from '#contract/mail-choices.ts'
import type { Account } from '#domain/account/account.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/** Lists the owner's own address, then the team's addresses in the order of the profile. */
export async function recipientsOf(world: World, member: Account): Promise<Recipient[]> {
  const profile = await world.brands.profileOf(member.id)
  if (!profile) return []
  return await world.recipients.standingOf(profile.id, addressesOf(member, profile))
}

export async function tryRecipientAgain(world: World, member: Account, address: string) {
  requireFeature(member, 'scheduled')
  const profile = await ownProfile(world, member)
  const wanted = address.trim().toLowerCase()
  if (!addressesOf(member, profile).includes(wanted))
    throw new Problem('not-found', 'Your deliveries don’t go to this address.')
  const wasRefused = await world.recipients.tryAgain(profile.id, wanted)
  return {
    message: wasRefused
      ? 'We’ll send the next delivery to this address.'
      : 'This address already gets your deliveries.',
  }
}

/**
 * Subscribes the member's own address to their brand's emails again, however they had unsubscribed. Everyone
 * else has to use the link in their own emails.
 */
export async function receiveAgain(world: World, member: Account): Promise<Recipient[]> {
  requireFeature(member, 'scheduled')
  const { id, emailNotifications } = await ownProfile(world, member)
  await world.atomically(async (world) => {
    await world.recipients.setSubscribed(await world.recipients.tokenFor(id, member.email), null)
    if (!emailNotifications) await world.brands.change(id, { emailNotifications: true }, world.now())
  })
  return await recipientsOf(world, member)
}

const addressesOf = (member: Account, profile: { teamMemberEmails: readonly string[] }): string[] => [
  ...new Set([member.email, ...profile.teamMemberEmails].map((address) => address.toLowerCase())),
]
