// Finds sentences of a website that can be quoted: complete, the brand's own, and clear without their
// context.
import { sentencesOf } from '../language/sentences.ts'
import { wordCount } from '../language/sentence.ts'
import { hasSum } from '../language/values/sums.ts'
import { voiceOf } from '../language/voice.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isShortLived } from './block-location.ts'

export interface Passage {
  text: string
  block: SiteBlock
}

/** The sentences of a block that the brand itself says, in order. Titles, menus and customers' words have none. */
export const ownSentences = (block: SiteBlock): string[] =>
  block.region === 'main' && block.form !== 'title' && block.href === '' && voiceOf(block) === 'brand'
    ? sentencesOf(block.text)
    : []

/** Whether it is a complete sentence: not a question, a table cell, a quotation or a link text. */
export function isCompleteSentence(text: string): boolean {
  const words = wordCount(text)
  return (
    words >= 2 &&
    words <= 45 &&
    /^[\p{Lu}\d“"‘']/u.test(text) &&
    /(?<!\.\.)[.!]["”’)]?$/.test(text) &&
    isBalanced(text) &&
    !/[[\]{}|→★@]|https?:|www\./.test(text) &&
    !quotesSomebody(text) &&
    !pointsElsewhere.test(text) &&
    !(words > 3 && text === text.toUpperCase())
  )
}

/** Whether the sentence is true on any day: it has no price, date, time or announcement. */
export const isTimeless = (text: string): boolean => !hasSum(text) && !timeBound.test(text)

/** Whether the sentence can start a quotation: it doesn't refer to anything before it. */
export const isSelfContained = (text: string): boolean =>
  !opensWithReference.test(text) && !refersBack.test(text)

/** Template text, small print, and praise that every company gives itself, which are never quoted. */
export const isBoilerplate = (text: string): boolean =>
  emptyPraise.test(text) || advertising.test(text) || smallPrint.test(text)

/**
 * Complete sentences from `start` on, up to `mostWords` words and as long as `goesOn` allows. The first is
 * always included.
 */
export function passageFrom(
  sentences: readonly string[],
  start: number,
  mostWords: number,
  goesOn: (sentence: string) => boolean,
): string {
  const run: string[] = []
  for (const sentence of sentences.slice(start)) {
    const isOver = wordCount([...run, sentence].join(' ')) > mostWords
    if (run.length > 0 && (isOver || !goesOn(sentence))) break
    run.push(sentence)
  }
  return run.join(' ')
}

/** Blocks of prose from any page except news, jobs and small print. */
export const proseBlocks = (blocks: readonly SiteBlock[]): SiteBlock[] =>
  blocks.filter((block) => !isShortLived(block) && ownSentences(block).length > 0)

const isBalanced = (text: string): boolean =>
  text.split('(').length === text.split(')').length && (text.match(/"/g)?.length ?? 0) % 2 === 0

/** A quotation of more than three words counts as somebody else's. */
const quotesSomebody = (text: string): boolean =>
  [...text.matchAll(/["“]([^"”]+)["”]/g)].some(([, said = '']) => wordCount(said) > 3)

const pointsElsewhere =
  /\b(?:click|tap|scroll|download|log ?in|subscribe|see (?:below|above|overleaf|our \p{L}+ page)|read more|learn more|find out more|this (?:page|site|website|form)|as (?:above|below))\b|\bmade with \p{Lu}|\*/iu

const timeBound =
  /\b(?:(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d|january|february|march(?= \d)|april|june|july|august|september|october|november|december|christmas|easter|today|tonight|tomorrow|yesterday|currently|at the moment|(?:this|next|last) (?:week|month|year|spring|summer|autumn|fall|winter|season)|coming soon|sold out|vacanc\w+|hiring|we(?:['’]re| are) looking for|\d{1,2}[:.]\d\d|\d ?[ap]\.?m\b|\d+ ?% off|open(?:ing)? (?:hours|times)|closed)\b/i

const opensWithReference =
  /^(?:it|its|it['’]s|they|they['’]\w+|them|their|he|he['’]s|she|she['’]s|his|her|hers|this|that|that['’]s|these|those|there|here|such|both|either|neither|one (?:is|was|has|of (?:them|these|those))|ones|others?|another|since \d{4}|same|and|but|or|so|because|also|then|which|who|whose|instead|otherwise|however|yet|still|even|too|yes|no|not|if so|same|after(?:wards)? that|until then)\b/i

/**
 * Sentences that refer to an earlier one: "We say so", "we built a house round it", "by the third we stop".
 */
const refersBack =
  /^(?:[\p{L}’'-]+ ){1,6}(?:say|says|said|do|does|did|think|thought) so\b|^(?:we|i)(?:['’]\w+)? (?:[\p{L}’'-]+ ){1,7}(?:it|them|this|those|these)\b(?:[,.]| (?:and|for|in|by|from|to|with|at)\b)|\bthe (?:first|second|third|other|others|latter|former)(?:[,.]| (?:we|i|is|was|and)\b)/iu

const emptyPraise =
  /\b(?:best[- ]in[- ]class|world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|industry[- ]leading|market[- ]leading|leading (?:provider|supplier|name|expert|specialist)s?|number one|no\. ?1|second to none|unrivall?ed|unparall?elled|unbeatable|premier|ultimate|one[- ]stop|leverage|synerg\w+|(?:bespoke|tailored|innovative|proactive|comprehensive) (?:\p{L}+ )?solutions|comprehensive (?:range|suite)|wide range of|highest (?:quality|standards?)|(?:best|finest) (?:\p{L}+ )?in (?:the )?(?:town|country|county|area|region|world)|needs and budget|in today['’]s|look no further|came with (?:the|this|our) (?:web ?site|template|theme)|in the brochure)\b/iu

/** Openings and promises typical of advertising: "Transform your smile", "Whether you need". */
const advertising =
  /^(?:embrace|transform|elevate|discover|unlock|experience|step into|brighten|enhance|boost|unleash|immerse|indulge|imagine|whether you|are you|looking for|say goodbye)\b|\b(?:permanent|lasting|amazing|stunning|guaranteed) results\b|\bmost (?:convenient|trusted|affordable|advanced|reliable)\b/i

const smallPrint =
  /\b(?:registered (?:in|office|company|charity|number|no|with|to|at)|company (?:no|number)|charity (?:no|number)|vat (?:no|number|reg\w*)|credit broker|not a lender|trading (?:name|as)|authori[sz]ed and regulated|regulated by|representative example|apr\b|subject to (?:status|terms|availability)|terms (?:and conditions )?apply|liabilit\w+|copyright|trademarks?|gdpr|cookies?|privacy|data protection|modern slavery|complaints?|safeguarding|indemnity|bank details|references? (?:are|is) required)\b/i
