// A failed delivery, for tests that show or retry it.
import { plannedSlot } from '#domain/delivery/slots.ts'
import type { World } from '#domain/world.ts'

/** Returns its slot's id. */
export async function aFailedDelivery(world: World, profileId: string): Promise<string> {
  const now = world.now()
  const [slot] = await world.slots.add([plannedSlot(profileId, 'scheduled', now)], now)
  if (!slot) throw new Error('The slot was not kept')
  await world.slots.recordFailure(slot.id, 'The shelf fell down.')
  await world.slots.markFailed(slot.id, now)
  return slot.id
}
