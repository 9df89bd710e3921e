// Finds sections of a website that can be used as posts as they are: the complete text below a heading.
import type { NewFact } from '#contract/facts.ts'
import { isFiller, isPlaceholder } from '../documents/unusable-text.ts'
import { flagsOf } from '../language/flags.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import { isOnlyDays } from '../language/values/days.ts'
import { yearsIn } from '../language/values/years.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isBoilerplate } from '../portrait/passages.ts'
import { isHeadline, asHeadline } from './headlines.ts'

const FEWEST_WORDS = 18
const MOST_WORDS = 75
const MOST_SECTIONS = 80
/** Sections with more table rows and list items than this are lists, not prose. */
const MOST_ROWS = 2

/** Every section of the site that reads as the brand's own prose. `today` is a date such as "2026-11-20". */
export function findSections(blocks: readonly SiteBlock[], today: string): NewFact[] {
  const thisYear = Number(today.slice(0, 4))
  const seen = new Set<string>()
  return partsOf(blocks)
    .flatMap(({ blocks: part, badge }): NewFact[] => {
      const [first] = part
      const text = proseOf(part)
      if (
        first === undefined ||
        text === null ||
        !isHeadline(first.heading) ||
        ofNeighbours.test(first.heading)
      )
        return []
      const heading = asHeadline(first.heading, today, badge)
      const key = `${heading}\n${text}`.toLowerCase()
      if (seen.has(key)) return []
      seen.add(key)
      return [
        {
          kind: 'website',
          quote: text,
          place: first.place,
          type: 'section',
          slots: { label: heading },
          heading: first.heading,
          freshness: isOfPastYear(first.heading, thisYear) ? 'dated' : 'current',
          status: 'extracted',
          visibility: 'public',
          voice: 'brand',
          flags: flagsOf(text),
        },
      ]
    })
    .slice(0, MOST_SECTIONS)
}

/** A section of a page. */
interface Part {
  blocks: SiteBlock[]
  /** A date on its own right before or after the heading, which says when the event takes place. */
  badge: string | null
}

/**
 * Neighbouring blocks of a page below one heading. A block with a bold heading of its own is a separate part,
 * and text after it without one is dropped, because it may belong to either.
 */
function partsOf(blocks: readonly SiteBlock[]): Part[] {
  const parts: Part[] = []
  let above: SiteBlock | null = null
  let badge: SiteBlock | null = null
  let last: SiteBlock | null = null
  for (const read of blocks) {
    if (read.region !== 'main') continue
    const before: SiteBlock | null = last
    last = read
    // A date on its own belongs to the heading next to it, even if the page marks the date as a heading.
    if (isOnlyDays(read.text)) {
      badge = read
      continue
    }
    if (read.form === 'title') {
      if (before !== badge) badge = null
      continue
    }
    const block: SiteBlock = badge?.text === read.heading ? { ...read, heading: badge.heading } : read
    const isSame: boolean = above !== null && isUnder(above, block)
    if (block.lead !== '') parts.push({ blocks: [underLead(block)], badge: null })
    else if (!isSame) parts.push({ blocks: [block], badge: badge?.text ?? null })
    else if (above?.lead === '') parts.at(-1)?.blocks.push(block)
    if (!isSame || above?.lead === '') above = block
    badge = badge?.text === read.heading ? badge : null
  }
  return parts
}

const isUnder = (above: SiteBlock, block: SiteBlock): boolean =>
  above.place.of === block.place.of && above.heading === block.heading

/** "Tax relief. You can claim..." becomes text below the heading "Tax relief". */
const underLead = (block: SiteBlock): SiteBlock =>
  block.lead === ''
    ? block
    : {
        ...block,
        heading: block.lead.replace(/[.:]$/, ''),
        text: block.text.slice(block.lead.length).trim(),
      }

/**
 * The complete sentences of a part before its list, its small print or somebody else's words; null if too
 * little is left.
 */
