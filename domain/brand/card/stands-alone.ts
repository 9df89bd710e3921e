// Whether a fact makes sense without its context: not a table row, and not a sentence that needs the one
// before.
import type { Fact } from '#contract/facts.ts'

/** Whether readers understand the fact on its own. A bare price must have at least four words. */
export function standsAlone({ type, quote, slots }: Fact): boolean {
  if (row.test(quote) || /^\p{Ll}/u.test(quote) || opensWithReference.test(quote) || bareNumber.test(quote))
    return false
  if (slots.person !== undefined && refersToEarlier.test(quote)) return false
  return type !== 'price' || wordsIn(quote).length >= 4
}

/** Two prices or two times from neighbouring columns. */
const row = /[£€$]\d[\d.,]*\s+[£€$]\d|\d\s?[ap]m\s+\d/i

const opensWithReference =
  /^(?:but|and|so(?! far)|or|then|also|they|it(?! is called)|its|their|that|these|those)\b|^this (?:is|was|has|means)\b/i

/** A number whose noun was in the sentence before: "For 24, about 231,000 miles". */
const bareNumber = /\b(?:for|after|another) \d{1,3}[,.;](?!\d)/

/** "One", "it" or "them" refers to the sentence before: "He keeps one on a string", "Rob bought it for a dollar". */
const refersToEarlier =
  /^(?:\p{Lu}[\p{L}’'-]*\s+){1,3}(?:(?!(?:a|an|the|our|his|her|in|on|at)\b)\p{Ll}+\s+){0,3}(?:one|it|them)\b(?! of\b)/u

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}’'-]+/gu) ?? []
