// What has its time: deliveries and digests that fall due, and the news of every Sunday. Several processes may keep it together.
import { slotKinds } from '#domain/brand/plan-store.ts'
import { replanForZoneRules } from '#domain/brand/schedule.ts'
import { planDue } from '#domain/delivery/plan-due.ts'
import { beginWeek } from '#domain/news/begin-week.ts'
import type { World } from '#domain/world.ts'

/** How often it is looked what is due. A look that finds nothing costs the database a fraction of a millisecond. */
const LOOK = 1_000
/** How often finished slots are marked as such. */
const TIDY = 5_000
/** How often the worker gives a sign of life, for those who can't ask it. */
const SIGN = 10_000
/** Under this name it is remembered when a worker last looked what is due. */
export const WORKER_LOOKED = 'worker looked'
/** Profiles planned in one write. */
const HANDFUL = 200

export interface Timetable {
  /** When it was last looked what is due, successfully. */
  lastLook(): Date
  /** Stops after the look that is under way. */
  stop(): Promise<void>
}

/** Starts keeping the timetable. */
export function keepTimetable(world: World, onError: (error: Error) => void): Timetable {
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

/** Plans what is due, handful by handful. Answers how many profiles were taken. */
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

/** Runs an act again and again, its pauses between the runs; what fails is told and tried again at the next. */
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