function proseOf(part: readonly SiteBlock[]): string | null {
  const isRow = ({ cells, form }: SiteBlock) => form === 'item' || (cells?.length ?? 0) > 1
  const isList = part.filter(isRow).length > MOST_ROWS
  const end = part.findIndex((block) => voiceOf(block) !== 'brand' || (isList && isRow(block)))
  const prose = part.slice(0, end < 0 ? undefined : end).filter(({ href }) => href === '')
  const all = upToOthers(
    prose
      .flatMap(({ text }) => sentencesOf(text.replace(writtenOn, '').replace(/^[QA][.:]\s*(?=\p{Lu})/u, '')))
      .filter(
        (one) =>
          !linkText.test(one) &&
          !onlyNumber.test(one) &&
          !onlyDate.test(one) &&
          !isOnlyDays(one.replace(/[.:]$/, '')) &&
          !isShouted(one) &&
          !isTeaser(one),
      ),
  )
  // A price by itself, or in front of the next item's name, has lost its own item.
  if (all.some((one) => strayPrice.test(one))) return null
  const fit = all.filter(isFit).map((one) => (/[.!?]["”’)]?$/.test(one) ? one : `${one}.`))
  // If more than a quarter of the text was dropped, the rest may not make sense.
  if (fit.length < all.length - Math.floor(all.length / 4)) return null
  // Several questions with answers, or several people with roles, are a list.
  if (fit.filter((one) => one.endsWith('?')).length > 1 || fit.filter(isOfStaff).length > 1) return null
  const kept: string[] = []
  for (const one of fit) {
    if (wordCount([...kept, one].join(' ')) > MOST_WORDS) break
    kept.push(one)
  }
  // A question at the end is dropped, since its answer is missing.
  if (kept.at(-1)?.endsWith('?') === true) kept.pop()
  // If more than half of the text is short lines, it is a programme, not prose.
  const fullSentences = kept.filter(isFullSentence)
  if (wordCount(fullSentences.join(' ')) < wordCount(kept.join(' ')) / 2) return null
  const text = kept.join(' ')
  if (isPriceList(text)) return null
  return wordCount(text) >= FEWEST_WORDS && kept.some(isFullSentence) && kept.some(isConcrete) ? text : null
}

/** The sentences before somebody else's words, small print or a price list. */
function upToOthers(sentences: readonly string[]): string[] {
  const end = sentences.findIndex(
    (one, at) => isOfOthers(one) || smallPrint.test(one) || (at > 0 && isAskedByCustomers(one)),
  )
  const own = sentences.slice(0, end < 0 ? undefined : end)
  const isPriced = (one: string | undefined) => one !== undefined && sum.test(one) && wordCount(one) <= 7
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

/** Groups and firms that only share the brand's rooms or pages. */
const ofNeighbours = /\bnot (?:ours\b|(?:run|organi[sz]ed|owned|managed|taught) by us\b)/i

/** Text about the page's own links: "See the Christmas list »". */
const linkText =
  /[»›→]\.?$|^(?:see|view|read|browse|explore|find out|learn|click|book|shop) (?:the|our|all|more|here|now|about)(?:\s\S+){0,3}\.?$|^(?:\p{L}+ ){1,2}page\.?$|^(?:learn|join|shop|visit|donate|enrol|enroll|book|contact|get in touch)(?: with)?(?: us| now| here| online| today)?\.?$/iu

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

const isOfStaff = (text: string): boolean => /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+ ?[-–—:,] /u.test(text)

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
  /\b(?:you (?:might|may) also like|related products|product name|click|tap here|scroll|download|log ?in|subscribe|see (?:below|above|overleaf|our \p{L}+ page)|below|above|read more|learn more|find out more|see (?:our )?(?:facebook|instagram|socials?|website)|this (?:page|site|website|form)|name\*|email\*|required field)\b/iu
/** Generic advertising language. */
const boasting =
  /\b(?:gold standard|most trusted|seamless(?:ly)?|elevate|your dreams?|tailored|bespoke|passionate about|dedicated to (?:providing|delivering)|committed to (?:providing|delivering|excellence)|pride ourselves|unparalleled|game[- ]changer|one[- ]stop|look no further|take (?:it |your \p{L}+ )?to the next level|best (?:\p{L}+ ){1,3}in|engineered for|uncompromising|discerning|unrivalled|world-class)\b/iu
/** Whether the heading names a past year, so that the section is outdated: "Christmas 2024 opening times". */
const isOfPastYear = (heading: string, thisYear: number): boolean => {
  const years = yearsIn(heading.replace(/\bsince\b.*$/i, ''))
  return years.length > 0 && Math.max(...years) < thisYear
}
