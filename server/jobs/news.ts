import { generateForPair } from '#domain/news/week-run.ts'
import type { JobPayloads } from '#domain/jobs.ts'
import type { World } from '#domain/world.ts'

/** Makes a week's news of one trade and country. Where some brands' failed, the queue tries again, and then only those. */
export const makeNews =
  (world: World) =>
  async (pair: JobPayloads['news-of-pair']): Promise<void> => {
    const { made, failed } = await generateForPair(world, pair)
    const [first] = failed
    if (!first) return
    throw new Error(
      `News of ${pair.industry}, ${pair.country}: ${made} made, ${failed.length} not. ${first.reason}`,
    )
  }
