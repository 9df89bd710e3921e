// What the measures look at: a learnt brand, its ideas of twelve weeks, and its keys of two years.
import { keyed } from './keyed.ts'
import { learnAll, type Learnt } from './learn.ts'
import { weeksOf, type Week } from './weeks.ts'
import type { ProposedIdea } from '#domain/ideas/engine.ts'

export const WEEKS = 12
export const A_WEEK = 5

export interface Judged extends Learnt {
  weeks: Week[]
  /** Of the twelve weeks, in the order they were told. */
  ideas: { idea: ProposedIdea; today: string }[]
  /** The structural keys of 104 weeks. */
  keys: string[]
  /** Weeks of the 104 that were short and did not say so. */
  silentlyShort: number
}

/** Two years of weeks for one brand; the first twelve are read word by word. */
export async function judge(learnt: Learnt): Promise<Judged> {
  const years = await weeksOf(learnt.brand, 104, A_WEEK)
  const weeks = years.slice(0, WEEKS)
  return {
    ...learnt,
    weeks,
    ideas: weeks.flatMap(({ ideas, today }) => ideas.map((idea) => ({ idea, today }))),
    keys: years.flatMap(({ ideas }) => ideas.map(({ key }) => keyed(key))),
    silentlyShort: years.filter(({ ideas, shortfall }) => ideas.length < A_WEEK && shortfall === null).length,
  }
}

export async function judgeAll(only?: readonly string[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const learnt of await learnAll(only)) judged.push(await judge(learnt))
  return judged
}
