import type { World } from '#domain/world.ts'
import { daysLater, weekOf } from './week-of.ts'
import { planNews } from './week-run.ts'

/** From this hour of Sunday, UTC, on the week's news is made. */
const HOUR = 3

/**
 * Gives every trade and country with brands that want news its job, once a week however often and by how many it is called, and
 * though their clocks differ. After downtime over a Sunday it is made up for.
 */
export async function beginWeek(world: World): Promise<number> {
  const week = weekOf(new Date(world.now().getTime() - HOUR * 3_600_000).toISOString().slice(0, 10))
  return await world.atomically(async (world) => {
    const begun = await world.keyValues.get('news week')
    // Another clock is a little ahead of this one. What lies years ahead was said by one that was wrong.
    if (begun !== null && begun > week && begun <= daysLater(week, 7)) return 0
    if (!(await world.keyValues.set('news week', week))) return 0
    const pairs = await planNews(world, week)
    await world.jobs.addAll('news-of-pair', pairs)
    return pairs.length
  })
}
