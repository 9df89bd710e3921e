// Finds a brand's stated values: below headings such as "Our values", and in sentences that begin with what
// it believes.
import { wordCount } from '../language/sentence.ts'
import { hasSum } from '../language/values/sums.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import {
  isBoilerplate,
  isTimeless,
  isCompleteSentence,
  isVague,
  ownSentences,
  proseBlocks,
} from './passages.ts'
import { asList, quotedInside } from './prose.ts'
import { withoutCapitals } from './prominence.ts'
import { depthsOf, isOnHomePage, isShortLived } from './block-location.ts'

const stated =
  /^(?:our |the |my )?(?:core |brand |company |shared )?(?:values|ethos|mission|vision|purpose|philosophy|beliefs?|principles|promises?|pledges?|commitments?|manifesto|charter|approach)\b(?!.*\b(?:statement of|page)\b)|^(?:what|the things) (?:we|i) (?:believe|stand for|value|promise|care about|won['’]t|will not)|^(?:how|the way) (?:we|i) (?:work|buy|source|teach|do things|go)\b|^what (?:we|i) (?:try|aim|want) to do\b|^(?:what|(?:the )?things) (?:we|i) (?:don['’]t|do not|never) (?:do|sell|use|offer)\b|^why we (?:do (?:it|this)|exist|are here)\b|^what matters\b/i
const shared =
  /\b(?:giving back|good causes|in the (?:town|village|community|neighbou?rhood)|(?:our|the|local) community|sustainab\w+|our environment|environmental|responsibility|people and planet)\b/i
