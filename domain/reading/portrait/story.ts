// How a brand came about, as its own pages tell it.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isHollow, isWhole, ownSentences, proseOf, runFrom, standsFirst, type Passage } from './passages.ts'
import { isOfBrand, isOfStory } from './whereabouts.ts'

const MOST_WORDS = 46

const year = /\b(?:1[5-9]\d\d|20[0-3]\d)\b/
const begins =
  /\b(?:founded|established|formed|set up|started|opened|began|begun|launched|created|born|bought|inherited|took over|taken over|took on|became|moved|retired|signed a lease|since (?:1[5-9]|20)\d\d)\b/i

/** The passage that tells of the beginning, or null where none does; none that is `told` already. */
export function storyOf(
  facts: readonly NewFact[],
  blocks: readonly SiteBlock[],
  told: string,
): Passage | null {
  const people = facts.flatMap(({ slots }) => slots.person ?? [])
  const isBio = ({ heading }: SiteBlock) => people.some((name) => heading.includes(name))
  const candidates = proseOf(blocks).flatMap((block): (Passage & { score: number })[] => {
    const sentences = ownSentences(block)
    if (!isOfBrand(block) || isBio(block) || !year.test(block.text)) return []
    const score = (isOfStory(block) ? 2 : 0) + (begins.test(block.text) ? 2 : 0)
    if (score < 2) return []
    const start = sentences.findIndex((one) => standsFirst(one) && isFit(one) && !told.includes(one))
    if (start < 0 || start > 1) return []
    const text = runFrom(sentences, start, MOST_WORDS, (next) => isFit(next) && !told.includes(next))
    return year.test(text) ? [{ text, block, score: score + (begins.test(text) ? 1 : 0) }] : []
  })
  const [best] = candidates.toSorted((one, other) => other.score - one.score)
  return best ?? null
}

const isFit = (sentence: string): boolean =>
  isWhole(sentence) && !isHollow(sentence) && !/[£€$]\s?\d/.test(sentence)

/** "We opened on May 3, 2014.": the beginning in a short sentence of its own, where the story doesn't say it. */
export function beginningOf(facts: readonly NewFact[], blocks: readonly SiteBlock[], told: string): string {
  const pages = new Set(blocks.filter(isOfBrand).map(({ place }) => place.of))
  const home = blocks[0]?.place.of
  const fact = facts.find(
    ({ type, quote, place, slots }) =>
      type === 'founded' &&
      slots.year !== undefined &&
      (pages.has(place.of) || place.of === home) &&
      !told.includes(String(slots.year)) &&
      wordCount(quote) <= 24 &&
      isFit(quote) &&
      standsFirst(quote),
  )
  return fact?.quote ?? ''
}
