// Asks one house question a week: the unanswered one that most plays of the brand's trade need, because its
// answer improves most ideas.
import { memoize } from '#domain/memoize.ts'
import type { Play, Question, Trade } from '#domain/playbook/form.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { playbookIn } from '#domain/playbook/parsing/spelling.ts'
import { slotsIn } from '#domain/playbook/parsing/text.ts'
import { tradesFor, type TradeHints } from '#domain/playbook/trades.ts'
import { regionOf } from '#domain/playbook/rendering/render-context.ts'
import type { World } from '#domain/world.ts'
import type { HouseAnswer } from './brand.ts'
import { questionsFor } from './house-answers.ts'

const WEEK = 7 * 86_400_000

/**
 * Picks this week's question. Null for a week after any answer, and if nothing is left to ask. It stays the
 * same all week, so that emails and the dashboard ask the same question.
 */
export function weeklyQuestion(
  world: Pick<World, 'playbook'>,
  brand: TradeHints & { country: string | null },
  answers: readonly HouseAnswer[],
  now: Date,
): Question | null {
  if (answers.some(({ answeredAt }) => answeredAt.getTime() > now.getTime() - WEEK)) return null
  const settled = new Set(answers.map(({ question }) => question))
  return mostUsedFirst(world, brand).find(({ id }) => !settled.has(id)) ?? null
}

/**
 * Sorts the brand's house questions by how many plays of its trades need them, then by how many general plays
 * do.
 */
export function mostUsedFirst(
  world: Pick<World, 'playbook'>,
  brand: TradeHints & { country: string | null },
): Question[] {
  const read = playbookIn(world.playbook, regionOf(brand.country))
  const own = tradesFor(read, brand).map(askedIn)
  const shared = askedIn(read.everyone)
  const weight = ({ id }: Question): [number, number] => [
    own.reduce((sum, counts) => sum + (counts.get(id) ?? 0), 0),
    shared.get(id) ?? 0,
  ]
  // The sort is stable, so questions that are needed equally often stay in the library's order.
  return questionsFor(world, brand)
    .map((question) => ({ question, weight: weight(question) }))
    .toSorted(({ weight: one }, { weight: other }) => other[0] - one[0] || other[1] - one[1])
    .map(({ question }) => question)
}

/** Counts for each slot or answer how many plays of the trade need it. */
const askedIn = memoize((trade: Trade): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const play of trade.plays)
    for (const name of namesIn(play)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
})

function namesIn(play: Play): Set<string> {
  const lines = alternativesOf(play).flatMap(({ text, conditions }) => [
    ...slotsIn(text).map((slot) => slot.charAt(0).toLowerCase() + slot.slice(1)),
    ...conditions.flatMap((condition) => {
      if (condition.is === 'answer') return [condition.question]
      if (condition.is === 'has') return condition.needs.map(({ slot }) => slot)
      return condition.is === 'lacks' ? condition.slots : []
    }),
  ])
  return new Set([
    ...lines,
    ...play.needs.map(({ slot }) => slot),
    ...play.not.map(({ question }) => question),
  ])
}
