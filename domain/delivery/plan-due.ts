import type { PlannedProfile, SlotKind } from '#domain/brand/plan-store.ts'
import { nextOf, scheduleOf } from '#domain/brand/schedule.ts'
import { deliveriesBetween } from '#domain/schedule/next-delivery.ts'
import type { World } from '#domain/world.ts'
import { type NewSlot, plannedSlot } from './slots.ts'

/**
 * How many missed deliveries are recorded one by one after downtime. Nobody needs to know about older ones.
 */
const NOTED = 12

/**
 * Finds the profiles whose delivery is due. For each, adds a slot and the job that makes the delivery, and
 * plans the next one. All in one write, so that a slot and its job exist together and only once. Returns how
 * many profiles were handled.
 *
 * After downtime a profile gets one delivery, for the last missed time. The earlier ones are recorded as
 * skipped.
 */
export async function planDue(world: World, kind: SlotKind, limit: number): Promise<number> {
  const now = world.now()
  return await world.atomically(async (world) => {
    const due = await world.plans.takeDue(kind, now, limit)
    if (due.length === 0) return 0
    const taken = due.map((planned) => ({ planned, slots: slotsOf(world, kind, planned, now) }))
    const slots = await world.slots.add(
      taken.flatMap(({ slots }) => slots),
      now,
    )
    const made = slots.filter(({ state }) => state === 'planned').map(({ id }) => ({ slotId: id }))
    await world.jobs.addAll('make-delivery', made)
    await world.plans.set(
      kind,
      taken.map(({ planned, slots }) => {
        const last = { ...planned.last, [kind]: slots.at(-1)?.dueAt ?? planned.last[kind] }
        return { profileId: planned.profileId, at: nextOf(world, kind, { ...planned, last }, now) }
      }),
    )
    return due.length
  })
}

/**
 * The slots of a profile that is due. There are none if the plan no longer includes deliveries or the account
 * is closed.
 */
function slotsOf(world: World, kind: SlotKind, planned: PlannedProfile, now: Date): NewSlot[] {
  const dueAt = planned.next[kind]
  const schedule = scheduleOf(kind, planned)
  if (!dueAt || !schedule || planned.holder.deletionDate) return []
  const { profileId } = planned
  const times = [dueAt, ...deliveriesBetween(world.zones, schedule, dueAt, now)].slice(-NOTED)
  return times.map((at, place) =>
    place === times.length - 1
      ? plannedSlot(profileId, kind, at)
      : { profileId, kind, dueAt: at, state: 'skipped', reason: 'Missed; a later delivery replaced it.' },
  )
}
