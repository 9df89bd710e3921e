import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/** Finds the content of a public report by its token. Counts a view, unless the reader is the owner. */
export async function readDelivery(world: World, token: string, reader: Pick<Account, 'id'> | null) {
  const delivery = await world.deliveries.byToken(token)
  if (!delivery) throw new Problem('not-found', 'The requested content delivery could not be found.')
  if (reader?.id !== delivery.ownerId) world.deliveries.viewed(delivery.id, world.now())
  return { contentData: delivery.contentData, createdAt: delivery.createdAt.toISOString() }
}
