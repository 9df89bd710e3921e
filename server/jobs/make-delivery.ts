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
      await world.slots.recordFailure(slotId, causeOf(error))
      throw error
    }
  }

export const giveUpDelivery = (world: World, slotId: string): Promise<void> =>
  world.slots.markFailed(slotId, world.now())

/** What went wrong in the first place: of a database's failure the words of the database, and not our statement. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? causeOf(error.cause) : error.message
}
