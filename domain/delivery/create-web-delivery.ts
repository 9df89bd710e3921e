import type { BodyOf } from '#contract/call.ts'
import type { createWebDelivery as call } from '#contract/delivery.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import { newestNews } from '#domain/news/news-of-week.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { composeContent, reportUrl } from './compose.ts'
import { upcomingDays } from './upcoming-days.ts'

type WebDelivery = Pick<BodyOf<typeof call>, 'profileId' | 'contentIdeas' | 'events' | 'industryInsights'>

/**
 * Makes a public report of the member's own ideas, if wanted with upcoming days and the week's stories. The
 * content comes from the database, never from the request, so nobody can publish invented content under our
 * address.
 */
export async function createWebDelivery(world: World, member: Account, wish: WebDelivery) {
  await enforceRateLimit(world, `report:${member.id}`, 60, 3600)
  const profile = await ownProfile(world, member)
  if (profile.id !== wish.profileId) throw new Problem('not-found', 'No profile found')
  const ids = wish.contentIdeas.map((idea) => idea.id)
  const ideas = await world.ideas.byIds(profile.id, ids)
  if (ideas.length < new Set(ids).size) {
    throw new Problem('not-found', 'Some of these ideas have been deleted. Please reload the page.')
  }
  const accessToken = world.secrets.random()
  const now = world.now()
  const today = localDay(world.zones, profile.deliveryTimezone, now)
  const contentData = composeContent(world, profile, ideas, now, {
    ...(isTicked(wish.events) && (await upcomingDays(world, member.plan, profile, today))),
    ...(isTicked(wish.industryInsights) && { news: await newestNews(world, member, profile, now) }),
  })
  const delivery = { profileId: profile.id, deliveryType: 'instant' as const, contentData, accessToken }
  await world.deliveries.add(delivery, now)
  return { accessToken, url: reportUrl(world, accessToken) }
}

/**
 * Whether the request asks for this part of the report. Null and an empty list mean no; any other value means
 * yes, whatever it contains.
 */
const isTicked = (sent: unknown): boolean => sent !== null && !(Array.isArray(sent) && sent.length === 0)
