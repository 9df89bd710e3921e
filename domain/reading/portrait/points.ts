// Finds the passages of a website that say something particular: one to three sentences that follow one
// another, retold in the third person.
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isBoilerplate, ownSentences, proseBlocks } from './passages.ts'
import { mayOpen, mayTakeName, retellRun, startsWithName, withSubject } from './retell.ts'

export interface Point {
  told: string[]
  block: SiteBlock
  score: number
}

/** How much a block counts, after how many of its sentences a passage may start, and the least its first sentence must be worth. */
export interface Where {
  where: number
  mostSkipped: number
  least: number
}

/** How much a block and a sentence count. Nothing is used of a block that gets null. */
export interface Scores {
  ofBlock: (block: SiteBlock) => Where | null
  ofSentence: (sentence: string) => number
}

/** Except below headings that say what the sentence is about. */
const FEWEST_WORDS = 6
const MOST_WORDS = 55
/** Notices of one time, which nobody took down. */
const notice =
  /\b(?:covid\S*|coronavirus|masks?|lockdown|bubbles|updated)\b|^(?:IMPORTANT|NOTICE|UPDATE|PLEASE NOTE)\b/i

/** The best passage of each block, in the order of the site. */
export const pointsIn = (blocks: readonly SiteBlock[], { ofBlock, ofSentence }: Scores): Point[] =>
  proseBlocks(blocks).flatMap((block) => {
    const found = notice.test(block.text) ? null : ofBlock(block)
    if (found === null) return []
    const { where, mostSkipped, least } = found
    const sentences = ownSentences(
      block.form === 'item' && !/[.!?]$/.test(block.text) ? { ...block, text: `${block.text}.` } : block,
    )
    const worths = sentences.map(ofSentence)
    const runs = sentences.flatMap((first, at) => {
      if (
        at > mostSkipped ||
        (at > 0 && /^No\b/.test(first)) ||
        wordCount(first) < 4 ||
        !mayOpen(first) ||
        isBoilerplate(first) ||
        (worths[at] ?? 0) < least
      )
        return []
      // Times and prices in between are left out.
      const run = [...sentences.keys()].slice(at, at + 4).filter((one) => (worths[one] ?? 0) >= 0)
      const told = retellRun(
        run.map((one) => sentences[one] ?? ''),
        MOST_WORDS,
      )
      const worth = run.slice(0, told.length).map((one) => worths[one] ?? 0)
      const kept = told.slice(
        0,
        1 +
          Math.max(
            0,
            worth.findLastIndex((one) => one > 1),
          ),
      )
      const best = Math.max(...worth.slice(0, kept.length))
      const sum = worth.slice(0, kept.length).reduce((all, one) => all + one, 0)
      return best <= 0 || wordCount(kept.join(' ')) < (where >= 4 ? 4 : FEWEST_WORDS)
        ? []
        : [{ told: kept, block, score: where + best + (sum - best) / 3 }]
    })
    return runs.toSorted((one, other) => other.score - one.score).slice(0, 1)
  })

/** The best points up to `mostWords` words, in the order of the site. */
export function bestOf(
  points: readonly Point[],
  mostWords: number,
  least: (point: Point) => number,
): Point[] {
  const chosen: Point[] = []
  let words = 0
  for (const point of points.toSorted((one, other) => other.score - one.score)) {
    const more = wordCount(point.told.join(' '))
    if (point.score < least(point) || words + more > mostWords || chosen.some((one) => isAlike(one, point)))
      continue
    chosen.push(point)
    words += more
  }
  return points.filter((point) => chosen.includes(point))
}

/** The points with one in front that opens with "They" or the like, which can take the brand's name. */
export function toldOf(points: readonly Point[], name: string): string[] {
  const first =
    points.find(({ told: [one = ''] }) => withSubject(one, name) !== one || startsWithName(one, name)) ??
    points.find(({ told: [one = ''] }) => mayTakeName(one, name))
  return [...(first ? [first] : []), ...points.filter((point) => point !== first)].flatMap(({ told }) => told)
}

/** Whether two points share most of their longer words. */
function isAlike(one: Point, other: Point): boolean {
  const [first, second] = [one, other].map(
    ({ told }) =>
      new Set(
        told
          .join(' ')
          .toLowerCase()
          .match(/\p{L}{5,}/gu),
      ),
  )
  if (!first || !second) return false
  const shared = [...first].filter((word) => second.has(word)).length
  return shared > Math.min(first.size, second.size) * 0.6
}
