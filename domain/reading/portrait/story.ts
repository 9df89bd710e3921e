// Finds how a brand began, in the words of its own pages.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import {
  isBoilerplate,
  isCompleteSentence,
  ownSentences,
  proseBlocks,
  passageFrom,
  isSelfContained,
  type Passage,
} from './passages.ts'
import type { Material } from './material.ts'
import { hasHistoryHeading, isAboutBrand, isAboutHistory } from './block-location.ts'

const MOST_WORDS = 54

const year = /\b(?:1[5-9]\d\d|20[0-3]\d)\b/
const begins =
  /\b(?:founded|established|formed|set up|started|opened|began|begun|launched|created|born|bought|inherited|took over|taken over|took on|became|moved|retired|signed a lease|(?:we|family|here|open|trading|business|been|running|going)\b[^.;]{0,60}\bsince (?:1[5-9]|20)\d\d)\b/i

/** Years of what the brand has or plans: "Biomass boiler since 2022", "half the oil by 2027" */
const ofThings = /\b(?:since|by) \d{4}\b/gi

/** The passage about the beginning; null if there is none or it is in `alreadyUsed`. */
export function storyOf(
  facts: readonly NewFact[],
  blocks: readonly SiteBlock[],
  alreadyUsed: string,
  mostWords = MOST_WORDS,
): Passage | null {
  const people = facts.flatMap(({ slots }) => slots.person ?? [])
  const isBio = ({ heading, text }: SiteBlock) =>
    people.some((name) => heading.includes(name) || text.startsWith(`${name},`)) || isName(heading)
  const candidates = proseBlocks(blocks).flatMap((block): (Passage & { score: number })[] => {
    const sentences = ownSentences(block)
    if (!isAboutBrand(block) || isBio(block) || !year.test(block.text)) return []
    const words = wordCount(block.text)
    const score =
      (isAboutHistory(block) ? 2 : 0) + (begins.test(block.text) ? 1 : 0) + Math.min(2, words / 15)
    if (score < 2) return []
    const start = sentences.findIndex(
      (one) => isSelfContained(one) && isFit(one) && !alreadyUsed.includes(one),
    )
    if (start < 0 || start > 1) return []
    const text = passageFrom(
      sentences,
      start,
      Math.min(mostWords, MOST_WORDS),
      (next) => isFit(next) && !alreadyUsed.includes(next),
    )
    const saysHowItBegan = begins.test(text) || hasHistoryHeading(block)
    return saysHowItBegan &&
      year.test(begins.test(text) ? text : text.replace(ofThings, '')) &&
      wordCount(text) >= 6 &&
      wordCount(text) <= mostWords
      ? [{ text, block, score }]
      : []
  })
  const [best] = candidates.toSorted((one, other) => other.score - one.score)
  return best ?? null
}

const isFit = (sentence: string): boolean =>
  isCompleteSentence(sentence) && !isBoilerplate(sentence) && !/[£€$]\s?\d/.test(sentence)

/** A heading that is a person's name: "Ruth Hale", "Ruth Hale BSc". The text below is about that person. */
export const isName = (heading: string): boolean =>
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss)\.? )?\p{Lu}\p{Ll}+ (?:\p{Lu}[\p{L}’'-]+ ?){1,3}$/u.test(heading) &&
  !/\b(?:Our|The|About|Who|How|Where|What|Meet|Story|History|Team|People|Us|Years?|Beginnings?|Heritage|Today|Then|Now)\b/.test(
    heading,
  )

/** The beginning as part of a founder's biography: "Started in 2009 in her mum's dining room". */
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

/**
 * A short sentence about the founding, such as "We opened on May 3, 2014.", if `alreadyUsed` doesn't contain
 * the year; else empty.
 */
export function beginningOf(
  { brandName, facts, blocks }: Pick<Material, 'brandName' | 'facts' | 'blocks'>,
  alreadyUsed: string,
): string {
  const pages = new Set(blocks.filter(isAboutBrand).map(({ place }) => place.of))
  const home = blocks[0]?.place.of
  const fact = facts.find(
    ({ type, quote, place, slots }) =>
      type === 'founded' &&
      slots.year !== undefined &&
      (pages.has(place.of) || place.of === home) &&
      !alreadyUsed.includes(String(slots.year)) &&
      wordCount(quote) <= 24 &&
      isFit(quote) &&
      isSelfContained(quote) &&
      (/^(?:we|i|our)\b/i.test(quote) || quote.includes(brandName)),
  )
  return fact?.quote ?? ''
}
