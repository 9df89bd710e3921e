// The season of one brand: what is coming for it, and the ideas that its next delivery brings for those days.
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

export interface Season {
  /** What can be planned for, in the order of the days. */
  coming: DatedOccasion[]
  /** The brand's own events of that time. */
  events: OwnEvent[]
  ideas: ProposedIdea[]
}

interface Moment {
  past: readonly PastIdea[]
  /** The brand's day, `YYYY-MM-DD`. */
  today: string
  seed: string
}

/** Nothing for a plan without seasonal content, or where it is switched off. */
export async function seasonFor(
  world: World,
  plan: Plan,
  profile: Profile,
  brand: Brand,
  moment: Moment,
): Promise<Season> {
  if (!hasSeason(plan, profile)) return { coming: [], events: [], ideas: [] }
  const { today } = moment
  const last = lastDay(profile, today)
  const keeper = calendarOwnerOf(world.playbook, profile, await world.calendars.wishesOf(profile.id))
  const days = [
    ...withTradeDays(yearOf(yearSource, keeper, today, last), world.playbook, profile)
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
  return { ...(await daysAhead(world, plan, profile, today, marked)), ideas }
}

/** What is coming for a brand and its own events of that time, without ideas; the marked days are among them, whatever they matter. */
export async function daysAhead(
  world: World,
  plan: Plan,
  profile: Profile,
  today: string,
  marked: ReadonlySet<string> = new Set(),
): Promise<Omit<Season, 'ideas'>> {
  if (!hasSeason(plan, profile)) return { coming: [], events: [] }
  const keeper = calendarOwnerOf(world.playbook, profile, await world.calendars.wishesOf(profile.id))
  const last = lastDay(profile, today)
  const own = await world.events.of(profile.id)
  return {
    coming: upcomingOccasions(yearSource, keeper, today, profile.seasonalLeadTimeMonths).filter(
      ({ id, relevance }) => relevance >= RELEVANT || marked.has(id),
    ),
    events: own.filter(({ eventDate }) => eventDate >= today && eventDate <= last),
  }
}

const hasSeason = (plan: Plan, { seasonalContentEnabled }: Profile): boolean =>
  opens(plan, 'seasonal') && seasonalContentEnabled

/** The lead time and four weeks on. */
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

/** From its own planning date on, or within the lead time where it has none; a week after it there are thanks to say. */
function isPlannedFor(
  { eventDate, contentPlanningStartDate }: OwnEvent,
  today: string,
  last: string,
): boolean {
  if (addDays(eventDate, 7) < today) return false
  return contentPlanningStartDate === null ? eventDate <= last : contentPlanningStartDate <= today
}
