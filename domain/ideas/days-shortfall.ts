// What is said when fewer ideas for days ahead came than were asked for.
import type { Fact, FactType } from '#contract/facts.ts'
import { inWords } from './wording/count.ts'
import { inAList } from './wording/list.ts'

/** One or two sentences, or null when all came: how many, and which kinds of fact that fit many days are not known yet. */
export function daysShortfallOf(asked: number, made: number, facts: readonly Fact[]): string | null {
  if (made >= asked) return null
  const came =
    made === 0
      ? 'No idea for a day ahead this time'
      : `Only ${inWords(made)} of ${inWords(asked)} ideas for days ahead this time`
  const reason = `${made === 0 ? 'the' : 'the other'} days within reach have had theirs or fit nothing that is known of you`
  const missing = fitManyDays.filter(([type]) => !facts.some((fact) => fact.type === type))
  if (missing.length === 0) return `${came}: ${reason}.`
  return `${came}: ${reason}. Add ${inAList(missing.map(([, what]) => what))}, and more days open up.`
}

/** Kinds of fact that have something to say to many days, and how they are asked for. */
const fitManyDays: readonly (readonly [FactType, string])[] = [
  ['hours', 'your opening hours'],
  ['person', 'somebody by name'],
  ['labelled-price', 'a price with what it is for'],
  ['founded', 'the year you started'],
]
