// Whether readers understand a fact without what was around it on the page. Table rows, and sentences that
// refer to the one before, fail.
import type { Fact } from '#contract/facts.ts'

/** Whether readers understand this fact on its own. A price without a name needs at least four words. */
export function standsAlone({ type, quote, slots }: Fact): boolean {
  if (row.test(quote) || /^\p{Ll}/u.test(quote) || opensWithReference.test(quote) || bareNumber.test(quote))
    return false
  if (slots.person !== undefined && refersToEarlier.test(quote)) return false
  return type !== 'price' || wordsIn(quote).length >= 4
}

/** Matches two prices or two times in a row, which were in neighbouring columns of a table. */
const row = /[£€$]\d[\d.,]*\s+[£€$]\d|\d\s?[ap]m\s+\d/i

const opensWithReference =
  /^(?:but|and|so(?! far)|or|then|also|they|it(?! is called)|its|their|that|these|those)\b|^this (?:is|was|has|means)\b/i

/** Matches a number whose noun was in the sentence before: "For 24, about 231,000 miles". */
const bareNumber = /\b(?:for|after|another) \d{1,3}[,.;](?!\d)/

/**
 * Matches "one", "it" or "them" if it refers to the sentence before: "He keeps one on a string", "Rob bought
 * it for a dollar".
 */
const refersToEarlier =
  /^(?:\p{Lu}[\p{L}’'-]*\s+){1,3}(?:(?!(?:a|an|the|our|his|her|in|on|at)\b)\p{Ll}+\s+){0,3}(?:one|it|them)\b(?! of\b)/u

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}’'-]+/gu) ?? []
