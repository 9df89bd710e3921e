import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/** The content behind a public token; reading it counts as a view. */
export async function readDelivery(world: World, token: string) {
  const delivery = await world.deliveries.byToken(token)
  if (!delivery) throw new Problem('not-found', 'The requested content delivery could not be found.')
  world.deliveries.viewed(delivery.id, world.now())
  return { contentData: delivery.contentData, createdAt: delivery.createdAt.toISOString() }
}
