import type { Failure, Operations } from '#contract/operations.ts'
import type { World } from '#domain/world.ts'

const DAY = 86_400_000
/** How many days back deliveries and emails are counted for the overview. */
const COUNTED = 7
/** Two weeks are shown, so that each day can be compared with the same weekday of the week before. */
const SHOWN = 14
const MOST_FAILURES = 100

/** Reports how deliveries and emails are doing now. Days are in UTC, and days without emails are included. */
export async function readOperations(world: World): Promise<Operations> {
  const now = world.now()
  const since = new Date(now.getTime() - COUNTED * DAY)
  const days = Array.from({ length: SHOWN }, (_, back) => dayOf(new Date(now.getTime() - back * DAY)))
  const { due, next } = await world.operations.due(now)
  const sent = await world.operations.sentByDay(new Date(`${days.at(-1)}T00:00:00Z`))
  return {
    now: now.toISOString(),
    due,
    nextDue: next?.toISOString() ?? null,
    slots: { ...(await world.operations.slotsSince(since)) },
    mails: { ...(await world.operations.mailsSince(since)) },
    sentByDay: days.map((day) => ({ day, sent: sent.get(day) ?? 0 })),
    queues: await world.operations.queues(),
  }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Failed deliveries and emails that need attention, newest first. */
export async function readFailures(world: World): Promise<Failure[]> {
  const failures = await world.operations.failures(MOST_FAILURES)
  return failures.map((failed) => ({
    ...failed,
    dueAt: failed.dueAt.toISOString(),
    reason: failed.reason ?? 'It says no reason.',
  }))
}
