// How the site speaks, on three scales, each shown by one of its own sentences.
import { sentencesOf } from '../language/sentences.ts'
import { wordCount } from '../language/sentence.ts'
import { voiceOf } from '../language/voice.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

export interface Scale {
  /** The two ends and where the site stands between them, from 0 to 1. */
  from: string
  to: string
  at: number
  /** What was measured, in words. */
  measure: string
  /** A sentence of the site that shows it. */
  sentence: string
}

const LEAST_WORDS = 150

/** Three scales, or null where the site has too little running text to tell. */
export function toneOf(blocks: readonly SiteBlock[]): Scale[] | null {
  const prose = blocks.filter(
    (block) => block.region === 'main' && block.form !== 'title' && voiceOf(block) === 'brand',
  )
  const sentences = [...new Set(prose.flatMap(({ text }) => sentencesOf(text)))].filter(
    (text) => wordCount(text) >= 4 && /^[\p{Lu}“"]/u.test(text) && /(?<!\.\.)[.!?]["”’)]?$/.test(text),
  )
  const words = sentences.reduce((sum, text) => sum + wordCount(text), 0)
  return words < LEAST_WORDS
    ? null
    : [closeness(sentences, words), plainness(sentences, words), calm(sentences, words)]
}

/** The tone as text for people: how it sounds, by what, and a sentence to write after. */
export function describeTone(blocks: readonly SiteBlock[]): string {
  const scales = toneOf(blocks)
  if (!scales) return 'There is not enough text to tell.'
  const [close, plain, calm] = scales
  const heard = scales.map(({ from, to, at }) => stand(from, to, at))
  const measured = scales.map(({ measure }) => measure)
  const shown = [close, plain, calm].find((scale) => scale !== undefined && scale.sentence !== '')
  return [
    `The writing is ${heard.slice(0, -1).join(', ')} and ${heard.at(-1) ?? ''}: ${measured.slice(0, -1).join(', ')}, and ${measured.at(-1) ?? ''}.`,
    shown === undefined ? '' : `A sentence that shows it: “${shown.sentence}”`,
  ]
    .filter(Boolean)
    .join(' ')
}

function stand(from: string, to: string, at: number): string {
  if (at < 0.25) return from
  if (at < 0.42) return `fairly ${from}`
  if (at <= 0.58) return `neither ${from} nor ${to}`
  return at <= 0.75 ? `fairly ${to}` : to
}

const direct = /\b(you|your|yours|you['’]\w+)\b/gi
const own = /\b(we|us|our|i|my|we['’]\w+|i['’]\w+)\b/gi
const short = /\b\w+['’](?:re|ve|ll|d|s|t|m)\b/gi

function closeness(sentences: readonly string[], words: number): Scale {
  const rate = (pattern: RegExp) => (1000 * count(sentences, pattern)) / words
  const [toYou, ofUs, contracted] = [rate(direct), rate(own), rate(short)]
  return {
    from: 'reserved',
    to: 'personal',
    at: bounded((toYou + ofUs * 0.6 + contracted * 0.8) / 70),
    measure: `it says “you” ${often(toYou)} and “we” or “I” ${often(ofUs)}`,
    sentence: best(
      sentences,
      (text) =>
        ((toYou + ofUs >= 20 ? 1 : -1) * (matches(text, direct) * 2 + matches(text, own))) / wordCount(text),
    ),
  }
}

function plainness(sentences: readonly string[], words: number): Scale {
  const mean = words / sentences.length
  const long = (1000 * count(sentences, /\b\p{L}{11,}\b/gu)) / words
  const at = bounded((mean - 9) / 22 + (long - 30) / 250)
  return {
    from: 'plain',
    to: 'elaborate',
    at,
    measure: `sentences have about ${Math.round(mean)} words`,
    sentence: best(sentences, (text) => -Math.abs(wordCount(text) - (at > 0.5 ? 27 : 9))),
  }
}

const strong =
  /\b(amazing|awesome|best|incredible|unbeatable|ultimate|perfect|stunning|unique|exceptional|outstanding|unparalleled|world[- ]class|exciting|passionate|love|vibrant|dynamic|transform\w*|dream|unforgettable|fantastic|brilliant|delicious|state[- ]of[- ]the[- ]art|elevate|never before)\b/gi

function calm(sentences: readonly string[], words: number): Scale {
  const marks = (1000 * sentences.filter((text) => text.includes('!')).length) / words
  const praise = (1000 * count(sentences, strong)) / words
  const at = bounded((marks * 2 + praise) / 30)
  return {
    from: 'matter-of-fact',
    to: 'enthusiastic',
    at,
    measure: `strong praise and exclamation marks are ${praise + marks < 1.5 ? 'hardly used' : praise + marks < 8 ? 'used now and then' : 'used a lot'}`,
    sentence: best(
      sentences,
      (text) =>
        (at > 0.4 ? 1 : -1) * (matches(text, strong) * 2 + (text.includes('!') ? 2 : 0)) -
        Math.abs(wordCount(text) - 16) / 20,
    ),
  }
}

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const count = (sentences: readonly string[], pattern: RegExp) =>
  sentences.reduce((sum, text) => sum + matches(text, pattern), 0)
const bounded = (value: number) => Math.min(1, Math.max(0, value))
const often = (rate: number) =>
  rate < 1.5 ? 'hardly ever' : rate < 12 ? 'now and then' : rate < 30 ? 'often' : 'in nearly every sentence'

/** The sentence that shows it best, of a length that can be read at a glance. */
function best(sentences: readonly string[], show: (text: string) => number): string {
  const fit = sentences.filter(
    (text) => wordCount(text) >= 6 && wordCount(text) <= 30 && !/\d|@|https?:|\?$/.test(text),
  )
  return (fit.length > 0 ? fit : [...sentences]).toSorted((a, b) => show(b) - show(a))[0] ?? ''
}
