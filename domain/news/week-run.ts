// The Sunday run: makes the week's news for every profile that should have it, one trade and country after another.
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { generateWeek } from './generate-updates.ts'
import { itemsFor } from './stories/items-for.ts'
import type { TradeAndCountry } from './stores.ts'

/** Fetches that nobody has needed for this long are deleted. */
const FETCH_LIFETIME = 30 * 86_400_000
const PAGE = 500

/** The trades and countries whose news still has to be made. Also deletes old fetches. */
export async function planNews(
  world: World,
  weekOf: string,
): Promise<(TradeAndCountry & { weekOf: string })[]> {
  await world.news.forgetFetches(new Date(world.now().getTime() - FETCH_LIFETIME))
  return (await world.news.groupsWithoutNews(weekOf)).map((group) => ({ ...group, weekOf }))
}

export interface GroupRun {
  made: number
  /** The number of stories in all weeks that were made. */
  stories: number
  /** Profiles whose week has no stories, and why. */
  without: { profileId: string; reason: string }[]
  /** Profiles whose week could not be made, and why. Running the group again retries only these. */
  failed: { profileId: string; reason: string }[]
}

/**
 * Makes the week of every profile of the trade and country that has none yet, reading their shared feeds once. A
 * failure for one doesn't affect the others.
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
