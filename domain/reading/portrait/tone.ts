// Describes a site's tone of voice by the traits that set its writing apart, each measured and shown with an
// example.
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isBoilerplate, isCompleteSentence, isSelfContained } from './passages.ts'
import { asList, quotedInside } from './prose.ts'
import { isShortLived } from './block-location.ts'
import { traitsOf, type Trait } from './traits.ts'

export interface Tone {
  /** The description of the tone, with examples. */
  text: string
  /** The sentences of the site that the description quotes. */
  examples: string[]
}

const LEAST_WORDS = 150
const MOST_WORDS = 105

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
  const used = new Set<string>()
  const shown = traits.map((trait) => {
    const example = exampleOf(trait, fit, used)
    if (example !== '') used.add(example)
    return { trait, example }
  })
  return toneFrom(shown)
}

/** The tone section of a website's analysis. */
export const describeTone = (blocks: readonly SiteBlock[]): string =>
  toneOf(blocks)?.text ?? 'There isn’t enough text to tell.'

/** A short sentence that shows the trait and wasn't used yet; empty if there is none. */
function exampleOf({ shows }: Trait, sentences: readonly string[], used: ReadonlySet<string>): string {
  if (shows === null) return ''
  const scored = sentences.flatMap((text, at) => {
    const words = wordCount(text)
    const score = used.has(text) || words > 20 ? 0 : shows(text)
    return score > 0 ? [{ text, score: score - Math.abs(words - 9) / 20 - at / sentences.length / 2 }] : []
  })
  return scored.toSorted((one, other) => other.score - one.score)[0]?.text ?? ''
}

function toneFrom(shown: readonly { trait: Trait; example: string }[]): Tone {
  const adjectives = [...new Set(shown.flatMap(({ trait }) => trait.adjective || []))].slice(0, 3)
  const opening = adjectives.length > 0 ? `The writing is ${asList(adjectives)}.` : ''
  const sentences = opening === '' ? [] : [opening]
  const examples: string[] = []
  for (const { trait, example } of shown) {
    // If no sentence shows the trait, it is left out, because it makes no sense without an example.
    if (trait.shows !== null && example === '') continue
    const sentence =
      example === ''
        ? `${trait.says}.`
        : `${trait.says}: ${quotedInside(example)}.`.replace(/([!?])”\.$/, '$1”')
    if (wordCount([...sentences, sentence].join(' ')) > MOST_WORDS) continue
    sentences.push(sentence)
    if (example !== '') examples.push(example)
  }
  return { text: sentences.join(' '), examples }
}
