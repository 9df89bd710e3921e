import type { World } from '#domain/world.ts'
import { weekOf } from './week-of.ts'
import { planNews } from './week-run.ts'

/** From this hour of Sunday, UTC, on the week's news is made. */
const HOUR = 3

/**
 * Gives every trade and country with brands that want news its job, once a week however often and by how many it is called. After
 * downtime over a Sunday it is made up for.
 */
export async function beginWeek(world: World): Promise<number> {
  const week = weekOf(new Date(world.now().getTime() - HOUR * 3_600_000).toISOString().slice(0, 10))
  return await world.atomically(async (world) => {
    if (!(await world.remembered.keep('news week', week))) return 0
    const pairs = await planNews(world, week)
    await world.jobs.addAll('news-of-pair', pairs)
    return pairs.length
  })
}
