// Takes the sentences of a section that can be posted: whole paragraphs in the brand's own words, without links,
// small print and lists.
import { isFiller, isPlaceholder } from '../documents/unusable-text.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { isOnlyDays } from '../language/values/days.ts'
import { voiceOf } from '../language/voice.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isBoilerplate } from '../portrait/passages.ts'

const FEWEST_WORDS = 18
/** A passage ends with the last paragraph that fits. Its first may be longer, because half a story has no point. */
const MOST_WORDS = 75
const MOST_WORDS_OF_FIRST = 110
/** Sections with more table rows and list items than this are lists, not prose. */
const MOST_ROWS = 2

interface Said {
  text: string
  /** The number of the paragraph that it's in. */
  paragraph: number
}

/**
 * The complete sentences of a part before its list, its small print or somebody else's words; null if too
 * little is left.
 */
export function proseOf(part: readonly SiteBlock[]): string | null {
  const isRow = ({ cells, form }: SiteBlock) => form === 'item' || (cells?.length ?? 0) > 1
  const isList = part.filter(isRow).length > MOST_ROWS
  const end = part.findIndex((block) => voiceOf(block) !== 'brand' || (isList && isRow(block)))
  const prose = part.slice(0, end < 0 ? undefined : end).filter(({ href }) => href === '')
  const all = upToOthers(prose.flatMap(sentencesIn))
  // A price by itself, or in front of the next item's name, has lost its own item.
  if (all.some(({ text }) => strayPrice.test(text))) return null
  const fit = all
    .filter(({ text }) => isFit(text))
    .map(({ text, paragraph }) => ({ text: /[.!?]["”’)]?$/.test(text) ? text : `${text}.`, paragraph }))
  // If more than a quarter of the text was dropped, the rest may not make sense.
  if (fit.length < all.length - Math.floor(all.length / 4)) return null
  // Several questions with answers, or several people with roles, are a list.
  if (fit.filter(({ text }) => text.endsWith('?')).length > 1 || fit.filter(isOfStaff).length > 1) return null
  const kept = wholeParagraphs(fit)
  // A question at the end is dropped, since its answer is missing.
  if (kept.at(-1)?.endsWith('?') === true) kept.pop()
  // If more than half of the text is short lines, it is a programme, not prose.
  const fullSentences = kept.filter(isFullSentence)
  if (wordCount(fullSentences.join(' ')) < wordCount(kept.join(' ')) / 2) return null
  const text = kept.join(' ')
  if (isPriceList(text)) return null
  return wordCount(text) >= FEWEST_WORDS && kept.some(isFullSentence) && kept.some(isConcrete) ? text : null
}

const sentencesIn = ({ text }: SiteBlock, paragraph: number): Said[] =>
  sentencesOf(text.replace(writtenOn, '').replace(/^[QA][.:]\s*(?=\p{Lu})/u, ''))
    .filter(
      (one) =>
        !linkText.test(one) &&
        !onlyNumber.test(one) &&
        !onlyDate.test(one) &&
        !isOnlyDays(one.replace(/[.:]$/, '')) &&
        !isShouted(one) &&
        !isTeaser(one),
    )
    .map((one) => ({ text: one.replace(reference, ''), paragraph }))

/** Paragraphs up to the most words; if the first alone is too long, its first sentences. */
function wholeParagraphs(said: readonly Said[]): string[] {
  const kept: string[] = []
  for (const { paragraph } of said.filter((one, at) => one.paragraph !== said[at - 1]?.paragraph)) {
    const sentences = said.filter((one) => one.paragraph === paragraph).map(({ text }) => text)
    const words = wordCount([...kept, ...sentences].join(' '))
    if (words <= (kept.length === 0 ? MOST_WORDS_OF_FIRST : MOST_WORDS)) kept.push(...sentences)
    else {
      if (kept.length > 0) break
      for (const one of sentences) {
        if (wordCount([...kept, one].join(' ')) > MOST_WORDS) break
        kept.push(one)
      }
      break
    }
  }
  return kept
}

/**
 * The sentences before somebody else's words, small print or a price list. A paragraph with a sentence that quotes somebody
 * is left out whole, because it leads up to that sentence.
 */
function upToOthers(said: readonly Said[]): Said[] {
  const quoted = said.findIndex(({ text }) => isOfOthers(text))
  const isWithin = !/^["“]/.test(said[quoted]?.text ?? '')
  const end = said.findIndex(
    ({ text }, at) => at === quoted || smallPrint.test(text) || (at > 0 && isAskedByCustomers(text)),
  )
  const own = said
    .slice(0, end < 0 ? undefined : end)
    .filter(({ paragraph }) => end !== quoted || !isWithin || paragraph !== said[quoted]?.paragraph)
  const isPriced = (one: Said | undefined) =>
    one !== undefined && sum.test(one.text) && wordCount(one.text) <= 7
  const list = own.findIndex((_, at) => [at, at + 1, at + 2].every((one) => isPriced(own[one])))
  return own.slice(0, list < 0 ? undefined : list)
}

/** A text with fewer words than this per amount of money is a price list, however it is punctuated. */
const WORDS_PER_SUM = 6.5
const isPriceList = (text: string): boolean => {
  const sums = text.match(/[£$€]\s?\d[\d.,]*|(?<![\d.:])\d{1,3}\.\d\d(?![\d.:]|\s?[ap]m)/g) ?? []
  return sums.length >= 4 && wordCount(text) / sums.length < WORDS_PER_SUM
}

/** The number of an item in a list, read as a sentence of its own: "2." */
const onlyNumber = /^\d{1,2}[.)]$/
const strayPrice = /^[£$€]?\s?\d{1,4}[.,]\d\d\.?$|^[£$€]\s?\d[\d.,]*\s+\p{Lu}\p{Ll}/u

/** A pointer to another page at the end of a sentence: "they like paper, see Cab Printer." */
const reference = /\s*[,;:(–—-]\s*see\s(?:the\s|our\s)?(?:\p{Lu}[\p{L}’'&-]*\s?){1,4}(?:page)?\)?(?=[.;]?$)/u

/** Text about the page's own links: "See the Christmas list »". */
const linkText =
  /\((?:pdf|word|doc)\)|[»›→]\.?$|^(?:see|view|read|browse|explore|find out|learn|click|book|shop) (?:the|our|all|more|here|now|about|dates|prices|details|menu|times|terms)(?:\s\S+){0,3}\.?$|^(?:\p{L}+ ){1,2}page\.?$|^(?:learn|join|shop|visit|donate|enrol|enroll|book|contact|get in touch)(?: with)?(?: us| now| here| online| today)?\.?$/iu

/** Labels in capitals within the text: "IN A NUTSHELL.", "NEW!!" */
const isShouted = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && !/\p{Ll}|\d/u.test(text.replace(/\b20\d\d\b/g, ''))

/** The title of another page, in title case and with "!!". */
const isTeaser = (text: string): boolean => text.includes('!!') && !/(?<![\p{L}’'])\p{Ll}{4,}/u.test(text)

/** "How far ahead do you book up?" starts the next question of a list that isn't marked as one. */
const isAskedByCustomers = (text: string): boolean =>
  /^(?:do|does|can|could|is|are|what|how|when|where|which|will)\b.*\b(?:you|I|my)\b.*\?$/i.test(text) &&
  wordCount(text) >= 4

/** A quotation of more than six words, or one that goes on in the next sentence, counts as somebody else's text. */
const isOfOthers = (text: string): boolean =>
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 1 ||
  [...text.matchAll(/["“]([^"”]+)["”]/g)].some(([, said = '']) => wordCount(said) > 6)

const isOfStaff = ({ text }: Said): boolean => /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+ ?[-–—:,] /u.test(text)

/** Terms, warnings, and text that broken parts of a page or visitor counters print. */
const smallPrint =
  /\b(?:allerg(?:y|ies|ens?)|discretionary|service charge|subject to (?:availability|status|change)|complaints|could not be loaded|link (?:is )?broken|api key|e&oe|visitors?: \d{4,}|all rights reserved|website by|not (?:ours|(?:run|organi[sz]ed|owned|managed|taught) by us)|tags?:|filed under|categor(?:y|ies):|related posts|share this|leave a (?:comment|reply)|(?:older|newer|recent) posts|p\.?\s?o\.? box|mailing address|waiver|registered (?:office|charity|company|in)|(?:company|vat|charity) (?:no|number|reg))/i

/** The date on which a post was written, before its first sentence: "Posted by admin on 16/11/2026." */
const writtenOn =
  /^(?:(?:posted|published|written|updated)\b[^.!?]{0,40}?)?(?:20\d\d-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.](?:20)?\d\d|(?:\d{1,2}(?:st|nd|rd|th)? )?\p{Lu}\p{Ll}{2,8}\.? (?:\d{1,2}, )?20\d\d)[.:]?(?:\s*[–—-])?\s+(?=[\p{Lu}\d“"£$€])/iu
const onlyDate =
  /^(?:(?:posted|published|written|updated)\b.{0,40}|(?:by )?\p{L}+,? (?=\d{1,2}[/.]))?(?:\d{1,2}[/.]\d{1,2}[/.](?:20)?\d\d|(?:\d{1,2}(?:st|nd|rd|th)? )?\p{Lu}\p{Ll}{2,8}\.? (?:\d{1,2}, )?20\d\d|20\d\d)\.?$/iu
const sum = /[£$€]\s?\d|\b\d+p\b/

const isFit = (text: string): boolean =>
  /^["“(]?[\p{Lu}\d£$€]/u.test(text) &&
  !pointing.test(text) &&
  !isBoilerplate(text) &&
  !boasting.test(text) &&
  !isPlaceholder(text) &&
  !isFiller(text) &&
  !/[[\]{}|→★✓•@™®]|https?:|www\.|\*|[…:]\.?$|^[^:]{2,20}: (?:none|no \p{L}+|n\/a|tb[ac])\.?$/iu.test(text)

const isFullSentence = (text: string): boolean => wordCount(text) >= 5 && /[.!]$/.test(text)

/** Whether a sentence says something specific: it has a figure or a name, or mentions the brand or the reader. */
const isConcrete = (text: string): boolean =>
  /\d|\p{Ll}[,]? \p{Lu}\p{Ll}|\b(?:we|our|us|you|your|I|my)\b/u.test(text)

const pointing =
  /\b(?:you (?:might|may) also like|related products|product name|click|tap here|scroll|download|log ?in|subscribe|see (?:below|above|overleaf|our \p{L}+ page)|below|above|read more|learn more|find out more|see (?:our )?(?:facebook|instagram|socials?|website)|(?:on|see|from|under) (?:the|our) (?:[\p{L}&’'-]+ ){1,4}page|the \p{L}+ button|this (?:page|site|website|form)|name\*|email\*|required field)\b/iu
/** Generic advertising language. */
const boasting =
  /\b(?:gold standard|most trusted|seamless(?:ly)?|elevate|your dreams?|tailored|bespoke|passionate about|dedicated to (?:providing|delivering)|committed to (?:providing|delivering|excellence)|pride ourselves|unparalleled|game[- ]changer|one[- ]stop|look no further|take (?:it |your \p{L}+ )?to the next level|best (?:\p{L}+ ){1,3}in|engineered for|uncompromising|discerning|unrivalled|world-class)\b/iu
