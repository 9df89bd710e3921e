import type { Account } from '#domain/account/account.ts'
import { limit } from '#domain/account/limits.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { composeContent, reportUrl } from './compose.ts'

/** Makes a public report of the member's own ideas. What it says comes from the database, never from the request. */
export async function createWebDelivery(
  world: World,
  member: Account,
  wish: { profileId: string; contentIdeas: readonly { id: string }[] },
) {
  await limit(world, `report:${member.id}`, 60, 3600)
  const profile = await ownProfile(world, member)
  if (profile.id !== wish.profileId) throw new Problem('not-found', 'No profile found')
  const ids = wish.contentIdeas.map((idea) => idea.id)
  const ideas = await world.ideas.byIds(profile.id, ids)
  if (ideas.length < new Set(ids).size) {
    throw new Problem('not-found', 'Some of these ideas are not there any more. Please reload the page.')
  }
  const accessToken = world.secrets.random()
  const now = world.now()
  const contentData = composeContent(world, profile, ideas, now)
  const delivery = { profileId: profile.id, deliveryType: 'instant' as const, contentData, accessToken }
  await world.deliveries.add(delivery, now)
  return { accessToken, url: reportUrl(world, accessToken) }
}
