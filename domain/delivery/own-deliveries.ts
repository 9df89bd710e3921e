// What a member does with the reports there are: list them, revoke one, take that back.
import type { OwnDelivery } from '#contract/delivery.ts'
import type { Account } from '#domain/account/account.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { ideaCount, reportUrl } from './compose.ts'
import type { Delivery } from './deliveries.ts'

export async function deliveriesOf(world: World, member: Account): Promise<OwnDelivery[]> {
  const profile = await world.brands.profileOf(member.id)
  if (!profile) return []
  return (await world.deliveries.of(profile.id)).map((delivery) => asOwn(world, delivery))
}

/** A revoked report answers everyone as one that never was. */
export async function revokeDelivery(world: World, member: Account, deliveryId: string) {
  await setActive(world, member, deliveryId, false)
  return { message: 'This report can no longer be opened.' }
}

export async function restoreDelivery(
  world: World,
  member: Account,
  deliveryId: string,
): Promise<OwnDelivery> {
  return asOwn(world, await setActive(world, member, deliveryId, true))
}

async function setActive(world: World, member: Account, id: string, isActive: boolean): Promise<Delivery> {
  const profile = await ownProfile(world, member)
  const delivery = await world.deliveries.setActive(profile.id, id, isActive)
  if (!delivery) throw new Problem('not-found', 'This report is not there any more.')
  return delivery
}

const asOwn = (world: World, delivery: Delivery): OwnDelivery => ({
  id: delivery.id,
  deliveryType: delivery.deliveryType,
  url: reportUrl(world, delivery.accessToken),
  ideaCount: ideaCount(delivery.contentData),
  isActive: delivery.isActive,
  viewCount: delivery.viewCount,
  lastViewed: delivery.lastViewed?.toISOString() ?? null,
  createdAt: delivery.createdAt.toISOString(),
})
