// Facts that are true and say too little by themselves: a name with a job, the bare row of a table, a sentence cut loose from the one before.
import type { Fact } from '#contract/facts.ts'
import { holds } from './anchors.ts'

/** Whether all that a fact tells of a person is who they are and since when: "Founder.", "Tam Birse, head of the workshop". */
export function isBareRole({ type, quote, slots: { person = '', role = '' } }: Fact): boolean {
  if (type !== 'person') return false
  const isSentence = /[.!?]["”]?$/.test(quote)
  const told = quote.replace(joined, ' ').replace(since, ' ')
  const left = wordsIn(told).filter((word) => !holds(person, word) && !holds(role, word))
  if (left.length === 0) return true
  return !verb.test(told) && left.length <= 6 && (!isSentence || told !== quote)
}

const month = String.raw`(?:\p{Lu}\p{Ll}+ )?`
const joined = new RegExp(
  String.raw`,?\s*\b(?:has been with us|joined|came|started)(?: us| here)?,? (?:in|since) ${month}\d{4}(?: from \p{Lu}\p{Ll}+)?(?=[.,;]|$)`,
  'u',
)
const since = new RegExp(String.raw`,?\s*\bsince ${month}\d{4}\b`, 'u')
const verb = /\b(?:has|have|had|is|was|were|does|did|can|cannot|who|still|never|always|every)\b/

/** Whether a reader understands the fact without what stands around it; what has a label is told with it. */
export function standsAlone({ type, quote, slots }: Fact): boolean {
  if (row.test(quote) || /^\p{Ll}/u.test(quote) || leaning.test(quote) || bareNumber.test(quote)) return false
  if (slots.person !== undefined && leaningOn.test(quote)) return false
  return type !== 'price' || wordsIn(quote).length >= 4
}

/** Two sums or two times of opening that stood in columns of their own. */
const row = /[£€$]\d[\d.,]*\s+[£€$]\d|\d\s?[ap]m\s+\d/i

const leaning =
  /^(?:but|and|so(?! far)|or|then|also|they|it(?! is called)|its|their|that|these|those)\b|^this (?:is|was|has|means)\b/i

/** "For 24, about 231,000 miles": 24 of what was said before. */
const bareNumber = /\b(?:for|after|another) \d{1,3}[,.;](?!\d)/

/** "He keeps one on a string", "Rob bought it for a dollar": what somebody does it with was named before. */
const leaningOn =
  /^(?:\p{Lu}[\p{L}’'-]*\s+){1,3}(?:(?!(?:a|an|the|our|his|her|in|on|at)\b)\p{Ll}+\s+){0,3}(?:one|it|them)\b(?! of\b)/u

/** Whether a price with a name is what the brand pays or loses, and nothing that it sells. */
export const isOwnCost = ({ type, quote, heading }: Fact): boolean =>
  type === 'labelled-price' && (ownCost.test(quote) || ofCosts.test(heading))

const ownCost = /\b(?:costs? us|we (?:pay|paid|buy|bought|spend|spent)|gets? [£€$]?\d[\d.]*p?\b)/i
const ofCosts = /\b(?:loss(?:es)?|our costs|overheads?|expenses|breakages?)\b/i

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}’'-]+/gu) ?? []
