// Puts the story's values and the fact's into a written suggestion.
import { withArticle } from '#domain/ideas/wording/article.ts'
import { fill, type Filling } from '#domain/ideas/wording/fill.ts'
import { possessive } from '#domain/ideas/wording/possessive.ts'
import { trimmedQuote } from '#domain/ideas/wording/quotation.ts'

/** What a suggestion may say of the story and of the fact's own words; null where there is none. */
export interface StoryValues {
  source: string
  figure: string | null
  quote: string | null
}

/** The suggestion in words, or null where a value is missing. */
export function fillSuggestion(sentence: string, story: StoryValues, filling: Filling): string | null {
  let isWhole = true
  const told = sentence.replace(
    /(?:\b(the |a |an ))?\{(source|figure|quote)\}(['’]s(?!\p{L}))?/giu,
    (_, article: string | undefined, slot: string, owner: string | undefined) => {
      const value = valueOf(slot, story)
      if (value === null) isWhole = false
      const said = owner === undefined ? (value ?? '') : possessive(value ?? '')
      return article === undefined ? said : behind(article, said)
    },
  )
  return isWhole ? fill(told, filling) : null
}

const valueOf = (slot: string, { source, figure, quote }: StoryValues): string | null =>
  slot === 'source' ? source : slot === 'figure' ? figure : quote

/** "The {source}" of The Grocer is "The Grocer", and "a {figure}" of 8% is "an 8%". */
function behind(article: string, value: string): string {
  if (/^the/i.test(article)) return article + value.replace(/^The (?=\S)/, '')
  const phrase = withArticle(value)
  return article.startsWith('A') ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase
}

const LONGEST_QUOTE = 170

/**
 * The fact's words as they are said within a sentence: without their full stop or their number in a list. Null for those that hold a quotation
 * themselves, that answer a question nobody has heard, or that are no sentence.
 */
export function spokenQuote(quote: string): string | null {
  const text = trimmedQuote(quote.replace(/^step \d+[:.] /i, ''), LONGEST_QUOTE)
  if (/["“”{}]/.test(text) || leansBack.test(text) || !isSentence(text)) return null
  return text.replace(/\.$/, '')
}

/** Not an address or a list of names: a few of its words are common ones. */
const isSentence = (text: string): boolean =>
  (text.replace(/\([^)]*\)/g, '').match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0) >= 3

/** What leans on the sentence before it: an answer, a "he" or "it" of whom nobody knows, an "otherwise". */
const leansBack =
  /^(?:yes|no)[.,]|^(?:he|she|it|they|that|this|these|those|his|her|their|its|otherwise|but|so|and|or|then|also|instead|either|both|such)\b|^(?:we|i|you)\b[^.;,]{0,30}\bit\b/i
