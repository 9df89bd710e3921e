// Puts the story's values and the fact's into a written suggestion.
import { withArticle } from '#domain/ideas/wording/article.ts'
import { fill, type Filling } from '#domain/ideas/wording/fill.ts'
import { possessive } from '#domain/ideas/wording/possessive.ts'
import { trimmedQuote } from '#domain/ideas/wording/quotation.ts'
import { capitalised } from '#domain/ideas/wording/casing.ts'
import type { Called } from '#domain/library/called.ts'

/** What a suggestion may say of the story, of the fact's own words and of those whom the trade is there for; null where there is none. */
export interface StoryValues extends Called {
  source: string
  figure: string | null
  quote: string | null
}

/** The suggestion in words, or null where a value is missing. */
export function fillSuggestion(sentence: string, story: StoryValues, filling: Filling): string | null {
  let isWhole = true
  const told = sentence.replace(
    /(?:\b(the |a |an ))?\{(source|figure|quote|customers?)\}(['’]s(?!\p{L}))?/giu,
    (_, article: string | undefined, slot: string, owner: string | undefined, at: number) => {
      const value = valueOf(slot, story, opensSentence.test(sentence.slice(0, at)))
      if (value === null) isWhole = false
      const said = owner === undefined ? (value ?? '') : possessive(value ?? '')
      return article === undefined ? said : behind(article, said)
    },
  )
  return isWhole ? fill(told, filling) : null
}

function valueOf(slot: string, story: StoryValues, isFirst: boolean): string | null {
  if (slot === 'source') return story.source
  if (slot === 'figure') return story.figure
  if (slot === 'quote') return story.quote
  const called = slot === 'customer' ? story.customer : story.customers
  return isFirst ? capitalised(called) : called
}

const opensSentence = /(?:^|[.?!]”? )$/

/** "The {source}" of The Grocer is "The Grocer", and "a {figure}" of 8% is "an 8%". */
function behind(article: string, value: string): string {
  if (/^the/i.test(article)) return article + value.replace(/^The (?=\S)/, '')
  const phrase = withArticle(value)
  return article.startsWith('A') ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase
}

const LONGEST_QUOTE = 170

/**
 * The fact's words as they are said within a sentence: without their full stop or their number in a list. Null for those that hold a quotation
 * themselves, that answer a question nobody has heard, that ask something of the reader, or that are no sentence.
 */
export function spokenQuote(quote: string): string | null {
  const text = trimmedQuote(quote.replace(/^step \d+[:.] /i, ''), LONGEST_QUOTE).replace(/\.$/, '')
  if (/["“”{}]/.test(text) || leansBack.some((pattern) => pattern.test(text)) || !isSentence(text))
    return null
  return text
}

/** Not an address, a list of names or a heading: a few of its words are common ones. */
const isSentence = (text: string): boolean =>
  (text.replace(/\([^)]*\)/g, '').match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0) >= 3 &&
  (text.endsWith('?') || !/^(?:why|how|what|who|whose|where|which) /i.test(text)) &&
  !/^please\b/i.test(text)

const ordinal = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|other|others'
const verb = 'is|are|was|were|has|have|had|does|do|did|comes?|came|goes|went|will|can|takes?|took|means?'

/** What leans on the sentence before it. */
const leansBack: readonly RegExp[] = [
  // An answer, a "he" or "it" of whom nobody knows, an "otherwise".
  /^(?:yes|no|better not|usually|sometimes|mostly)[.,]|^(?:he|she|it|they|that|this|these|those|his|her|their|its|otherwise|but|so|and|or|then|also|instead|either|both|such|ours|everything|afterwards)\b/i,
  /^(?:better not|usually for|miss one|for an? \p{L}+, as)\b/iu,
  /^(?:we|i|you)\b[^.;,]{0,30}\bit\b/i,
  /^(?:if|when|once|until|unless|where|after|before|by|on|in|for|without) (?:it|they|them|he|she|him|that|this|those|these|there|all (?:two|three|four|five|six))\b/i,
  // One of several that nobody has counted: "the third was", "most are", "on the third".
  new RegExp(String.raw`^(?:on |by |after |for |in )?(?:the|each|every) (?:${ordinal}|same|rest|\p{L}{2,}est)(?:[,;]| (?:${verb}|in use|you|we|one)\b)`, 'iu'),
  new RegExp(String.raw`^(?:most|some|many|few|half|all|none|one|two|three|four|five|six|ten|twenty|thirty|forty|fifty|another) (?:${verb})\b`, 'i'),
  /\b(?:all|the other) (?:one|two|three|four|five|six)\b|\b(?:buy|need|want|have|get|take|bring|miss) (?:any|some|one|none|both)(?=[,.;]|$)/i,
  /\bhere it\b|\b(?:in there|in here|there and then)\b/i,
  /^(?:first|second|third|fourth|fifth|sixth|lastly|finally|next),? (?:we|you|they|the)\b/i,
  /\b(?:in|of|for|about|to|with|called) (?:that|this|those|these|it|them)$/i,
  /^not (?:an?|the)\b|, (?:yes|no)\. /i,
  // A sentence that says only that somebody does.
  /\b(?:do|does|did|can|will|is|are|has|have|so|too)$/i,
] // prettier-ignore
