// How a brand describes itself: sentences on its home or about page with the brand as their subject.
import { nameWordsOf, speaksAsOnePerson } from '../language/brand-names.ts'
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { differenceScore } from './differences.ts'
import {
  isBoilerplate,
  isTimeless,
  isCompleteSentence,
  ownSentences,
  proseBlocks,
  passageFrom,
  isSelfContained,
  type Passage,
} from './passages.ts'
import { depthsOf, isOnHomePage, isAboutBrand } from './block-location.ts'

const MOST_WORDS = 46

/** The passage that describes the brand best; null if no sentence does it clearly. */
export function selfDescriptionOf(
  brandName: string,
  blocks: readonly SiteBlock[],
  home: string,
): Passage | null {
  const texts = blocks.map(({ text }) => text)
  const isSubject = brandSubjectScorer(brandName, speaksAsOnePerson(texts), texts.join('\n'))
  const depths = depthsOf(blocks)
  let best: { score: number; passage: Passage } | null = null
  for (const block of proseBlocks(blocks)) {
    const sentences = ownSentences(block)
    for (const [at, sentence] of sentences.entries()) {
      const said = isFit(sentence) && isSelfContained(sentence) ? isSubject(sentence) : 0
      if (said === 0) continue
      const score =
        said +
        (isOnHomePage(block, home) ? 3 : isAboutBrand(block) ? 1.5 : -1) +
        (kind.test(sentence) ? 2 : 0) +
        (does.test(sentence) ? 1 : 0) -
        Math.min(2, (depths.get(block) ?? 0) / 8) -
        (wordCount(sentence) < 6 ? 2 : 0)
      if (score < 4 || (best && score <= best.score)) continue
      const text = passageFrom(sentences, at, MOST_WORDS, (next) => isFit(next) && differenceScore(next) < 3)
      best = { score, passage: { text, block } }
    }
  }
  return best?.passage ?? null
}

/** Whether it says what somebody is or does. */
export const saysWhatItIs = (sentence: string): boolean => kind.test(sentence) || does.test(sentence)

const isFit = (sentence: string): boolean =>
  isCompleteSentence(sentence) &&
  isTimeless(sentence) &&
  !isBoilerplate(sentence) &&
  !refusing.test(sentence) &&
  !fleeting.test(sentence)

const refusing =
  /^(?:we|i) (?:do not|don['’]t|can['’]t|cannot|won['’]t|never|no longer|are not|aren['’]t|also|only|will|would|may|might|ask|open|close|reserve|regret|recommend|hope|know|understand)\b|^(?:order|book|ring|call|come|bring|please|contact)\b/i
const fleeting =
  /\b(?:is|are|['’]re|['’]m|am) (?:continuing|delighted|pleased|excited|thrilled|looking|currently|hoping|planning|proud to (?:announce|have|say))\b|\b(?:believe|mission|vision)\b/i
const kind = /\b(?:is|are|am|['’]re|['’]m) (?:still |now )?(?:an?|the|one of|part of)\b/i
const does =
  /\b(?:since \d{4}|for (?:over |more than )?\d+ years|look(?:s|ed)? after|match(?:es)?|help(?:s|ed)?|work(?:s|ed)? with|make[s]?|bake[s]?|brew[s]?|run[s]?|teach(?:es)?|provide[s]?|offer[s]?|serve[sd]?|sell[s]?|support[s]?|build[s]?|repair[s]?|fix(?:es|ing)?|bring[s]?|grow[s]?|restore[s]?|care[s]? for|cover[s]?|design[s]?|supply|supplies)\b/i

/**
 * Returns a function that scores how clearly a sentence has the brand as its subject: by its name, as "we are
 * a", as "we", or by the family in its name.
 */
export function brandSubjectScorer(
  brandName: string,
  isSolo = false,
  text = '',
): (sentence: string) => number {
  const plain = brandName
    .replace(/\b(?:ltd|limited|llc|inc|plc|llp|company)\b\.?/gi, '')
    .replace(/^the\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = plain.split(' ')
  const shorts = [plain, words.slice(0, 2).join(' '), words[0] ?? ''].filter(
    (short, at, all) =>
      short.length > 3 &&
      all.indexOf(short) === at &&
      // The first word of the name alone only means the brand if the site uses it so within sentences:
      // "Turner is a trade" is not about a brand called Turner.
      (short === plain ||
        short.includes(' ') ||
        new RegExp(String.raw`\p{Ll} ${RegExp.escape(short)}\b(?! \p{Lu})`, 'u').test(text)),
  )
  const byName = shorts.length
    ? new RegExp(
        String.raw`^(?:(?:here )?at [^,]{3,50}, we\b|(?:[Tt]he )?(?:${shorts.map((short) => RegExp.escape(short).replace(/['’]/g, "[’']")).join('|')})(?:['’]s)?(?: \p{Lu}[\p{L}’'&-]+){0,3},? (?:is|are|was (?:founded|started|set up|opened|born)|has|have|does|matches|helps|makes|bakes|offers|provides|runs|brings|supports|serves|works|sells|teaches|looks|gives|began|started|\p{Ll}{3,}s)\b)`,
        'u',
      )
    : null
  const asNamed = new RegExp(
    String.raw`^(?:I['’]m|I am|[Mm]y name is|We['’]re|We are) ${RegExp.escape(plain)}\b`,
    'u',
  )
  const family = nameWordsOf(brandName)
  return (sentence) => {
    if (asNamed.test(sentence)) return 5
    if (!isSolo && /^I\b/.test(sentence)) return 0
    if (byName?.test(sentence)) return 4
    if (
      /^(?:we are|we['’]re|i am|i['’]m) (?:still |proud to be |now )?(?:an?|the|one of|part of)\b/i.test(
        sentence,
      )
    )
      return 4
    if (/^(?:we|i)(?:['’]ve|['’]re|['’]m)? \p{L}/iu.test(sentence)) return 2
    const [, last = ''] =
      /^\p{Lu}\p{Ll}+ (\p{Lu}[\p{L}’'-]+) (?:has|have|is|was|runs?|makes?|bakes?|teaches|\p{Ll}{3,}s)\b/u.exec(
        sentence,
      ) ?? []
    return last !== '' && family.has(last.toLowerCase()) ? 3 : 0
  }
}
