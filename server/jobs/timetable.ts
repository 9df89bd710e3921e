// Scheduled work: due deliveries and digests, and the Sunday news. Several processes may run it at once.
import { slotKinds } from '#domain/brand/plan-store.ts'
import { replanForZoneRules } from '#domain/brand/schedule.ts'
import { planDue } from '#domain/delivery/plan-due.ts'
import { beginWeek } from '#domain/news/begin-week.ts'
import type { World } from '#domain/world.ts'

/**
 * How often to check for due deliveries. A check that finds nothing costs the database a fraction of a
 * millisecond.
 */
const LOOK = 1_000
/** How often to mark completed slots as finished. */
const TIDY = 5_000
/** How often the worker stores a heartbeat, for processes that can't ask it. */
const SIGN = 10_000
/** The key under which the time of the last check for due deliveries is stored. */
export const WORKER_LOOKED = 'worker looked'
/** Profiles planned in one write. */
const HANDFUL = 200

export interface Timetable {
  /** When the last check for due deliveries succeeded. */
  lastLook(): Date
  /** Stops after the current check. */
  stop(): Promise<void>
}

/** Starts all scheduled work. */
export function startTimetable(world: World, onError: (error: Error) => void): Timetable {
  let lastLook = new Date()
  const look = async () => {
    await planAllDue(world)
    lastLook = new Date()
  }
  const loops = [
    every(LOOK, onError, look),
    every(TIDY, onError, () => world.slots.finishCompleted(world.now())),
    every(60_000, onError, () => beginWeek(world)),
    every(60_000, onError, () => replanForZoneRules(world)),
    every(SIGN, onError, () => world.keyValues.set(WORKER_LOOKED, lastLook.toISOString())),
  ]
  return { lastLook: () => lastLook, stop: async () => void (await Promise.all(loops.map((stop) => stop()))) }
}

/** Plans everything due, in batches. Returns the number of profiles planned. */
export async function planAllDue(world: World): Promise<number> {
  let count = 0
  for (const kind of slotKinds) {
    for (;;) {
      const taken = await planDue(world, kind, HANDFUL)
      count += taken
      if (taken < HANDFUL) break
    }
  }
  return count
}

/** Repeats an act with a pause after each run. A failure is reported and the next run tries again. */
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
