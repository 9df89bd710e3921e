// Skips text that must not be cited as the brand's: placeholders, expired notices, claims of others, and
// instructions to machines.
import { isPlaceholder } from '../documents/unusable-text.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import { instructsMachines } from './machine-instructions.ts'
import { aboutOthersTest } from './claims-of-others.ts'
import { isExpired, wasTemporary, publicationYear } from './expired.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

export type SkipReason = 'placeholder' | 'machine' | 'notice' | 'soon' | 'others'

/** Placeholder text of site builders and templates that untrusted-patterns.ts doesn't cover. */
const builderPlaceholders =
  /\b(?:text|content|details|photo|bio|biography) (?:to be (?:provided|added|supplied)|to follow)\b|\bname@|@emailaddress\b|\bmy (?:awesome|new) (?:site|website|blog)\b|\b(?:call to action|quote|headline)\b.{0,40}\bgo(?:es)? here\b|\bwill go here\b|\bto-?do:|\binsert (?:\w+ ){0,4}here\b|^xx+ \w+|\[(?:photo|picture|image|quote|text|link)\b[^\]]*\]/i

const soon =
  /\b(coming soon|watch this space|under construction|launching soon|opening soon|(?:page|site|website) is (?:currently )?being (?:built|updated|redesigned)|more (?:details|information) (?:to follow|coming|soon)|check back (?:soon|later)|to be (?:announced|confirmed)|tb[ac]|stay tuned)\b/i
