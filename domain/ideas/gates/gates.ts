// Checks that every idea must pass, whichever engine wrote it. A check rejects an idea and never repairs it.
import { machineAddressed, placeholders } from '#domain/reading/citing/untrusted-patterns.ts'
import { textsOf, type RenderedPlay } from '#domain/playbook/rendering/render-play.ts'
import { isForForm } from '../choosing/grounded.ts'
import type { IdeaInputs } from '../writing/idea-of.ts'
import { staleYearsIn, dateProblem, datesIn } from './dates.ts'
import { forbiddenClaimsIn } from '#domain/brand/card/claims.ts'

export const isFaultless = (rendered: RenderedPlay, inputs: IdeaInputs): boolean =>
  faultsIn(rendered, inputs).length === 0

/** The reasons to reject the idea, as sentences. */
export function faultsIn(rendered: RenderedPlay, { context }: Pick<IdeaInputs, 'context'>): string[] {
  const { title, draft } = rendered
  const texts = textsOf(rendered)
  const whole = texts.join('\n')
  // The brand's own event may be named with its date after it is over.
  const ofEvent = context.slots.get('event-date')?.text ?? ''
  const wrong = datesIn(whole).filter(
    (date) => dateProblem(date, context.today) !== null && !ofEvent.includes(date.text),
  )
  return [
    ...texts
      .filter((text) => residue.test(text))
      .map((text) => `Something is left over in “${text.slice(0, 60)}”`),
    // What people type into a form for their own drafts is meant.
    ...(notOurs.test(whole) && !isForForm(rendered.play)
      ? ['Text that is addressed to a machine, or that only holds a place']
      : []),
    ...wrong.map(({ text }) => `The date “${text}” is wrong or past`),
    ...staleYearsIn(whole, context.today).map((text) => `“${text}” looks forward to a year that is over`),
    ...forbiddenClaimsIn(`${draft}\n${title}`, context.card.industry).map(
      (text) => `“${text}” promises what the trade may not`,
    ),
  ]
}

const residue =
  /[{}]|\[\[|\]\]|\bundefined\b|\bNaN\b|\[object|<\/?[a-z]|\*\*|“”|‘’|\(\)| {2}|\s[,;?](?=\s|$)|,[,.]/
const notOurs = new RegExp([...placeholders, ...machineAddressed].join('|'), 'i')
