import { opens } from '#contract/plans.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import type { ClientDelivery } from '#domain/brand/stores.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import type { World } from '#domain/world.ts'
import type { NewMail } from './slots.ts'

/**
 * Who a profile's scheduled mail goes to: its owner, and the team where the plan has one; for a client the people its agency chose. A
 * digest is its owner's own wish, and goes to nobody else. Nobody twice, and nobody who stopped these mails or whose mail server refused them for good.
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
