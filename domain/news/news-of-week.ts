import type { IndustryUpdates } from '#contract/news.ts'
import type { Profile } from '#contract/profile.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import type { Week } from './stores.ts'
import { daysLater } from './week-of.ts'

/** What began longer ago is no news any more. */
const OLDEST = 13

/** What a delivery carries of the news: the brand's newest week, unless it is old by now. Fetches nothing. */
export async function newsOfWeek(world: World, profile: Profile, now: Date): Promise<IndustryUpdates | null> {
  const week = await world.news.newest(profile.id)
  const today = localDay(world.zones, profile.deliveryTimezone, now)
  return week !== null && isRecent(week, today) && week.updates.updates.length > 0 ? asUpdates(week) : null
}

/** Whether the week began at most thirteen days before the day. */
export const isRecent = (week: Week, day: string): boolean => week.weekOf >= daysLater(day, -OLDEST)

export const asUpdates = ({ weekOf, updates }: Week): IndustryUpdates => ({
  weekOf,
  isAgencyFormat: false,
  updates,
})
