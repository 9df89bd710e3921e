// Finds how a brand began, in the words of its own pages.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isBoilerplate, isCompleteSentence, ownSentences, proseBlocks, isSelfContained } from './passages.ts'
import type { Material } from './material.ts'
import { isAboutBrand, isAboutHistory } from './block-location.ts'
import { customersOf } from './customers.ts'
import { allInThirdPerson, inThirdPerson, startsWithName } from './third-person.ts'

const MOST_WORDS = 50

const year = /\b(?:1[5-9]\d\d|20[0-3]\d)\b/
const begins =
  /\b(?:founded|established|formed|set up|started|opened|began|begun|launched|created|born|bought|inherited|took over|taken over|took on|(?:we|family|here|open|trading|business|been|running|going)\b[^.;]{0,60}\bsince (?:1[5-9]|20)\d\d)\b/i

/** Years of what the brand has or plans: "Biomass boiler since 2022", "half the oil by 2027" */
const ofThings =
  /\b\p{L}+ed (?:it|them)\b|\b(?:bought|took|set) (?:it|them)\b|\b(?:started|began) \p{L}+ing\b|^(?!.*\b(?:here|family|business|trading|open)\b).*\b(?:since|by) \d{4}\b/iu

/** One or two sentences in the third person about how the brand began, the year in the first; empty if there are none. */
export function storyOf(
  { brandName, facts, blocks }: Pick<Material, 'brandName' | 'facts' | 'blocks'>,
  alreadyUsed: string,
): string[] {
  const people = facts.flatMap(({ slots }) => slots.person ?? [])
  const isBio = ({ heading, text }: SiteBlock) =>
    people.some((name) => heading.includes(name) || text.startsWith(`${name},`)) || isName(heading)
  const isOwn = (text: string) =>
    /\b(?:we|our)\b/i.test(text) ||
    startsWithName(text, brandName) ||
    people.some((name) => text.includes(name))
  const candidates = proseBlocks(blocks).flatMap((block) => {
    const sentences = ownSentences(block)
    const start = sentences.findIndex(
      (one) =>
        isBeginning(one, isAboutHistory(block)) &&
        (isOwn(one) || (isAboutHistory(block) && !/^Born\b|\bbrand\b/.test(one))),
    )
    const wording = { name: brandName, customers: customersOf(blocks) }
    const first = inThirdPerson(sentences[start] ?? '', wording)
    if (first === null || isBio(block) || !(isAboutBrand(block) || block.place.of === blocks[0]?.place.of))
      return []
    if (!isFit(first) || alreadyUsed.includes(first.slice(12)) || wordCount(first) > MOST_WORDS) return []
    const [next = ''] = allInThirdPerson(sentences.slice(start + 1, start + 2), wording).filter((one) =>
      past.test(one),
    )
    const isShort = wordCount(`${first} ${next}`) <= MOST_WORDS
    return [
      { told: [first, ...(isShort && isFit(next) ? [next] : [])], score: Number(isAboutHistory(block)) },
    ]
  })
  return candidates.toSorted((one, other) => other.score - one.score)[0]?.told ?? []
}

const isFit = (sentence: string): boolean =>
  isCompleteSentence(sentence) && !isBoilerplate(sentence) && !/[£€$]\s?\d/.test(sentence)

/** A heading that is a person's name: "Ruth Hale", "Ruth Hale BSc". The text below is about that person. */
export const isName = (heading: string): boolean =>
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss)\.? )?\p{Lu}\p{Ll}+ (?:\p{Lu}[\p{L}’'-]+ ?){1,3}$/u.test(heading) &&
  !/\b(?:Our|The|About|Who|How|Where|What|Meet|Story|History|Team|People|Us|Years?|Beginnings?|Heritage|Today|Then|Now)\b/.test(
    heading,
  )

/** Whether it says how the brand began; on a page of its history, any year at the start of a sentence does. */
const isBeginning = (sentence: string, isHistory: boolean): boolean =>
  year.test(sentence) &&
  ((begins.test(sentence) && !ofThings.test(sentence)) ||
    (isHistory &&
      /^In \d{4},? (?!it\b|she\b|he\b|we\b)/i.test(sentence) &&
      !/\b(?:was|were)\b/.test(sentence))) &&
  !ofBranch.test(sentence) &&
  !/n['’]t\b|\bnever\b/.test(sentence) &&
  !/\b(?:started|began) \p{L}+ing\b/u.test(sentence)
const past = /\b(?:had|was|were|\p{L}{3,}ed)\b/u

/** A second place or a purchase: "bought the building", "the Oak Street branch opened". */
const ofBranch =
  /\b(?:bought|built|took over|taken on|took on) (?:the|our|their|this|that|an?) (?:\p{L}+ )?(?:building|site|land|farm|premises|field|hall|barn|warehouse|unit|old \p{L}+)\b|\b(?:branch|second (?:shop|site|branch|location|studio|clinic)|new (?:premises|site|shop|studio|clinic))\b/iu

/** "Est. 2004" or "SMALL BATCHES. SINCE 2004." */
const sinceLine =
  /^(?=.{8,60}$)(?:.*[.|·•–] ?)?(?:since|est\.?|established|founded)(?: in)? ((?:1[5-9]|20)\d\d)\W*$/iu

/** The year in a line such as "Est. 2004" or "Butchers in Bedale since 1931" on the home page; null if there is none. */
export function yearOf(
  facts: readonly NewFact[],
  blocks: readonly SiteBlock[],
  alreadyUsed: string,
): number | null {
  const home = blocks[0]?.place.of
  const line = blocks.find(({ place, text }) => place.of === home && sinceLine.test(text))
  const [, lineYear = ''] = sinceLine.exec(line?.text ?? '') ?? []
  if (lineYear !== '') return alreadyUsed.includes(lineYear) ? null : Number(lineYear)
  const fact = facts.find(
    ({ type, quote, place }) =>
      type === 'founded' &&
      place.of === home &&
      wordCount(quote) <= 14 &&
      /(?:\b(?:est\b\.?|established|founded)(?: in)?|^(?!we\b|our\b)[\p{L}\s,’'&-]*\bsince) \d{4}\W*$/iu.test(
        quote,
      ),
  )
  const found = fact?.slots.year
  return found === undefined || alreadyUsed.includes(String(found)) ? null : found
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
