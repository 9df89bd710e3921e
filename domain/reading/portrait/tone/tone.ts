// Describes a site's tone of voice by the traits that set its writing apart, each measured and shown with an
// example.
import { wordCount } from '../../language/sentence.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { voiceOf } from '../../language/voice.ts'
import type { SiteBlock } from '../../page/read-blocks.ts'
import { isBoilerplate, isCompleteSentence, isSelfContained } from '../passages.ts'
import { asList, paragraph, quotedInside } from '../prose.ts'
import { isAboutBrand, isShortLived } from '../block-location.ts'
import { imperative } from './trait-patterns.ts'
import { traitsOf, type Trait } from './traits.ts'

export interface Tone {
  /** The description of the tone, with examples. */
  text: string
  /** The sentences of the site that the description quotes. */
  examples: string[]
}

const LEAST_WORDS = 150

/** The tone in words for people; null if there is too little running text to judge. */
export function toneOf(blocks: readonly SiteBlock[]): Tone | null {
  const prose = blocks.filter(
    (block) => block.region === 'main' && block.form !== 'title' && voiceOf(block) === 'brand',
  )
  const sentences = [...new Set(prose.flatMap(({ text }) => sentencesOf(text)))].filter(
    (text) => wordCount(text) >= 2 && /^[\p{Lu}“"]/u.test(text) && /(?<!\.\.)[.!?]["”’)]?$/.test(text),
  )
  if (sentences.reduce((sum, text) => sum + wordCount(text), 0) < LEAST_WORDS) return null
  const traits = traitsOf(sentences)
  const lasting = new Set(
    prose.filter((block) => !isShortLived(block)).flatMap(({ text }) => sentencesOf(text)),
  )
  const fit = sentences.filter(
    (text) =>
      lasting.has(text) &&
      isCompleteSentence(text) &&
      !isBoilerplate(text) &&
      isSelfContained(text) &&
      !/[£€$]|\d{2}/.test(text),
  )
  const home = prose[0]?.place.of
  const lead = new Set(
    prose
      .filter((block) => block.place.of === home || isAboutBrand(block))
      .flatMap(({ text }) => sentencesOf(text)),
  )
  return toneFrom(traits, examplesOf(traits, fit, lead))
}

/** The tone section of a website's analysis. */
export const describeTone = (blocks: readonly SiteBlock[]): string =>
  toneOf(blocks)?.text ?? 'There isn’t enough text to tell.'

/** Up to two sentences that show the most traits, preferably from the home page and pages about the brand (`lead`). */
function examplesOf(
  traits: readonly Trait[],
  sentences: readonly string[],
  lead: ReadonlySet<string>,
): string[] {
  const scored = sentences.flatMap((text, at) => {
    const words = wordCount(text)
    const isCentral = lead.has(text)
    const shown = traits.filter(({ shows }) => shows !== null && shows(text) > 0).length
    return shown === 0 ||
      words < 6 ||
      words > 18 ||
      !isSpoken(text) ||
      /\b(?:was|were|had|got|went|took|\p{L}{3,}ed)\b/u.test(text) ||
      isOdd.test(text)
      ? []
      : [
          {
            text,
            score:
              shown +
              (isCentral ? 2 : 0) -
              (/n['’]t\b/.test(text) ? 0.6 : 0) -
              Math.abs(words - 11) / 20 -
              at / sentences.length / 2,
          },
        ]
  })
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 2)
    .map(({ text }) => text)
}

const isSpoken = (text: string): boolean => /^(?:we|you|I)\b/i.test(text) || imperative.test(text)
/** Notes and instructions about one thing, which say nothing about the tone without their context. */
const isOdd =
  /[:;()&/–—]| - |\p{Lu}{3}|^(?:[Ii]f|When|Until|Only)\b|\b(?:it|this|that|them) (?:in|at|on|to)\b|\b(?:week|day|page|sorry|call|here|another|her|him|he|she)\b|[\p{Ll},] \p{Lu}\p{Ll}|\b(?:it|one|this|that)[.!]?$/u

const MOST_TRAITS = 4

function toneFrom(traits: readonly Trait[], examples: string[]): Tone {
  const adjectives = [...new Set(traits.flatMap(({ adjective }) => adjective || []))].slice(0, 3)
  const sentences = [
    adjectives.length > 0 ? `The writing is ${asList(adjectives)}.` : '',
    ...traits.slice(0, MOST_TRAITS).map(({ says }) => `${says}.`),
    examples.length === 0
      ? ''
      : `${examples.length === 1 ? 'A typical line is' : 'Typical lines are'} ${asList(examples.map(quotedInside))}.`.replace(
          /([!?])”\.$/,
          '$1”',
        ),
  ]
  return { text: paragraph(sentences), examples }
}
