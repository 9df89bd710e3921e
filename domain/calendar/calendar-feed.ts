// A brand's calendar as other calendar apps can subscribe to it: days that suit its trade, public holidays
// and its own events.
import { requireFeature } from '#domain/account/plan-gate.ts'
import type { CalendarDay, OwnEvent } from '#contract/seasons.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import { monthsLater, RELEVANT, yearOf } from '#domain/seasons/upcoming.ts'
import { addDays } from '#domain/seasons/rules.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { World } from '#domain/world.ts'
import { daysFor, calendarOwnerOf } from './calendar.ts'
import { withOwnDays } from './trade-days.ts'

export interface FeedEntry {
  /**
   * Identifies an occasion in one year. Stays the same if a date that depends on the moon moves, so that
   * calendar apps update the entry instead of adding a second one.
   */
  key: string
  name: string
  description: string
  category: string
  /** The first and last day, as `YYYY-MM-DD`. They are the same for a single day. */
  from: string
  to: string
}

export interface Feed {
  name: string
  /** The brand's local date, `YYYY-MM-DD`. */
  today: string
  entries: FeedEntry[]
}

const PAST_DAYS = 30
const MONTHS_AHEAD = 12

/**
 * Finds the calendar of a secret address. A token that was replaced or turned off, or whose account is
 * closed, gets the same answer as one that never existed.
 */
export async function readFeed(world: World, token: string): Promise<Feed> {
  const profileId = await world.calendars.profileOfFeed(token)
  const profile = profileId === null ? null : await world.brands.byId(profileId)
  const owner = profile && (await world.brands.ownerOf(profile.id))
  if (!profile || !owner || owner.deletionDate) throw new Problem('not-found', 'Not found')
  requireFeature(owner, 'seasonal')
  const today = localDay(world.zones, profile.deliveryTimezone, world.now())
  const [from, to] = [addDays(today, -PAST_DAYS), monthsLater(today, MONTHS_AHEAD)]
  const calendarOwner = calendarOwnerOf(world.playbook, profile, await world.calendars.settingsOf(profile.id))
  // The list starts a year early, so that an occasion that falls twice in one year always gets the same keys.
  const coming = withOwnDays(
    yearOf(yearSource, calendarOwner, `${Number(from.slice(0, 4)) - 1}-01-01`, to),
    world.playbook,
    profile,
  )
  const days = withKeys(daysFor(coming, calendarOwner))
    .filter(({ day }) => day.to >= from && isInFeed(day))
    .map(entryOfDay)
  const events = (await world.events.of(profile.id))
    .filter(({ eventDate }) => eventDate >= from && eventDate <= to)
    .map(entryOfEvent)
  return { name: `${profile.companyName}: the year ahead`, today, entries: [...days, ...events] }
}

const isInFeed = ({ relevance, isPublicHoliday, isHidden }: CalendarDay): boolean =>
  !isHidden && (relevance >= RELEVANT || isPublicHoliday)

interface Keyed {
  key: string
  day: CalendarDay
}

function withKeys(days: readonly CalendarDay[]): Keyed[] {
  const times = new Map<string, number>()
  return days.map((day) => {
    const key = `${day.id}-${day.from.slice(0, 4)}`
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return { key: time === 1 ? key : `${key}-${time}`, day }
  })
}

const categories: Record<CalendarDay['kind'], string> = {
  holiday: 'Holiday',
  awareness: 'Awareness',
  trading: 'Trading',
  culture: 'Culture',
  admin: 'Dates and deadlines',
}

function entryOfDay({ key, day }: Keyed): FeedEntry {
  const { name, description, why, certainty, isPublicHoliday, kind, from, to } = day
  const moon = certainty === 'expected' ? ['Date depends on the moon and may be a day earlier or later.'] : []
  return {
    key,
    name,
    description: [description, why, ...moon].join('\n'),
    category: isPublicHoliday ? 'Public holiday' : categories[kind],
    from,
    to,
  }
}

const eventCategories: Record<OwnEvent['eventType'], string> = {
  event: 'Your event',
  campaign: 'Your campaign',
  holiday: 'Your holiday',
}

const entryOfEvent = ({ id, eventName, eventDate, eventType, notes }: OwnEvent): FeedEntry => ({
  key: id,
  name: eventName,
  description: notes ?? '',
  category: eventCategories[eventType],
  from: eventDate,
  to: eventDate,
})