const belief =
  /\b(?:we|i) (?:strongly |firmly |really |also )?(?:believe|value|stand for|care (?:about|that)|pay (?:everyone |all our people )?the (?:real )?living wage|sponsor|donate|never|give (?:away|the|our|all|every|\d)|raised?\b.* for|recycle|compost|(?:have |['’]ve )?planted)\b|\b(?:real )?living wage\b|\bno commission\b|\bcommission on\b|\b(?:we|i)(?:['’]d| would) rather\b|\b(?:left ?overs?|surplus|spent grain|waste)\b.* (?:goes?|to)\b|\bindependent and\b|\b(?:nobody|no one)(?:['’]s| is) (?:ever )?turned away\b|\bour (?:mission|vision|aim|purpose|promise|belief|ethos|philosophy) (?:is|has always been)\b/i

const refusing = /\b(?:won['’]t|will not|never|don['’]t|do not)\b/i

/** Values listed below a heading such as "Our values": as mottoes or as the names of subheadings; empty if there are none. */
export const statedValues = (blocks: readonly SiteBlock[]): string =>
  listedBelow(blocks, (heading) => stated.test(heading) && !refusing.test(heading))

/** What is listed below a heading such as "What we won't do"; empty if there is none. */
export const refusedThings = (blocks: readonly SiteBlock[]): string =>
  listedBelow(blocks, (heading) => stated.test(heading) && refusing.test(heading))

function listedBelow(blocks: readonly SiteBlock[], isHeading: (heading: string) => boolean): string {
  for (const [at, block] of blocks.entries()) {
    if (block.level === 0 || !isHeading(block.text) || wordCount(block.text) > 7) continue
    const listed = underneath(block, blocks.slice(at + 1))
    if (listed !== '') return listed
  }
  return ''
}

/** The mottoes below a title, or else the names of the subheadings or list items: "Integrity, Respect and Care". */
function underneath(title: SiteBlock, after: readonly SiteBlock[]): string {
  const names: string[] = []
  for (const block of after) {
    if (block.place.of !== title.place.of) break
    if (block.form === 'title') {
      if (block.level <= title.level || wordCount(block.text) > 5) break
      names.push(withoutCapitals(block.text.replace(/[.:]$/, '')))
      continue
    }
    if (names.length > 0) continue
    const maxims = block.form === 'item' ? '' : maximsIn(block)
    if (maxims !== '') return quotedInside(maxims)
    if (block.form === 'item' && wordCount(block.text) <= 6 && isPlainName(block.text)) {
      names.push(withoutCapitals(block.text.replace(/[.:]$/, '')))
      continue
    }
    if (block.form === 'item') continue
    break
  }
  return names.length > 1 ? quotedInside(asList(names.slice(0, 7))) : ''
}

const isPlainName = (text: string): boolean => /^\p{Lu}[\p{L}\s’'&,-]+$/u.test(text)

export interface ValuesSection {
  /** The heading, in lower case if the site has it in capitals: "What we believe". */
  heading: string
  /** Sentences that follow one another on the site. */
  sentences: string[]
}

/** The first sentences below a heading such as "What we believe"; null if there are none that can be quoted. */
export function valuesSectionIn(blocks: readonly SiteBlock[]): ValuesSection | null {
  for (const [at, title] of blocks.entries()) {
    if (title.level === 0 || !stated.test(title.text) || wordCount(title.text) > 10) continue
    const after = blocks.slice(at + 1)
    const end = after.findIndex(({ form, place }) => form === 'title' || place.of !== title.place.of)
    const sentences = quotableIn(after.slice(0, end < 0 ? after.length : end), refusing.test(title.text))
    if (wordCount(sentences.join(' ')) < LEAST_WORDS) continue
    const text = title.text.replace(/[.:]$/, '')
    return {
      heading: text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text,
      sentences,
    }
  }
  return null
}

const LEAST_WORDS = 6
const MOST_QUOTED_WORDS = 60

/** The sentences up to the first that can't be quoted. A list of things the brand refuses isn't one of sentences. */
function quotableIn(blocks: readonly SiteBlock[], isRefusal: boolean): string[] {
  const said: string[] = []
  for (const block of blocks) {
    const isFragment = block.form === 'item' && !/[.!?]$/.test(block.text)
    const isApart = block.form === 'line' || (block.form !== blocks[0]?.form && said.length > 0)
    if (isApart || isShortLived(block) || ownSentences(block).length === 0 || (isFragment && isRefusal)) break
    for (const one of ownSentences(isFragment ? { ...block, text: `${block.text}.` } : block)) {
      const isLong = wordCount([...said, one].join(' ')) > MOST_QUOTED_WORDS
      if (isLong || !isWholeValue(one) || hasSum(one) || times.test(one) || isBoilerplate(one)) return said
      said.push(one)
    }
  }
  return said
}

/** At least two short sentences at the start of a block: "Turn up. Stitch straight. Tell the truth." */
function maximsIn(block: SiteBlock): string {
  const sentences = ownSentences(block)
  const end = sentences.findIndex(
    (one) => wordCount(one) > 8 || !isWholeValue(one) || hasSum(one) || times.test(one) || isBoilerplate(one),
  )
  const said = sentences.slice(0, end < 0 ? sentences.length : end).slice(0, 5)
  return said.length > 1 && !/^(?:we|they|our)\b/i.test(said[0] ?? '') ? said.join(' ') : ''
}

/** Times of a session: "Tue/Thu 6-8p" */
const times = /\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m?\b|[-–] ?\d{1,2}\b)/i

const isWholeValue = (sentence: string): boolean =>
  isCompleteSentence(sentence) ||
  (wordCount(sentence) === 1 && /^\p{Lu}\p{Ll}+\.$/u.test(sentence)) ||
  (sentence.includes('"') && /[.!]$/.test(sentence) && wordCount(sentence) <= 12)

/**
 * Sentences about what the brand believes, pays, gives or refuses to do: first those below headings about
 * values, then those on the home page.
 */
export function valuesIn(blocks: readonly SiteBlock[], home: string): string[] {
  const depths = depthsOf(blocks)
  // Short headings aren't always blocks' headings, but they keep their level.
  const headingOver = new Map(
    blocks.flatMap((block, at) => {
      const before = blocks[at - 1]
      return before && before.level > 0 && before.place.of === block.place.of
        ? [[block, before.text] as const]
        : []
    }),
  )
  return proseBlocks(blocks)
    .flatMap((block) => {
      const heading = headingOver.get(block) ?? block.heading
      const isStated = stated.test(heading) || shared.test(heading)
      return ownSentences(block).flatMap((text) =>
        (isStated || (belief.test(text) && !/\bpolic(?:y|ies)\b/i.test(heading))) &&
        (isStated ? /\b(?:we|nobody|no one)\b/i : /\b(?:we|our|nobody|no one)\b/i).test(text) &&
        isCompleteSentence(text) &&
        !isBoilerplate(text) &&
        !isVague(text.replace(/\bthat (?=an?\b|the\b|every|no|good|people)/i, '')) &&
        wordCount(text) >= 5 &&
        wordCount(text) <= 32
          ? [
              {
                text,
                rank: (isStated ? 0 : isOnHomePage(block, home) ? 1 : 2) + (depths.get(block) ?? 0) / 100,
              },
            ]
          : [],
      )
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ text }) => text)
}

/** The motto on the home page: "Fixed fees. Plain English." */
export function mottoOf(blocks: readonly SiteBlock[], home: string): string {
  for (const block of blocks.filter((one) => one.region === 'main' && isOnHomePage(one, home)).slice(0, 8)) {
    if (block.form !== 'title' && block.form !== 'line') continue
    const words = wordCount(block.text)
    if (
      words >= 3 &&
      words <= 12 &&
      /[.]$/.test(block.text) &&
      isCompleteSentence(block.text) &&
      isTimeless(block.text) &&
      !isBoilerplate(block.text) &&
      !/\b(?:welcome|cookies?|free shipping|ok)\b/i.test(block.text) &&
      !/\d/.test(block.text) &&
      !/\bwith \p{Lu}\p{L}+ \p{Lu}/u.test(block.text)
    )
      return block.text
  }
  return ''
}
