// A brand's stories come from the feeds for its trade and country, and from feeds that its owner adds here.
import { OWN_FEEDS, type NewsSource } from '#contract/news.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { storeFetch } from './stories/items-for.ts'
import type { FeedFetch, OwnFeed } from './stores.ts'

export async function readNewsSources(world: World, member: Account): Promise<NewsSource[]> {
  requireFeature(member, 'news')
  const profile = await ownProfile(world, member)
  const own = await world.news.feedsOf(profile.id)
  const feeds = [...commonOf(world, profile).map((address) => ({ id: null, address })), ...own]
  const fetches = await world.news.fetches(feeds.map(({ address }) => address))
  const last = new Map(fetches.map((fetch) => [fetch.address, fetch]))
  return feeds.map((feed) => sourceOf(feed, last.get(feed.address)))
}

/**
 * Adds a feed if it can be read.
 * @throws Problem if it isn't a feed, can't be read or was already added
 */
export async function addNewsSource(world: World, member: Account, wish: string): Promise<NewsSource> {
  requireFeature(member, 'news')
  const profile = await ownProfile(world, member)
  await enforceRateLimit(world, `news-sources:${member.id}`, 30, 3600)
  const address = world.feeds.addressOf(wish)
  if (!address) {
    throw new Problem(
      'invalid',
      'Enter the web address of a feed, such as https://example.com/feed, without a user name or password.',
    )
  }
  const refuseDoubles = (own: readonly OwnFeed[]) => {
    const known = [...commonOf(world, profile), ...own.map((feed) => feed.address)]
    if (known.some((one) => world.feeds.addressOf(one) === address)) {
      throw new Problem('conflict', 'This feed is already in your news sources.')
    }
    if (own.length >= OWN_FEEDS) {
      throw new Problem(
        'conflict',
        `You have ${OWN_FEEDS} news sources of your own. Remove one that you no longer need.`,
      )
    }
  }
  refuseDoubles(await world.news.feedsOf(profile.id))
  const reading = await world.feeds.read(address)
  const now = world.now()
  return await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    refuseDoubles(await world.news.feedsOf(profile.id))
    const feed = await world.news.addFeed(profile.id, address, now)
    if (!feed) throw new Problem('conflict', 'This feed is already in your news sources.')
    return sourceOf(feed, await storeFetch(world, address, reading, now))
  })
}

export async function removeNewsSource(world: World, member: Account, feedId: string) {
  requireFeature(member, 'news')
  const profile = await ownProfile(world, member)
  if (!(await world.news.removeFeed(profile.id, feedId))) {
    throw new Problem('not-found', 'We can’t find this news source. It may have been removed.')
  }
  return { message: 'News source removed' }
}

const commonOf = (world: World, { industry, country }: Profile): string[] =>
  world.feeds.addressesFor({ industry, country })

const sourceOf = (
  { id, address }: { id: string | null; address: string },
  last: FeedFetch | undefined,
): NewsSource => ({
  id,
  address,
  name: last?.name || hostOf(address),
  fetchedAt: last?.fetchedAt.toISOString() ?? null,
  itemCount: last?.items.length ?? null,
  problem: last?.problem ?? null,
})

const hostOf = (address: string): string => /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address
