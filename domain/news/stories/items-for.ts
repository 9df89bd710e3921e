// Fetches the feeds at some addresses. Each address is fetched once for everyone, and a broken feed doesn't affect
// the others.
import type { NewsItem } from './item.ts'
import type { Feeds } from './feeds.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { FeedFetch } from '../stores.ts'
import { newestItems, recentItems } from './stories.ts'

export interface FeedItems {
  /** The items of the last three weeks from all addresses. */
  items: NewsItem[]
  fetches: FeedFetch[]
}

const HOUR = 3_600_000
/** How long a fetch is used again, and how long to wait after a failed one. */
const FRESH = 6 * HOUR
const RETRY_AFTER = HOUR / 6

/** How many items of an address are stored, and how many of those are used if it is one brand's own feed. */
const KEPT = 100
const KEPT_CHARACTERS = 100_000
export const ITEMS_PER_OWN_FEED = 40

/**
 * Fetches the addresses, or uses recent fetches. A feed that fails gives its previous items, with the problem noted.
 * At most `most` items of each, the newest.
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

/** Combines two sets of feed items. */
export const mergeFeedItems = (one: FeedItems, other: FeedItems): FeedItems => ({
  items: [...one.items, ...other.items],
  fetches: [...one.fetches, ...other.fetches],
})

/** Stores what a feed gave, so that the next request for its address can use it. */
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

/** The newest items that fit into the stored size. */
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

/** An item without a date is only known to be new if its feed was just read. */
const itemsOf = ({ items, problem }: FeedFetch, now: Date): NewsItem[] =>
  recentItems(items, now).filter(({ publishedAt }) => publishedAt !== null || problem === null)

/** Fetches now running in this process, by feed reader and address. */
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
    // Whatever goes wrong with one feed, the others are still read.
    const problem = error instanceof Problem ? error.message : 'This feed couldn’t be read.'
    const failed = { address, name: last?.name ?? '', fetchedAt: now, problem, items: last?.items ?? [] }
    await world.news.keepFetch(failed)
    return failed
  }
}
