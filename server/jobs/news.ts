import { generateForGroup } from '#domain/news/week-run.ts'
import type { JobPayloads } from '#domain/jobs.ts'
import type { World } from '#domain/world.ts'

/** Under this name it is remembered when the news was last made with no brand left out. */
export const NEWS_MADE = 'news made'

/** Makes a week's news of one trade and country. Where some brands' failed, the queue tries again, and then only those. */
export const makeNews =
  (world: World) =>
  async (pair: JobPayloads['news-of-pair']): Promise<void> => {
    const { made, failed } = await generateForGroup(world, pair)
    const [first] = failed
    if (!first) return void (await world.keyValues.set(NEWS_MADE, world.now().toISOString()))
    throw new Error(
      `News of ${pair.industry}, ${pair.country}: ${made} made, ${failed.length} not. ${first.reason}`,
    )
  }
