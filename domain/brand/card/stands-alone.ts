// Whether a fact is understood without what stands around it: no row of a table, no sentence cut loose from the one before.
import type { Fact } from '#contract/facts.ts'

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

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}’'-]+/gu) ?? []
