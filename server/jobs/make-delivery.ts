import { makeDelivery } from '#domain/delivery/make-delivery.ts'
import type { World } from '#domain/world.ts'

interface Payload {
  slotId: string
}

/** Makes the delivery of a slot; a try that fails is noted where operators see it, and made again by the queue. */
export const makeDeliveries =
  (world: World) =>
  async ({ slotId }: Payload): Promise<void> => {
    try {
      await makeDelivery(world, slotId)
    } catch (error) {
      await world.slots.noteTry(slotId, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

export const giveUpDelivery = (world: World, slotId: string): Promise<void> =>
  world.slots.giveUp(slotId, world.now())
