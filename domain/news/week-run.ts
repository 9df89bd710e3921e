// The Sunday run: every profile that should have the week's news and has none, one trade and country after the other.
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { generateWeek } from './generate-updates.ts'
import { itemsFor } from './stories/items-for.ts'
import type { TradeAndCountry } from './stores.ts'

/** What nobody has asked for so long is not kept. */
const FORGOTTEN = 30 * 86_400_000
const AT_ONCE = 500

/** The trades and countries that the week is still to be made for. Feeds that nobody asked for a month are forgotten on the way. */
export async function planNews(
  world: World,
  weekOf: string,
): Promise<(TradeAndCountry & { weekOf: string })[]> {
  await world.news.forgetFetches(new Date(world.now().getTime() - FORGOTTEN))
  return (await world.news.groupsWithoutNews(weekOf)).map((pair) => ({ ...pair, weekOf }))
}

export interface GroupRun {
  made: number
  /** In all the weeks that were made. */
  stories: number
  /** Whose week was made and has no story, and why. */
  without: { profileId: string; reason: string }[]
  /** Whose week could not be made, and why; running the pair again tries only these. */
  failed: { profileId: string; reason: string }[]
}

/** Makes the week of every profile of the pair that has none, reading the feeds they share once. What fails for one harms no other. */
export async function generateForGroup(
  world: World,
  pair: TradeAndCountry & { weekOf: string },
): Promise<GroupRun> {
  const { weekOf } = pair
  const run: GroupRun = { made: 0, stories: 0, without: [], failed: [] }
  const gathered = await itemsFor(world, world.feeds.addressesFor(pair), world.now())
  let after: string | null = null
  for (;;) {
    const ids = await world.news.profilesOf(pair, weekOf, after, AT_ONCE)
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
    if (after === null || ids.length < AT_ONCE) return run
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Problem ? error.message : `Our fault: ${String(error)}`
