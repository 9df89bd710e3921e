import type { Account } from '#domain/account/account.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { scheduleOf } from '#domain/brand/schedule.ts'
import { reportUrl } from '#domain/delivery/compose.ts'
import { makeDelivery } from '#domain/delivery/make-delivery.ts'
import { plannedSlot } from '#domain/delivery/slots.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/**
 * Makes the member's delivery now, as if it were due, and sends its emails by jobs. The next planned delivery
 * stays as it is. The slot and its job are saved in one write, so that the delivery is made even after a
 * crash.
 */
export async function forceDelivery(
  world: World,
  member: Account,
): Promise<{ message: string; url: string | null }> {
  requireFeature(member, 'scheduled')
  const profile = await ownProfile(world, member)
  const planned = await world.plans.of(profile.id)
  if (!planned || !scheduleOf('scheduled', planned)) {
    throw new Problem(
      'conflict',
      profile.deliveriesPaused
        ? 'Your deliveries are paused. Resume them, and ask again.'
        : 'No deliveries are planned for you yet. Finish your profile, and ask again.',
    )
  }
  const now = world.now()
  const slotId = await world.atomically(async (world) => {
    const [added] = await world.slots.add([plannedSlot(profile.id, 'scheduled', now)], now)
    if (!added) throw new Problem('conflict', 'Your delivery is being made already.')
    await world.jobs.add('make-delivery', { slotId: added.id })
    return added.id
  })
  await makeDelivery(world, slotId)
  const outcome = await world.operations.outcomeOf(slotId)
  if (!outcome?.accessToken) {
    return { message: `No delivery was made. ${outcome?.reason ?? ''}`.trim(), url: null }
  }
  return {
    message: 'Your delivery is ready and is being emailed.',
    url: reportUrl(world, outcome.accessToken),
  }
}
