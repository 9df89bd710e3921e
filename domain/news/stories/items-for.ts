// Fetches feeds. Each address is only fetched once for all brands, and a broken feed doesn't affect the
// others.
import type { NewsItem } from './item.ts'
import type { Feeds } from './feeds.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { FeedFetch } from '../stores.ts'
import { newestItems, recentItems } from './stories.ts'

export interface FeedItems {
  /** The items of the last three weeks from all feeds. */
  items: NewsItem[]
  fetches: FeedFetch[]
}

const HOUR = 3_600_000
/** How long the result of a fetch is used, and how long to wait after one that failed. */
const FRESH = 6 * HOUR
const RETRY_AFTER = HOUR / 6

/** How many items of a feed are saved, and how many of them are used if it is one brand's own feed. */
const KEPT = 100
const KEPT_CHARACTERS = 100_000
export const ITEMS_PER_OWN_FEED = 40

/**
 * Returns the newest items of each feed, at most `most`. Feeds that were fetched lately aren't fetched again.
 * A feed that fails gives its earlier items, and the problem is noted.
 */
export async function itemsFor(
  world: World,
  addresses: readonly string[],
  now: Date,
  most = KEPT,
): Promise<FeedItems> {
  const kept = new Map((await world.news.fetches(addresses)).map((fetch) => [fetch.address, fetch]))
  const fetches = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const last = kept.get(address) ?? null
      return last && isFresh(last, now) ? last : await fetchOnce(world, address, last, now)
    }),
  )
  return { items: fetches.flatMap((fetch) => newestItems(itemsOf(fetch, now), most)), fetches }
}

/** Combines the items of two groups of feeds. */
export const mergeFeedItems = (one: FeedItems, other: FeedItems): FeedItems => ({
  items: [...one.items, ...other.items],
  fetches: [...one.fetches, ...other.fetches],
})

/** Saves the result of a fetch, so that the next request for this feed can use it. */
export async function storeFetch(
  world: World,
  address: string,
  reading: Awaited<ReturnType<Feeds['read']>>,
  now: Date,
): Promise<FeedFetch> {
  const fetch = {
    address,
    name: reading.name,
    fetchedAt: now,
    problem: null,
    items: worthKeeping(reading.items, now),
  }
  await world.news.keepFetch(fetch)
  return fetch
}

/** Selects the newest items that fit into the space for one feed. */
function worthKeeping(items: readonly NewsItem[], now: Date): NewsItem[] {
  let room = KEPT_CHARACTERS
  return newestItems(recentItems(items, now), KEPT).filter((item) => {
    room -= JSON.stringify(item).length
    return room >= 0
  })
}

const isFresh = ({ fetchedAt, problem }: FeedFetch, now: Date): boolean => {
  const age = now.getTime() - fetchedAt.getTime()
  return age >= 0 && age < (problem === null ? FRESH : RETRY_AFTER)
}

/**
 * Selects the items that may be used. Those without a date are only known to be new if the feed has just been
 * read.
 */
const itemsOf = ({ items, problem }: FeedFetch, now: Date): NewsItem[] =>
  recentItems(items, now).filter(({ publishedAt }) => publishedAt !== null || problem === null)

/** The fetches that are running in this process, so that two requests for one feed share a fetch. */
const running = new WeakMap<Feeds, Map<string, Promise<FeedFetch>>>()

async function fetchOnce(
  world: World,
  address: string,
  last: FeedFetch | null,
  now: Date,
): Promise<FeedFetch> {
  const ours = running.get(world.feeds) ?? new Map<string, Promise<FeedFetch>>()
  running.set(world.feeds, ours)
  const same = ours.get(address)
  if (same) return await same
  const fetching = fetchNow(world, address, last, now).finally(() => ours.delete(address))
  ours.set(address, fetching)
  return await fetching
}

async function fetchNow(
  world: World,
  address: string,
  last: FeedFetch | null,
  now: Date,
): Promise<FeedFetch> {
  try {
    return await storeFetch(world, address, await world.feeds.read(address), now)
  } catch (error) {
    // A problem with one feed must not stop the others from being read.
    const problem = error instanceof Problem ? error.message : 'This feed couldn’t be read.'
    const failed = { address, name: last?.name ?? '', fetchedAt: now, problem, items: last?.items ?? [] }
    await world.news.keepFetch(failed)
    return failed
  }
}
