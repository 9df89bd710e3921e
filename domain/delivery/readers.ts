import { opens } from '#contract/plans.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import type { ClientDelivery } from '#domain/brand/stores.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import type { World } from '#domain/world.ts'
import type { NewMail } from './slots.ts'

/**
 * Lists who gets a profile's scheduled email: the owner, and the team if the plan includes one; for an
 * agency's client, the people that the agency chose. A digest is only sent to the owner, who asked for it.
 * Nobody gets an email twice. People who unsubscribed, or whose mail server keeps refusing emails, are left
 * out.
 */
export async function readersOf(
  world: World,
  account: Account,
  profile: Profile,
  kind: SlotKind,
): Promise<NewMail[]> {
  const client = await world.brands.clientOf(profile.id)
  const owner: NewMail = {
    address: account.email,
    firstName: account.firstName ?? '',
    reader: client ? 'agency' : 'owner',
  }
  const everybody = client ? ofClient(client, owner) : ofBrand(account, profile, owner)
  const wished = kind === 'digest' ? [owner] : everybody
  const mails = wished.filter(
    ({ address }, at) =>
      wished.findIndex((other) => other.address.toLowerCase() === address.toLowerCase()) === at,
  )
  const standings = await world.recipients.standingOf(
    profile.id,
    mails.map(({ address }) => address),
  )
  return mails.filter((_, at) => standings[at]?.standing === 'receiving')
}

const ofBrand = (account: Account, profile: Profile, owner: NewMail): NewMail[] => [
  ...(profile.emailNotifications ? [owner] : []),
  ...(opens(account.plan, 'team') ? profile.teamMemberEmails : []).map((address) => ({
    address,
    firstName: '',
    reader: 'team' as const,
  })),
]

function ofClient(client: ClientDelivery, agency: NewMail): NewMail[] {
  const people = client.clientEmails.map((address, at) => ({
    address,
    firstName: client.clientFirstNames[at] ?? '',
    reader: 'client' as const,
  }))
  return [
    ...(client.deliveryTarget === 'agency_only' ? [] : people),
    ...(client.deliveryTarget === 'client_only' && !client.ccAgencyOnScheduled ? [] : [agency]),
  ]
}
