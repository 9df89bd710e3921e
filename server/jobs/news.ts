import { generateForGroup } from '#domain/news/week-run.ts'
import type { JobPayloads } from '#domain/jobs.ts'
import type { World } from '#domain/world.ts'

/** The key under which the time of the last complete news run is stored. */
export const NEWS_MADE_AT = 'news made'

/**
 * Makes a week's news for all brands of one trade and country. If it failed for some of them, the queue tries
 * again for those only.
 */
export const makeNews =
  (world: World) =>
  async (pair: JobPayloads['news-of-pair']): Promise<void> => {
    const { made, failed } = await generateForGroup(world, pair)
    const [first] = failed
    if (!first) return void (await world.keyValues.set(NEWS_MADE_AT, world.now().toISOString()))
    throw new Error(
      `News of ${pair.industry}, ${pair.country}: ${made} made, ${failed.length} not. ${first.reason}`,
    )
  }
