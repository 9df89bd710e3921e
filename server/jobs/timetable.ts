// Runs scheduled work: due deliveries and digests, and the Sunday news. Several processes may run it at once.
import { slotKinds } from '#domain/brand/plan-store.ts'
import { replanForZoneRules } from '#domain/brand/schedule.ts'
import { planDue } from '#domain/delivery/plan-due.ts'
import { beginWeek } from '#domain/news/begin-week.ts'
import type { World } from '#domain/world.ts'

/**
 * The time between two checks for due deliveries. A check that finds nothing costs the database a fraction of
 * a millisecond.
 */
const CHECK_EVERY = 1_000
/** The time between two runs that mark completed slots as finished. */
const FINISH_EVERY = 5_000
/**
 * The time between two heartbeats of the worker in the database, for processes that can't ask it directly.
 */
const HEARTBEAT_EVERY = 10_000
/** The key under which the time of the last check for due deliveries is stored. */
export const WORKER_CHECKED_AT = 'worker looked'
/** The number of profiles planned in one write. */
const BATCH = 200

export interface Timetable {
  /** The time of the last successful check for due deliveries. */
  lastCheck(): Date
  /** Stops after the current check. */
  stop(): Promise<void>
}

/** Starts all scheduled work. */
export function startTimetable(world: World, onError: (error: Error) => void): Timetable {
  let lastCheck = new Date()
  const check = async () => {
    await planAllDue(world)
    lastCheck = new Date()
  }
  const loops = [
    every(CHECK_EVERY, onError, check),
    every(FINISH_EVERY, onError, () => world.slots.finishCompleted(world.now())),
    every(60_000, onError, () => beginWeek(world)),
    every(60_000, onError, () => replanForZoneRules(world)),
    every(HEARTBEAT_EVERY, onError, () => world.keyValues.set(WORKER_CHECKED_AT, lastCheck.toISOString())),
  ]
  return {
    lastCheck: () => lastCheck,
    stop: async () => void (await Promise.all(loops.map((stop) => stop()))),
  }
}

/** Plans everything that is due, in batches. Returns the number of profiles planned. */
export async function planAllDue(world: World): Promise<number> {
  let count = 0
  for (const kind of slotKinds) {
    for (;;) {
      const taken = await planDue(world, kind, BATCH)
      count += taken
      if (taken < BATCH) break
    }
  }
  return count
}

/**
 * Repeats an act with a pause after each run. If it fails, the error is reported and the next run tries
 * again.
 */
function every(
  pause: number,
  onError: (error: Error) => void,
  act: () => Promise<unknown>,
): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = () => {
    running = act()
      .catch((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))))
      .then(() => {
        if (!stopped) timer = setTimeout(run, pause)
      })
  }
  run()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