/** Lines that say who made the website or who holds its copyright. */
const credits: readonly RegExp[] = [
  /\b(?:[Ww]eb ?)?(?:[Ss]ite|[Pp]ages?|[Ww]ebsite|[Dd]esign|[Tt]heme|[Tt]emplate|[Bb]randing|[Hh]osting)(?:[\s,]+[\p{L}’'-]+){0,4}?[\s,]+by (?:the )?\p{Lu}/u,
  /\b(?:[Dd]esigned|[Bb]uilt|[Dd]eveloped|[Mm]ade|[Hh]osted|[Pp]owered|[Tt]idied up)(?: and (?:built|hosted|developed|maintained))?(?: with (?:love|care))? by (?:the )?\p{Lu}[^.]{0,60}\b(?:[Pp]ixels?|[Dd]igital|[Ww]eb\p{L}*|[Mm]edia|[Ss]tudios?|[Cc]reative|[Aa]gency|[Dd]esign\p{L}*|WordPress|Squarespace|Wix|Shopify)\b/u,
  /\b(?:powered by|all rights reserved|terms (?:of (?:use|service|business)|(?:and|&) conditions)|privacy (?:policy|notice)|copyright)\b|\b(?:site|website|web) (?:design|build|development)\s?[:–-]|©/i,
]
const isCredit = (text: string) => text.length < 200 && credits.some((credit) => credit.test(text))

/** Words of banners that ask for consent to cookies. */
const consent =
  /\bcookies?\b.{0,120}\b(?:web ?site|site|browser|experience|consent|accept|policy|preferences|visitors?|analytics|device|settings|privacy|traffic|computers?|stor(?:e|ing))\b|\b(?:web ?site|site|browser|experience|consent|accept|agree|visitors?|analytics|privacy)\b.{0,120}\bcookies?\b|\bwe use (?:\p{L}+ )?cookies\b|\bwe value your privacy\b|\baccept all\b.{0,20}\b(?:reject|manage)\b/iu

/** Why a sentence must not be cited; null if it may be. */
export function skipReason(text: string, today: string): SkipReason | null {
  if (instructsMachines(text)) return 'machine'
  if (soon.test(text)) return 'soon'
  if (isPlaceholderText(text)) return 'placeholder'
  return isExpired(text, today) ? 'notice' : null
}

const MOST_LETTERS = 20_000

const isPlaceholderText = (text: string) =>
  !soon.test(text) && (builderPlaceholders.test(text) || isPlaceholder(text))

export interface Citable {
  blocks: SiteBlock[]
  skipped: { reason: SkipReason; page: string }[]
}

/** The blocks without the sentences that must not be cited. `ownNames` is what the site calls itself. Text below a notice's heading is skipped too. */
export function citable(
  blocks: readonly SiteBlock[],
  today: string,
  ownNames: readonly string[] = [],
): Citable {
  const skipped: Citable['skipped'] = []
  const gone = new Set<string>()
  const isOthers = aboutOthersTest(blocks, ownNames)
  let written = { under: '', isOld: false }
  const kept = blocks.flatMap((whole): SiteBlock[] => {
    const block = withoutInstructions(whole)
    if (block.heading && gone.has(placeOf(block))) return []
    // Longer paragraphs are only written for search engines, so they are skipped.
    if (block.text.length > MOST_LETTERS || isCookieBanner(block.text)) return []
    const sentences = sentencesOf(block.text)
    const isOwn = block.form !== 'title' && voiceOf(block) === 'brand'
    let before: SkipReason | null = null
    const fit = sentences.filter((sentence) => {
      if (isCredit(sentence)) return false
      const reason =
        skipReason(sentence, today) ??
        (isOwn && isOthers(sentence, block.heading) ? 'others' : null) ??
        (written.isOld && written.under === placeOf(block) && wasTemporary(sentence) ? 'notice' : null) ??
        (before !== null && continuesSkipped(before, sentence) ? before : null)
      const year = publicationYear(sentence)
      if (year !== null) written = { under: placeOf(block), isOld: year < Number(today.slice(0, 4)) - 1 }
      // The date of publication above a post doesn't make the post itself outdated.
      before = year === null ? reason : null
      if (before) skipped.push({ reason: before, page: block.place.label })
      if (before && block.form === 'title') gone.add(`${block.place.of} ${block.text}`)
      return reason === null
    })
    if (fit.length === sentences.length) return [block]
    // If a text contains instructions to machines or a placeholder, the rest of it can't be trusted either.
    const isPoisoned = sentences.some(
      (sentence) => instructsMachines(sentence) || isPlaceholderText(sentence),
    )
    return fit.length === 0 || isPoisoned ? [] : [{ ...block, text: fit.join(' '), cells: [] }]
  })
  return { blocks: withoutEmptied(kept, blocks), skipped }
}

/** The blocks without headings whose whole text was left out: "Raft school" above "Dates coming soon". */
function withoutEmptied(kept: readonly SiteBlock[], all: readonly SiteBlock[]): SiteBlock[] {
  const had = new Set(all.map(placeOf))
  const has = new Set(kept.map(placeOf))
  return kept.filter((block) => {
    const own = `${block.place.of} ${block.text}`
    return block.form !== 'title' || !had.has(own) || has.has(own)
  })
}

/** The block without a heading or cells that contain instructions to machines. */
function withoutInstructions(block: SiteBlock): SiteBlock {
  const { heading, cells = [] } = block
  const isPoisoned = cells.some(({ text, head }) => instructsMachines(text) || instructsMachines(head))
  return {
    ...block,
    heading: heading !== '' && instructsMachines(heading) ? '' : heading,
    ...(isPoisoned ? { cells: [] } : {}),
  }
}

const placeOf = ({ place, heading }: SiteBlock) => `${place.of} ${heading}`

/** Whether the text is a cookie banner. */
const isCookieBanner = (text: string) => text.length < 500 && consent.test(text)

/**
 * Whether a sentence continues a skipped one: any sentence after an expired notice, and after another
 * company's price one that starts with "it", "they" or the like.
 */
const continuesSkipped = (before: SkipReason, sentence: string): boolean =>
  before === 'notice' ||
  (before === 'others' &&
    /^(?:it|they|their|its|that|this)\b/i.test(sentence) &&
    !/\b(?:we|our|us)\b/i.test(sentence))
