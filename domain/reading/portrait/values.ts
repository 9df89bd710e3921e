// Finds a brand's stated values: below headings such as "Our values", and in sentences that begin with what
// it believes.
import { wordCount } from '../language/sentence.ts'
import { hasSum } from '../language/values/sums.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import {
  isBoilerplate,
  isTimeless,
  isCompleteSentence,
  ownSentences,
  proseBlocks,
  isSelfContained,
} from './passages.ts'
import { asList, quoted } from './prose.ts'
import { depthsOf, isOnHomePage } from './block-location.ts'

const MOST_WORDS = 46

const stated =
  /^(?:our |the |my )?(?:core |brand |company |shared )?(?:values|ethos|mission|vision|purpose|philosophy|beliefs?|principles|promises?|pledges?|commitments?|manifesto|charter|approach)\b(?!.*\b(?:statement of|page)\b)|^(?:what|the things) (?:we|i) (?:believe|stand for|value|promise|care about|won['’]t|will not)|^(?:how|the way) (?:we|i) (?:work|do things)\b|^why we (?:do (?:it|this)|exist|are here)\b|^what matters\b/i
const shared =
  /\b(?:giving back|good causes|in the (?:town|village|community|neighbou?rhood)|(?:our|the|local) community|sustainab\w+|our environment|environmental|responsibility|people and planet)\b/i
const belief =
  /\b(?:we|i) (?:strongly |firmly |really |also )?(?:believe|value|stand for|care (?:about|that)|pay (?:everyone |all our people )?the (?:real )?living wage|sponsor|donate)|\bour (?:mission|vision|aim|purpose|promise|belief|ethos|philosophy) (?:is|has always been)\b/i

interface Said {
  heading: string
  text: string
}

/** The text below headings about values or the community, each heading once. */
export function valuesUnderHeadings(blocks: readonly SiteBlock[]): Said[] {
  const seen = new Set<string>()
  return [stated, shared].flatMap((kind) =>
    blocks.flatMap((block, at): Said[] => {
      const heading = block.text
      if (block.level === 0 || !kind.test(heading) || wordCount(heading) > 7 || seen.has(heading)) return []
      const text =
        kind === stated
          ? (underneath(block, blocks.slice(at + 1)) ?? '')
          : firstOf(block, blocks.slice(at + 1))
      if (text === '') return []
      seen.add(heading)
      return [{ heading, text }]
    }),
  )
}

/**
 * The first mottoes below a title, or else the names of the subheadings or list items: "Integrity, Respect
 * and Care".
 */
function underneath(title: SiteBlock, after: readonly SiteBlock[]): string | null {
  const names: string[] = []
  for (const block of after) {
    if (block.place.of !== title.place.of) break
    if (block.form === 'title') {
      if (block.level <= title.level || wordCount(block.text) > 5) break
      names.push(block.text.replace(/[.:]$/, ''))
      continue
    }
    if (names.length > 0) continue
    const maxims = maximsIn(block)
    if (maxims !== '') return quoted(maxims)
    if (block.form === 'item' && wordCount(block.text) <= 6 && isPlainName(block.text)) {
      names.push(block.text.replace(/[.:]$/, ''))
      continue
    }
    break
  }
  return names.length > 1 ? quoted(asList(names.slice(0, 7))) : null
}

const isPlainName = (text: string): boolean => /^\p{Lu}[\p{L}\s’'&,-]+$/u.test(text)

/**
 * A motto may lack a verb or subject. After short mottoes, longer sentences are kept only if they say "we" or
 * "I".
 */
function maximsIn(block: SiteBlock): string {
  const sentences = ownSentences(block)
  const [first = ''] = sentences
  const isTerse = sentences.slice(0, 2).every((one) => wordCount(one) <= 7)
  if (!isTerse && !isSelfContained(first) && !/^that /i.test(first)) return ''
  const said: string[] = []
  for (const sentence of sentences) {
    const isFit =
      isWholeValue(sentence) && !hasSum(sentence) && !times.test(sentence) && !isBoilerplate(sentence)
    const isOwn = !isTerse || wordCount(sentence) <= 8 || /\b(?:we|I)\b/.test(sentence.replace(/^We\b/, 'we'))
    if (!isFit || !isOwn || wordCount([...said, sentence].join(' ')) > MOST_WORDS) break
    said.push(sentence)
  }
  return said.join(' ')
}

/** Times of a session: "Tue/Thu 6-8p" */
const times = /\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m?\b|[-–] ?\d{1,2}\b)/i

const isWholeValue = (sentence: string): boolean =>
  isCompleteSentence(sentence) ||
  (wordCount(sentence) === 1 && /^\p{Lu}\p{Ll}+\.$/u.test(sentence)) ||
  (sentence.includes('"') && /[.!]$/.test(sentence) && wordCount(sentence) <= 12)

/** The first sentence below a heading, if it says what the brand does for others. */
function firstOf(title: SiteBlock, after: readonly SiteBlock[]): string {
  const [block] = after
  if (block === undefined || block.place.of !== title.place.of || block.level > 0) return ''
  const [first = ''] = ownSentences(block)
  return /^(?:we|our|i)\b/i.test(first) &&
    isCompleteSentence(first) &&
    isTimeless(first) &&
    !isBoilerplate(first)
    ? quoted(first)
    : ''
}

/** Sentences that begin with what the brand believes, pays or gives, without those in `alreadyUsed`. */
export function beliefsIn(blocks: readonly SiteBlock[], alreadyUsed: string, home: string): string[] {
  const depths = depthsOf(blocks)
  return proseBlocks(blocks)
    .flatMap((block) =>
      ownSentences(block).flatMap((text) =>
        belief.test(text) &&
        isCompleteSentence(text) &&
        isTimeless(text) &&
        !isBoilerplate(text) &&
        isSelfContained(text) &&
        !alreadyUsed.includes(text) &&
        wordCount(text) >= 6 &&
        wordCount(text) <= 32
          ? [{ text, rank: (isOnHomePage(block, home) ? 0 : 1) + (depths.get(block) ?? 0) / 100 }]
          : [],
      ),
    )
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
      !/\bwith \p{Lu}\p{L}+ \p{Lu}/u.test(block.text)
    )
      return block.text
  }
  return ''
}
