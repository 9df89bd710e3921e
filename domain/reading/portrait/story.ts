// How a brand came about, as its own pages tell it.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isHollow, isWhole, ownSentences, proseOf, runFrom, standsFirst, type Passage } from './passages.ts'
import type { Material } from './material.ts'
import { isHeadedStory, isOfBrand, isOfStory } from './whereabouts.ts'

const MOST_WORDS = 54

const year = /\b(?:1[5-9]\d\d|20[0-3]\d)\b/
const begins =
  /\b(?:founded|established|formed|set up|started|opened|began|begun|launched|created|born|bought|inherited|took over|taken over|took on|became|moved|retired|signed a lease|since (?:1[5-9]|20)\d\d)\b/i

/** The passage that tells of the beginning, or null where none does; none that is `told` already. */
export function storyOf(
  facts: readonly NewFact[],
  blocks: readonly SiteBlock[],
  told: string,
  mostWords = MOST_WORDS,
): Passage | null {
  const people = facts.flatMap(({ slots }) => slots.person ?? [])
  const isBio = ({ heading, text }: SiteBlock) =>
    people.some((name) => heading.includes(name) || text.startsWith(`${name},`)) || isName(heading)
  const candidates = proseOf(blocks).flatMap((block): (Passage & { score: number })[] => {
    const sentences = ownSentences(block)
    if (!isOfBrand(block) || isBio(block) || !year.test(block.text)) return []
    const words = wordCount(block.text)
    const score = (isOfStory(block) ? 2 : 0) + (begins.test(block.text) ? 1 : 0) + Math.min(2, words / 15)
    if (score < 2) return []
    const start = sentences.findIndex((one) => standsFirst(one) && isFit(one) && !told.includes(one))
    if (start < 0 || start > 1) return []
    const text = runFrom(
      sentences,
      start,
      Math.min(mostWords, MOST_WORDS),
      (next) => isFit(next) && !told.includes(next),
    )
    const isTold = begins.test(text) || isHeadedStory(block)
    return isTold && year.test(text) && wordCount(text) >= 6 && wordCount(text) <= mostWords
      ? [{ text, block, score }]
      : []
  })
  const [best] = candidates.toSorted((one, other) => other.score - one.score)
  return best ?? null
}

const isFit = (sentence: string): boolean =>
  isWhole(sentence) && !isHollow(sentence) && !/[£€$]\s?\d/.test(sentence)

/** "Ruth Hale", "Ruth Hale BSc": whoever stands in such a heading, what follows is that person's life. */
export const isName = (heading: string): boolean =>
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss)\.? )?\p{Lu}\p{Ll}+ (?:\p{Lu}[\p{L}’'-]+ ?){1,3}$/u.test(heading) &&
  !/\b(?:Our|The|About|Who|How|Where|What|Meet|Story|History|Team|People|Us|Years?|Beginnings?|Heritage|Today|Then|Now)\b/.test(
    heading,
  )

/** The beginning as it stands in the life of the founder: "Started in 2009 in her mum's dining room". */
export function foundedBy(facts: readonly NewFact[]): { name: string; text: string } | null {
  const founders = new Set(
    facts.flatMap(({ slots }) =>
      slots.person && /\bfounder|\bowner/i.test(slots.role ?? '') ? slots.person : [],
    ),
  )
  const fact = facts.find(
    ({ type, quote, slots }) =>
      type === 'person' &&
      slots.person !== undefined &&
      founders.has(slots.person) &&
      /^(?:started|founded|opened|began|set up|established)\b/i.test(quote) &&
      year.test(quote) &&
      isFit(quote) &&
      wordCount(quote) <= 30,
  )
  return fact?.slots.person === undefined ? null : { name: fact.slots.person, text: fact.quote }
}

/** "We opened on May 3, 2014.": the beginning in a short sentence of its own, where the story doesn't say it. */
export function beginningOf(
  { brandName, facts, blocks }: Pick<Material, 'brandName' | 'facts' | 'blocks'>,
  told: string,
): string {
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
      standsFirst(quote) &&
      (/^(?:we|i|our)\b/i.test(quote) || quote.includes(brandName)),
  )
  return fact?.quote ?? ''
}
