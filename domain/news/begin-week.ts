import type { World } from '#domain/world.ts'
import { daysLater, weekOf } from './week-of.ts'
import { planNews } from './week-run.ts'

/** The week's news is made on Sunday from this hour on, in UTC. */
const HOUR = 3

/**
 * Adds a job for every trade and country whose brands get news. It runs once a week, however often and by
 * however many processes it is called, even if their clocks differ. If the service was down on Sunday, it
 * runs later.
 */
export async function beginWeek(world: World): Promise<number> {
  const week = weekOf(new Date(world.now().getTime() - HOUR * 3_600_000).toISOString().slice(0, 10))
  return await world.atomically(async (world) => {
    const begun = await world.keyValues.get('news week')
    // Another process with a faster clock may have begun this week already. If the stored week is years
    // ahead, it came from a wrong clock and is ignored.
    if (begun !== null && begun > week && begun <= daysLater(week, 7)) return 0
    if (!(await world.keyValues.set('news week', week))) return 0
    const pairs = await planNews(world, week)
    await world.jobs.addAll('news-of-pair', pairs)
    return pairs.length
  })
}
