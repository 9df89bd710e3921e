// What members can do with their reports: list, revoke and restore them.
import type { OwnDelivery } from '#contract/delivery.ts'
import type { Account } from '#domain/account/account.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { reportUrl } from './compose.ts'
import type { ListedDelivery } from './deliveries.ts'

export async function deliveriesOf(
  world: World,
  member: Account,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ deliveries: OwnDelivery[]; next: string | null }> {
  const profile = await world.brands.profileOf(member.id)
  if (!profile) return { deliveries: [], next: null }
  const { deliveries, next } = await world.deliveries.page(profile.id, page)
  return { deliveries: deliveries.map((delivery) => asOwn(world, delivery)), next }
}

/** Revokes a report. Anyone who opens it gets the same answer as for a report that never existed. */
export async function revokeDelivery(world: World, member: Account, deliveryId: string) {
  await setActive(world, member, deliveryId, false)
  return { message: 'This report is no longer public.' }
}

export async function restoreDelivery(
  world: World,
  member: Account,
  deliveryId: string,
): Promise<OwnDelivery> {
  return asOwn(world, await setActive(world, member, deliveryId, true))
}

async function setActive(
  world: World,
  member: Account,
  id: string,
  isActive: boolean,
): Promise<ListedDelivery> {
  const profile = await ownProfile(world, member)
  const delivery = await world.deliveries.setActive(profile.id, id, isActive)
  if (!delivery) throw new Problem('not-found', 'We can’t find this report. It may have been deleted.')
  return delivery
}

const asOwn = (world: World, { accessToken, ...listed }: ListedDelivery): OwnDelivery => ({
  ...listed,
  url: reportUrl(world, accessToken),
  lastViewed: listed.lastViewed?.toISOString() ?? null,
  createdAt: listed.createdAt.toISOString(),
})
