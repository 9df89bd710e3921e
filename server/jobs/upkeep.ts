// What has to be done now and then whether or not anyone asks: old sessions and websites go, trials end, closed accounts are deleted with their mails.
import { replanTooFarAhead } from '#domain/brand/schedule.ts'
import { forgetWaiting } from '#domain/brand/website/read-website.ts'
import type { World } from '#domain/world.ts'
import { tidyOutbox } from '#server/outside/mail/outbox.ts'
import { runningWorkStore } from '#server/store/running-work.ts'
import { tidyEmbedded, type Database } from '#server/store/embedded/database.ts'

const TEN_MINUTES = 600_000

interface Kept {
  world: World
  database: Database
  /** Where mails lie without a mail server. */
  outbox: string | undefined
}

/** Starts the upkeep; the answer stops it. Each step may run twice or on several servers without harm. */
export function keepUp(kept: Kept, onError: (error: Error) => void): () => void {
  const timer = setInterval(() => void tidyUp(kept).catch(onError), TEN_MINUTES)
  timer.unref()
  return () => clearInterval(timer)
}

/** One round of all there is to do. */
export async function tidyUp({ world, database, outbox }: Kept): Promise<void> {
  const now = world.now()
  await world.accounts.endTrials(now)
  await world.accounts.deleteClosed(now)
  // Asked anew each time, so that a mail written at the last moment, or a crash in between, leaves nothing behind.
  if (outbox) await tidyOutbox(outbox, (accounts) => world.accounts.missingIds(accounts))
  await world.sessions.prune(now)
  await world.rates.prune(now)
  await forgetWaiting(world)
  await runningWorkStore(database).prune(TEN_MINUTES)
  await replanTooFarAhead(world)
  await tidyEmbedded(database)
}
