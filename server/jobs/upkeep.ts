// What has to be done now and then whether or not anyone asks: old sessions and websites go, trials end, closed accounts are deleted.
import { bringBack } from '#domain/brand/schedule.ts'
import { forgetWaiting } from '#domain/brand/website/read-website.ts'
import type { World } from '#domain/world.ts'
import { tidyEmbedded, type Database } from '#server/store/embedded/database.ts'

const TEN_MINUTES = 600_000

/** Starts the upkeep; the answer stops it. Each step may run twice or on several servers without harm. */
export function keepUp(world: World, database: Database, onError: (error: Error) => void): () => void {
  const round = async () => {
    const now = world.now()
    await world.accounts.endTrials(now)
    await world.accounts.deleteClosed(now)
    await world.sessions.prune(now)
    await world.rates.prune(now)
    await forgetWaiting(world)
    await bringBack(world)
    await tidyEmbedded(database)
  }
  const timer = setInterval(() => void round().catch(onError), TEN_MINUTES)
  timer.unref()
  return () => clearInterval(timer)
}
