// House questions ask for short facts about the business that the plays of its trade need. Here they are
// selected and their answers checked.
import type { HouseQuestion } from '#contract/ideas.ts'
import type { Profile } from '#contract/profile.ts'
import type { Question } from '#domain/playbook/form.ts'
import { playbookIn } from '#domain/playbook/parsing/spelling.ts'
import { tradesFor, type TradeHints } from '#domain/playbook/trades.ts'
import { regionOf } from '#domain/playbook/rendering/render-context.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/** Lists the house questions of the brand's trades, then those for every trade. Each is listed once. */
export function questionsFor(
  { playbook }: Pick<World, 'playbook'>,
  brand: TradeHints & { country: string | null },
): Question[] {
  const read = playbookIn(playbook, regionOf(brand.country))
  const asked = [...tradesFor(read, brand).flatMap(({ questions }) => questions), ...read.everyone.questions]
  const first = new Map<string, Question>()
  for (const question of asked) if (!first.has(question.id)) first.set(question.id, question)
  return [...first.values()]
}

export const asHouseQuestion = ({ id, ask, example, choices }: Question): HouseQuestion => ({
  id,
  ask,
  example,
  choices: choices && [...choices],
})

/**
 * Checks an answer and returns it as it is stored: one of the choices, or a text without its final full stop.
 * @throws Problem if the question is unknown or the answer isn't one of the choices
 */
export function checkedAnswer(
  world: World,
  profile: Profile,
  id: string,
  answer: string | null,
): string | null {
  const question = questionsFor(world, profile).find((one) => one.id === id)
  if (question === undefined)
    throw new Problem('not-found', 'We can’t find this question. It may have been removed.')
  if (answer === null) return null
  if (question.choices === null) return answer.replace(/[.\s]+$/, '')
  const choice = question.choices.find((one) => one.toLowerCase() === answer.trim().toLowerCase())
  if (choice === undefined)
    throw new Problem('invalid', `Choose one of the answers: ${question.choices.join(', ')}.`)
  return choice
}
