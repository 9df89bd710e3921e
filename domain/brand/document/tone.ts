// How a text sounds, from what can be counted in it, each with a sentence that shows it.
import type { Insights, Place } from '#contract/brand.ts'
import { wordCount } from '../facts/sentence.ts'

interface Sentence {
  text: string
  place: Place
}

const LEAST_WORDS = 150

/** Relaxed or formal, whom it speaks of, lively or calm, and how long its sentences are; nothing where there is too little prose. */
export function toneOf(all: readonly Sentence[]): Pick<Insights, 'toneOfVoice'> {
  const sentences = all.filter(({ text }) => /[.!?]["”’)]?$/.test(text) && wordCount(text) >= 4)
  const words = sentences.reduce((sum, { text }) => sum + wordCount(text), 0)
  if (words < LEAST_WORDS) return {}
  const scales = [relaxed, addressed, lively].map((scale) => scale(sentences, words))
  const length = Math.round(words / sentences.length)
  const shown = scales.flatMap(
    ({ shows }) => sentences.find(({ text }) => shows.test(text) && text.length <= 200) ?? [],
  )
  return {
    toneOfVoice: {
      text: [...scales.map(({ says }) => says), `${lengthInWords(length)}: ${length} words on average.`].join(
        '\n',
      ),
      sources: [...new Map(shown.map(({ text, place }) => [text, { quote: text, place }])).values()],
    },
  }
}

interface Scale {
  says: string
  /** A sentence that shows it. */
  shows: RegExp
}

type Measure = (sentences: readonly Sentence[], words: number) => Scale

const contraction = /\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|d|m))\b|\b(?:it|that|there|here|what|who|let)['’]s\b/iu
const we = /\b(?:we|us|our|ours)\b/i
const you = /\b(?:you|your|yours)\b/i

const relaxed: Measure = (sentences, words) => {
  const count = counted(sentences, contraction)
  const rate = (count * 1000) / words
  if (rate >= 8)
    return { says: `Relaxed: ${count} short forms such as “we’re” or “don’t”.`, shows: contraction }
  if (rate >= 2)
    return {
      says: 'Neither formal nor chatty: short forms such as “we’re” here and there.',
      shows: contraction,
    }
  return {
    says: 'Formal: words are written out, hardly ever shortened.',
    shows: /\b(?:do|is|are|we|you|it) (?:not|will|are|have|is)\b/i,
  }
}

const addressed: Measure = (sentences, words) => {
  const [ours, yours] = [counted(sentences, we), counted(sentences, you)]
  if (((ours + yours) * 100) / words < 1)
    return { says: 'Distant: it seldom says “we” or “you”.', shows: NEVER }
  if (yours > ours * 1.5)
    return { says: `Speaks to its reader: “you” ${times(yours)}, “we” ${times(ours)}.`, shows: you }
  if (ours > yours * 1.5)
    return { says: `Speaks of itself: “we” ${times(ours)}, “you” ${times(yours)}.`, shows: we }
  return {
    says: `Speaks of both sides: “we” ${times(ours)}, “you” ${times(yours)}.`,
    shows: /\b(?:we|our)\b.*\byou/i,
  }
}

const lively: Measure = (sentences) => {
  const count = sentences.filter(({ text }) => /!["”’)]?$/.test(text)).length
  const share = count / sentences.length
  if (share >= 0.12)
    return {
      says: `Lively: ${count} of ${sentences.length} sentences end with an exclamation mark.`,
      shows: /!["”’)]?$/,
    }
  if (count > 0)
    return {
      says: `Calm, with ${count === 1 ? 'one exclamation mark' : `${count} exclamation marks`}.`,
      shows: /!["”’)]?$/,
    }
  return { says: 'Calm: no exclamation marks.', shows: NEVER }
}

const NEVER = /$^/

const lengthInWords = (words: number) =>
  words <= 12 ? 'Short sentences' : words <= 20 ? 'Sentences of middling length' : 'Long sentences'
const counted = (sentences: readonly Sentence[], pattern: RegExp) =>
  sentences.reduce((sum, { text }) => sum + [...text.matchAll(new RegExp(pattern, 'giu'))].length, 0)
const times = (count: number) =>
  count === 0 ? 'never' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
