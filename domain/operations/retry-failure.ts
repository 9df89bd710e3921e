import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/**
 * Puts back what was given up, a delivery or one mail of it, together with the job that tries it again.
 * @throws Problem `not-found` where nothing of this id was given up, as when somebody else was faster
 */
export async function retryFailure(world: World, id: string): Promise<{ message: string }> {
  return await world.atomically(async (world) => {
    if (await world.slots.putBack(id)) {
      await world.jobs.add('make-delivery', { slotId: id })
      return { message: 'The delivery will be made again.' }
    }
    if (await world.slots.putMailBack(id)) {
      await world.jobs.add('delivery-mail', { mailId: id })
      return { message: 'The mail will be sent again.' }
    }
    throw new Problem('not-found', 'This is not among the failures any more.')
  })
}
