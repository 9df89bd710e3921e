// What no idea may hold, whichever engine wrote it. A gate stops an idea; it never mends one.
import { machineAddressed, placeholders } from '#domain/reading/citing/untrusted-patterns.ts'
import { textsOf, type Woven } from '#domain/playbook/weaving/weave.ts'
import type { Told } from '../telling/idea-of.ts'
import { staleYearsIn, wrongWith, datesIn } from './dates.ts'
import { forbiddenClaimsIn } from '#domain/brand/card/claims.ts'

export const isFaultless = (woven: Woven, told: Told): boolean => faultsIn(woven, told).length === 0

/** Sentences on what stops the idea; the first would do. */
export function faultsIn(woven: Woven, { scene }: Pick<Told, 'scene'>): string[] {
  const { title, draft } = woven
  const texts = textsOf(woven)
  const whole = texts.join('\n')
  // The brand's own event is named by its date also once it is over.
  const ofEvent = scene.slots.get('event-date')?.text ?? ''
  const wrong = datesIn(whole).filter(
    (date) => wrongWith(date, scene.today) !== null && !ofEvent.includes(date.text),
  )
  return [
    ...texts
      .filter((text) => residue.test(text))
      .map((text) => `Something is left over in “${text.slice(0, 60)}”`),
    ...(notOurs.test(whole) ? ['Text that is addressed to a machine, or that only holds a place'] : []),
    ...wrong.map(({ text }) => `The date “${text}” is wrong or past`),
    ...staleYearsIn(whole, scene.today).map((text) => `“${text}” looks forward to a year that is over`),
    ...forbiddenClaimsIn(`${draft}\n${title}`, scene.card.industry).map(
      (text) => `“${text}” promises what the trade may not`,
    ),
  ]
}

const residue =
  /[{}]|\[\[|\]\]|\bundefined\b|\bNaN\b|\[object|<\/?[a-z]|\*\*|“”|‘’|\(\)| {2}|\s[,;?](?=\s|$)|,[,.]/
const notOurs = new RegExp([...placeholders, ...machineAddressed].join('|'), 'i')
