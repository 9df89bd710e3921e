import { weekOf } from '#domain/news/week-of.ts'
import { generateForGroup, type GroupRun, planNews } from '#domain/news/week-run.ts'
import type { World } from '#domain/world.ts'
import { type CommandGroup, readTime, worldAtTime } from './command.ts'

/** The command that makes a week's news for every brand that should have it and doesn't yet. */
export const news: CommandGroup = {
  usage: ['news --at ISO'],
  async run(world, rest) {
    const { at, send } = readTime(rest, news.usage)
    if (send) throw new Error('Leave out --send: news is sent with the deliveries.')
    const then = worldAtTime(world, at)
    const week = weekOf(at.toISOString().slice(0, 10))
    const pairs = await planNews(then, week)
    if (pairs.length === 0) return `Every brand has its news for the week of ${week}.`
    const lines = [`The news of the week of ${week}:`]
    for (const pair of pairs) {
      lines.push(
        ...(await inWords(world, `${pair.industry}, ${pair.country}`, await generateForGroup(then, pair))),
      )
    }
    return lines.join('\n')
  },
}

async function inWords(world: World, pair: string, run: GroupRun): Promise<string[]> {
  const { made, stories, without, failed } = run
  const told = stories === 0 ? 'without a story' : `with ${stories} ${stories === 1 ? 'story' : 'stories'}`
  const named = [...without, ...failed].map(async ({ profileId, reason }) => {
    const profile = await world.brands.byId(profileId)
    return `  ${profile?.companyName ?? profileId}: ${reason}`
  })
  return [
    `${pair}: ${made} made${made > 0 ? ` ${told}` : ''}, ${failed.length} failed`,
    ...(await Promise.all(named)),
  ]
}
