// What the feeds at some addresses give: each address is asked once for everybody, and each harms only itself.
import type { NewsItem } from './item.ts'
import type { Feeds } from './feeds.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { Fetch } from '../stores.ts'
import { newestItems, recentItems } from './stories.ts'

export interface Gathered {
  /** Of all addresses, those of the last three weeks. */
  items: NewsItem[]
  fetches: Fetch[]
}

const HOUR = 3_600_000
/** What was read is used again for so long; after a failure the address is left in peace for a while. */
const FRESH = 6 * HOUR
const PEACE = HOUR / 6

/** Of what an address gave so much is kept, and so much of that is of use where it is one brand's own. */
const KEPT = 100
const KEPT_CHARACTERS = 100_000
export const OF_OWN_FEED = 40

/**
 * Reads the addresses, or takes what was read of them lately. Those that fail give what they gave before, with the problem noted.
 * Gives at most `most` items of each, the newest.
 */
export async function itemsFor(
  world: World,
  addresses: readonly string[],
  now: Date,
  most = KEPT,
): Promise<Gathered> {
  const kept = new Map((await world.news.fetches(addresses)).map((fetch) => [fetch.address, fetch]))
  const fetches = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const last = kept.get(address) ?? null
      return last && isFresh(last, now) ? last : await fetchOnce(world, address, last, now)
    }),
  )
  return { items: fetches.flatMap((fetch) => newestItems(itemsOf(fetch, now), most)), fetches }
}

/** Puts together what was gathered before with what other addresses gave. */
export const together = (one: Gathered, other: Gathered): Gathered => ({
  items: [...one.items, ...other.items],
  fetches: [...one.fetches, ...other.fetches],
})

/** Keeps what a feed gave, as the next who ask its address will find it. */
export async function keepReading(
  world: World,
  address: string,
  reading: Awaited<ReturnType<Feeds['read']>>,
  now: Date,
): Promise<Fetch> {
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

/** The newest that have room. */
function worthKeeping(items: readonly NewsItem[], now: Date): NewsItem[] {
  let room = KEPT_CHARACTERS
  return newestItems(recentItems(items, now), KEPT).filter((item) => {
    room -= JSON.stringify(item).length
    return room >= 0
  })
}

const isFresh = ({ fetchedAt, problem }: Fetch, now: Date): boolean => {
  const age = now.getTime() - fetchedAt.getTime()
  return age >= 0 && age < (problem === null ? FRESH : PEACE)
}

/** An item without a date is known to be new only where its feed was just read. */
const itemsOf = ({ items, problem }: Fetch, now: Date): NewsItem[] =>
  recentItems(items, now).filter(({ publishedAt }) => publishedAt !== null || problem === null)

/** Fetches that run in this process now, by the feeds that they ask. */
const running = new WeakMap<Feeds, Map<string, Promise<Fetch>>>()

async function fetchOnce(world: World, address: string, last: Fetch | null, now: Date): Promise<Fetch> {
  const ours = running.get(world.feeds) ?? new Map<string, Promise<Fetch>>()
  running.set(world.feeds, ours)
  const same = ours.get(address)
  if (same) return await same
  const fetching = fetchNow(world, address, last, now).finally(() => ours.delete(address))
  ours.set(address, fetching)
  return await fetching
}

async function fetchNow(world: World, address: string, last: Fetch | null, now: Date): Promise<Fetch> {
  try {
    return await keepReading(world, address, await world.feeds.read(address), now)
  } catch (error) {
    // Whatever a feed does, the others are read all the same.
    const problem = error instanceof Problem ? error.message : 'This feed couldn’t be read.'
    const failed = { address, name: last?.name ?? '', fetchedAt: now, problem, items: last?.items ?? [] }
    await world.news.keepFetch(failed)
    return failed
  }
}
