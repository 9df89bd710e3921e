// Does regular upkeep: deletes old sessions and websites, ends trials, and deletes closed accounts with their
// emails.
import { replanTooFarAhead } from '#domain/brand/schedule.ts'
import { forgetWaiting } from '#domain/brand/website/read-website.ts'
import type { World } from '#domain/world.ts'
import { tidyOutbox } from '#server/outside/mail/outbox.ts'
import { runningWorkStore } from '#server/store/running-work.ts'
import { maintainEmbedded, type Database } from '#server/store/embedded/database.ts'

const TEN_MINUTES = 600_000

interface UpkeepParts {
  world: World
  database: Database
  /** The folder to which emails are written if there is no mail server. */
  outbox: string | undefined
}

/**
 * Starts regular upkeep; returns a function that stops it. Each step may safely run twice or on several
 * servers.
 */
export function startUpkeep(kept: UpkeepParts, onError: (error: Error) => void): () => void {
  const timer = setInterval(() => void runUpkeep(kept).catch(onError), TEN_MINUTES)
  timer.unref()
  return () => clearInterval(timer)
}

/** Runs all upkeep once. */
export async function runUpkeep({ world, database, outbox }: UpkeepParts): Promise<void> {
  const now = world.now()
  await world.accounts.endTrials(now)
  await world.accounts.deleteClosed(now)
  // The folder is checked in every run, so that nothing is left behind by a crash or by an email written at
  // the last moment.
  if (outbox) await tidyOutbox(outbox, (accounts) => world.accounts.missingIds(accounts))
  await world.sessions.prune(now)
  await world.rates.prune(now)
  await forgetWaiting(world)
  await runningWorkStore(database).prune(TEN_MINUTES)
  await replanTooFarAhead(world)
  await maintainEmbedded(database)
}
