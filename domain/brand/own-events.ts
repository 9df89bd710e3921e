// A brand's own events are dates that no calendar has: an opening, a campaign, a day off.
import { OWN_EVENTS, type EventInput, type OwnEvent } from '#contract/seasons.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { ownProfile } from './own-profile.ts'

/** How many years from today an event may be, before or after. */
const MOST_YEARS_AWAY = 10

/** Saves a new event. @throws Problem if its dates can't be planned for or the brand has too many events */
export async function addEvent(world: World, member: Account, words: EventInput): Promise<OwnEvent> {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  await enforceRateLimit(world, `events:${member.id}`, 300, 3600)
  const event = checked(words, world.now())
  return await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    if ((await world.events.of(profile.id)).length >= OWN_EVENTS) {
      throw new Problem(
        'conflict',
        `You have ${OWN_EVENTS} events of your own. Delete one that you no longer need.`,
      )
    }
    return await world.events.add(profile.id, event, world.now())
  })
}

/** Changes an event. @throws Problem if it doesn't exist or its new dates can't be planned for */
export async function changeEvent(
  world: World,
  member: Account,
  eventId: string,
  words: EventInput,
): Promise<OwnEvent> {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  const changed = await world.events.change(profile.id, eventId, checked(words, world.now()))
  if (!changed) throw notThere()
  return changed
}

export async function deleteEvent(world: World, member: Account, eventId: string) {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  if (!(await world.events.remove(profile.id, eventId))) throw notThere()
  return { message: 'Event deleted' }
}

/** Returns the event if its dates are near enough and in the right order. @throws Problem if not */
function checked(words: EventInput, now: Date): EventInput {
  const { eventDate, contentPlanningStartDate } = words
  refuseFarOff('eventDate', eventDate, now)
  if (contentPlanningStartDate !== null) {
    refuseFarOff('contentPlanningStartDate', contentPlanningStartDate, now)
    if (contentPlanningStartDate > eventDate) {
      throw invalid('contentPlanningStartDate', 'Start planning on or before the day of the event')
    }
  }
  return words
}

function refuseFarOff(path: string, day: string, now: Date): void {
  if (Math.abs(Number(day.slice(0, 4)) - now.getUTCFullYear()) <= MOST_YEARS_AWAY) return
  throw invalid(path, `Choose a day within ${MOST_YEARS_AWAY} years of today`)
}

const invalid = (path: string, message: string) =>
  new Problem('invalid', message, { errors: [{ path, message }] })

const notThere = () => new Problem('not-found', 'We can’t find this event. It may have been deleted.')
