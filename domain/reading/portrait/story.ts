// Finds how a brand began, in the words of its own pages.
import type { NewFact } from '#contract/facts.ts'
import { pathOf } from '../page/address.ts'
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isBoilerplate, isCompleteSentence, ownSentences, proseBlocks, isSelfContained } from './passages.ts'
import type { Material } from './material.ts'
import { isAboutBrand, isAboutHistory, isHistoryHeading } from './block-location.ts'
import { mayOpen, retellRun, startsWithName, withSubject } from './retell.ts'

const MOST_WORDS = 100
const MOST_BEFORE = 5
const namesSomebody =
  /^(?:We|I)\b|^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+(?:,| (?:was|had|were|and|is|has|met|came|worked|spent|started|opened|began)\b)/u

const year = /\b(?:1[5-9]\d\d|20[0-3]\d)\b/
const begins =
  /\b(?:founded|established|formed|set up|started|opened|began|begun|launched|created|born|first \p{Ll}+|bought|inherited|took over|taken over|took on|(?:we|family|here|open|trading|business|been|running|going)\b[^.;]{0,60}\bsince (?:1[5-9]|20)\d\d)\b/iu

/** Years of what the brand has or plans: "Biomass boiler since 2022", "half the oil by 2027" */
const ofThings =
  /\b\p{L}+ed (?:it|them)\b|\b(?:bought|took|set) (?:it|them)\b|\b(?:started|began) \p{L}+ing\b|^(?!.*\b(?:here|family|business|trading|open)\b).*\b(?:since|by) \d{4}\b/iu

/** The passage about how the brand began, retold in the third person with its name; empty if there is none. */
export function storyOf(blocks: readonly SiteBlock[], name: string, alreadyUsed: string): string[] {
  const own = proseBlocks(blocks).filter(
    (block) =>
      (isAboutBrand(block) || block.place.of === blocks[0]?.place.of) &&
      !isName(block.heading) &&
      !isBiography(block),
  )
  const sections = [...Map.groupBy(own, ({ place, heading }) => `${place.of}\n${heading}`).values()]
  const candidates = sections.flatMap((section) => {
    const [block] = section
    if (block === undefined) return []
    const sentences = section.flatMap(ownSentences)
    const isHistory = isAboutHistory(block)
    const begun = sentences.findIndex((one) => isBeginning(one))
    const found =
      begun >= 0 || !isHistory
        ? begun
        : sentences
            .slice(0, 2)
            .findIndex(
              (one) => year.test(one) && ![ofBuilding, ofBranch, ofThings].some((not) => not.test(one)),
            )
    if (found < 0) return []
    // What leads up to the beginning belongs to the story, if it is short enough.
    for (let start = Math.max(0, found - MOST_BEFORE); start <= found; start += 1) {
      const opening = sentences[start] ?? ''
      if (
        !mayOpen(opening) ||
        (start < found && !namesSomebody.test(opening) && !startsWithName(opening, name))
      )
        continue
      const all = retellRun(sentences.slice(start), MOST_WORDS)
      const told = all.slice(0, Math.max(found - start + 1, begun < 0 ? 5 : 3))
      if (
        told.length > found - start &&
        !told.some((one) => isBoilerplate(one) || alreadyUsed.includes(one.slice(12)))
      )
        return [
          {
            told: told.map((one, at) =>
              told.slice(0, at).some((before) => /^They\b/.test(before)) ? one : withSubject(one, name),
            ),
            score: (isHistory ? 2 : 0) + (begun < 0 ? -1 : founds.test(sentences[found] ?? '') ? 2 : 0),
          },
        ]
    }
    return []
  })
  return candidates.toSorted((one, other) => other.score - one.score)[0]?.told ?? []
}

/** The brand itself began: it wasn't bought, and nobody joined it. */
const founds = /\b(?:founded|established|set up|started|opened|began|(?:our|the|their) first \p{Ll}+)\b/iu

/** Text about one person: on a page about the team, or a line such as "Ruth Hale, potter since 2009". */
const isBiography = (block: SiteBlock): boolean =>
  /^(?:(?:Dr|Mr|Mrs|Ms|Pastor|Rev)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)+(?:,| [–—-]) /u.test(
    block.text,
  ) ||
  (/\b(?:team|people|staff|crew|who['’]s who|hosts|teachers)\b/i.test(pathOf(block.place.url ?? '')) &&
    !isHistoryHeading(block.heading))

const isFit = (sentence: string): boolean =>
  isCompleteSentence(sentence) && !isBoilerplate(sentence) && !/[£€$]\s?\d/.test(sentence)

/** A heading that is a person's name: "Ruth Hale", "Ruth Hale BSc". The text below is about that person. */
export const isName = (heading: string): boolean =>
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss)\.? )?\p{Lu}\p{Ll}+ (?:\p{Lu}[\p{L}’'-]+ ?){1,3}$/u.test(heading) &&
  !/\b(?:Our|The|About|Who|How|Where|What|Meet|Story|History|Team|People|Us|Years?|Beginnings?|Heritage|Today|Then|Now)\b/.test(
    heading,
  )

/** Whether it says how and when the brand began. */
const isBeginning = (sentence: string): boolean =>
  year.test(sentence) &&
  begins.test(sentence) &&
  !ofThings.test(sentence) &&
  !ofBranch.test(sentence) &&
  !/n['’]t\b|\bnever\b|\b(?:service|scheme|law|government) (?:started|began)/.test(sentence) &&
  !/\b(?:started|began) (?:to\b|\p{L}+ing\b)/u.test(sentence)

/** Years of a building, and what came later. */
const ofBuilding =
  /\b(?:was|were) (?:built|put up|erected|burned)\b|\b(?:bought|burned|closed)\b|^(?:In|Since) \d{4}\b/

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
