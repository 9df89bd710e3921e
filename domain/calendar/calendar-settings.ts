// The settings of a brand's calendar: which days are hidden, whether religious holidays are shown, and the
// secret address for other calendar apps.
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import { yearOf } from '#domain/seasons/upcoming.ts'
import { addDays } from '#domain/seasons/rules.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { World } from '#domain/world.ts'
import { feedUrl, calendarOwnerOf } from './calendar.ts'

/**
 * Hides a day or shows it again. Days that the brand's calendar never shows are refused, because nobody could
 * show them again.
 */
export async function hideDay(world: World, member: Account, occasionId: string, isHidden: boolean) {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  const calendarOwner = calendarOwnerOf(world.playbook, profile, { hidden: new Set(), wantsFaith: true })
  const today = localDay(world.zones, profile.deliveryTimezone, world.now())
  const days = yearOf(yearSource, calendarOwner, addDays(today, -YEAR), addDays(today, 2 * YEAR))
  if (!days.some(({ id }) => id === occasionId)) {
    throw new Problem('not-found', 'This day isn’t in your calendar. Please reload the page.')
  }
  await world.calendars.hide(profile.id, occasionId, isHidden)
  return { message: isHidden ? 'Day hidden' : 'Day shown again' }
}

const YEAR = 366

export async function saveCalendarSettings(
  world: World,
  member: Account,
  { wantsFaith }: { wantsFaith: boolean },
) {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  await world.calendars.setWantsFaith(profile.id, wantsFaith)
  return { message: wantsFaith ? 'Religious holidays are shown' : 'Religious holidays are hidden' }
}

export async function makeFeed(world: World, member: Account) {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  await enforceRateLimit(world, `feed:${member.id}`, 30, 3600)
  const token = world.secrets.random()
  await world.calendars.keepFeed(profile.id, token, world.now())
  return { feedUrl: feedUrl(world, token) }
}

export async function endFeed(world: World, member: Account) {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  await world.calendars.endFeed(profile.id)
  return { message: 'The calendar address is turned off' }
}
