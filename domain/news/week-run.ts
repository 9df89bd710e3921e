// Makes the week's news on Sundays for every profile that should get it, for one trade and country after
// another.
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { generateWeek } from './generate-updates.ts'
import { itemsFor } from './stories/items-for.ts'
import type { TradeAndCountry } from './stores.ts'

/** Saved feeds that no brand has needed for this long are deleted. */
const FETCH_LIFETIME = 30 * 86_400_000
const PAGE = 500

/** Lists the trades and countries whose news still has to be made, and deletes old feeds. */
export async function planNews(
  world: World,
  weekOf: string,
): Promise<(TradeAndCountry & { weekOf: string })[]> {
  await world.news.forgetFetches(new Date(world.now().getTime() - FETCH_LIFETIME))
  return (await world.news.groupsWithoutNews(weekOf)).map((group) => ({ ...group, weekOf }))
}

export interface GroupRun {
  made: number
  /** How many stories were made for all profiles together. */
  stories: number
  /** The profiles that got no stories, with the reason. */
  without: { profileId: string; reason: string }[]
  /** The profiles whose news failed, with the reason. Running this again only retries these. */
  failed: { profileId: string; reason: string }[]
}

/**
 * Makes the week's news for every profile of the trade and country that has none yet. Shared feeds are read
 * once. If one profile fails, the others still get their news.
 */
export async function generateForGroup(
  world: World,
  group: TradeAndCountry & { weekOf: string },
): Promise<GroupRun> {
  const { weekOf } = group
  const run: GroupRun = { made: 0, stories: 0, without: [], failed: [] }
  const gathered = await itemsFor(world, world.feeds.addressesFor(group), world.now())
  let after: string | null = null
  for (;;) {
    const ids = await world.news.profilesOf(group, weekOf, after, PAGE)
    for (const profileId of ids) {
      try {
        const profile = await world.brands.byId(profileId)
        if (!profile) continue
        const { updates } = await generateWeek(world, profile, { weekOf, gathered })
        run.made += 1
        run.stories += updates.updates.length
        if (updates.updates.length === 0) run.without.push({ profileId, reason: updates.shortfall ?? '' })
      } catch (error) {
        run.failed.push({ profileId, reason: reasonOf(error) })
      }
    }
    after = ids.at(-1) ?? null
    if (after === null || ids.length < PAGE) return run
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Problem ? error.message : `Our fault: ${String(error)}`
