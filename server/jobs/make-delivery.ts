import { makeDelivery } from '#domain/delivery/make-delivery.ts'
import type { World } from '#domain/world.ts'

interface Payload {
  slotId: string
}

/**
 * Makes the delivery of a slot. The error of a failed try is saved for operators to see, and the queue tries
 * again.
 */
export const makeDeliveries =
  (world: World) =>
  async ({ slotId }: Payload): Promise<void> => {
    try {
      await makeDelivery(world, slotId)
    } catch (error) {
      await world.slots.recordFailure(slotId, causeOf(error))
      throw error
    }
  }

export const giveUpDelivery = (world: World, slotId: string): Promise<void> =>
  world.slots.markFailed(slotId, world.now())

/** The root cause of an error. For database errors it is the database's own message, without our SQL. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? causeOf(error.cause) : error.message
}
