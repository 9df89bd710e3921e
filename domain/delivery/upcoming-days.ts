// The upcoming days that a brand should plan for, and the ideas that its next delivery contains for them.
import type { Profile } from '#contract/profile.ts'
import { opens, type Plan } from '#contract/plans.ts'
import type { OwnEvent } from '#contract/seasons.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { calendarOwnerOf } from '#domain/calendar/calendar.ts'
import { withTradeDays } from '#domain/calendar/trade-days.ts'
import type { DayAhead, PastIdea, ProposedIdea } from '#domain/ideas/engine.ts'
import {
  RELEVANT,
  upcomingOccasions,
  monthsLater,
  yearOf,
  type DatedOccasion,
} from '#domain/seasons/upcoming.ts'
import { addDays } from '#domain/seasons/rules.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { World } from '#domain/world.ts'

export interface UpcomingDays {
  /** Days from the calendar to plan for now, ordered by date. */
  coming: DatedOccasion[]
  /** The brand's own events in the same period. */
  events: OwnEvent[]
  ideas: ProposedIdea[]
}

interface Moment {
  past: readonly PastIdea[]
  /** The brand's local date, `YYYY-MM-DD`. */
  today: string
  seed: string
}

/**
 * Finds the upcoming days and makes ideas for them. Empty if the plan doesn't include seasonal content or it
 * is turned off.
 */
export async function upcomingDaysWithIdeas(
  world: World,
  plan: Plan,
  profile: Profile,
  brand: Brand,
  moment: Moment,
): Promise<UpcomingDays> {
  if (!includesSeasonal(plan, profile)) return { coming: [], events: [], ideas: [] }
  const { today } = moment
  const last = lastDay(profile, today)
  const calendarOwner = calendarOwnerOf(world.playbook, profile, await world.calendars.settingsOf(profile.id))
  const days = [
    ...withTradeDays(yearOf(yearSource, calendarOwner, today, last), world.playbook, profile)
      .filter(({ isHidden }) => !isHidden)
      .map(dayOf),
    ...brand.events.filter((event) => isPlannedFor(event, today, last)).map(ownDay),
  ]
  const ideas = await world.engine.proposeForDays({
    ...moment,
    brand,
    days,
    count: profile.seasonalContentCount,
  })
  const marked = new Set(ideas.flatMap(({ occasion }) => occasion?.id ?? []))
  return { ...(await upcomingDays(world, plan, profile, today, marked)), ideas }
}

/**
 * Finds a brand's upcoming days and own events, without making ideas. Days in `marked` are included even if
 * they are less relevant.
 */
export async function upcomingDays(
  world: World,
  plan: Plan,
  profile: Profile,
  today: string,
  marked: ReadonlySet<string> = new Set(),
): Promise<Omit<UpcomingDays, 'ideas'>> {
  if (!includesSeasonal(plan, profile)) return { coming: [], events: [] }
  const calendarOwner = calendarOwnerOf(world.playbook, profile, await world.calendars.settingsOf(profile.id))
  const last = lastDay(profile, today)
  const own = await world.events.of(profile.id)
  return {
    coming: upcomingOccasions(yearSource, calendarOwner, today, profile.seasonalLeadTimeMonths).filter(
      ({ id, relevance }) => relevance >= RELEVANT || marked.has(id),
    ),
    events: own.filter(({ eventDate }) => eventDate >= today && eventDate <= last),
  }
}

const includesSeasonal = (plan: Plan, { seasonalContentEnabled }: Profile): boolean =>
  opens(plan, 'seasonal') && seasonalContentEnabled

/** The last day to look at: the end of the lead time plus four weeks. */
const lastDay = ({ seasonalLeadTimeMonths }: Profile, today: string): string =>
  addDays(monthsLater(today, seasonalLeadTimeMonths), 28)

const dayOf = ({ id, name, kind, from, to, relevance, mood }: DatedOccasion): DayAhead => ({
  id,
  name,
  from,
  to,
  relevance,
  isAwareness: kind === 'awareness',
  isSolemn: mood === 'solemn',
  isOwn: false,
})

const ownDay = ({ id, eventName, eventDate }: OwnEvent): DayAhead => ({
  id,
  name: eventName,
  from: eventDate,
  to: eventDate,
  relevance: 5,
  isAwareness: false,
  isSolemn: false,
  isOwn: true,
})

/**
 * Whether now is the time to plan for an own event: from the planning date that the user gave, or within the
 * lead time if there is none. It lasts until a week after the event, when thank-you posts still make sense.
 */
function isPlannedFor(
  { eventDate, contentPlanningStartDate }: OwnEvent,
  today: string,
  last: string,
): boolean {
  if (addDays(eventDate, 7) < today) return false
  return contentPlanningStartDate === null ? eventDate <= last : contentPlanningStartDate <= today
}
