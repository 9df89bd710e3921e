// The traits of a way of writing, each counted over all of a site's sentences, the most telling first.
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { localWordsIn } from './local-words.ts'
import { inAList } from './prose.ts'

export interface Trait {
  /** One word for it, where there is one. */
  adjective: string
  /** What was counted, as a sentence without its full stop. */
  says: string
  /** How well a sentence shows it; null where words are shown in `says` itself. */
  shows: ((sentence: string) => number) | null
  /** How much it tells of this site rather than of any. */
  weight: number
}

const you = /\b(?:you|your|yours|you['’]\w+)\b/i
const we = /\b(?:we|us|our|ours|we['’]\w+)\b/i
const I = /\b(?:I|my|me|mine|I['’]\w+)\b/
const short =
  /\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|d|m))\b|\b(?:it|that|there|here|what|who|he|she|let)['’]s\b/iu
const order =
  /^(?:please )?(?:ask|bring|book|ring|call|phone|email|text|come|try|tell|send|give|get|take|read|drop|pop|join|sign|turn|keep|start|stop|choose|pick|wear|use|check|put|look|find|visit|let|make|leave|speak|talk|write|order|buy|save|add|don['’]t|do not|never|have)\b/i
const refusal =
  /(?<!\bif )\b(?:we|i) (?:do not|don['’]t|can['’]t|cannot|won['’]t|will not|never)\b|^(?:no|sorry|not us|not any more|never)\b/i
const praise =
  /\b(?:amazing|awesome|best|incredible|unbeatable|ultimate|perfect|stunning|unique|exceptional|outstanding|unparalleled|world[- ]class|exciting|passionate|vibrant|dynamic|unforgettable|fantastic|brilliant|delicious|state[- ]of[- ]the[- ]art|beautiful|wonderful|innovative|bespoke|premium|love)\b/i
const aside =
  /\((?=[^)]*\b(?:I|we|it|he|she|they|you|there|that|us|him|her|them|it['’]s|there['’]s|that['’]s)\b)(?:[^\s)\d]+\s){1,8}[^\s)\d]+\)/iu

/** Traits of the sentences; `prose` is where they stand. */
export function traitsOf(sentences: readonly string[], prose: readonly SiteBlock[]): Trait[] {
  const all = sentences.length
  const share = (pattern: RegExp) => sentences.filter((text) => pattern.test(text)).length / all
  const text = prose.map((block) => block.text).join('\n')
  return [
    formality(share(short), all),
    person(share(we), share(I), share(you)),
    length(sentences),
    ...addressed(share(order)),
    ...local(text),
    ...asides(sentences),
    ...frank(sentences),
    ...loud(sentences, share(praise)),
    ...calls(text),
  ].toSorted((one, other) => other.weight - one.weight)
}

function formality(rate: number, all: number): Trait {
  const shows = (sentence: string) => (short.test(sentence) ? 1 + Number(you.test(sentence)) : 0)
  if (rate >= 0.12)
    return {
      adjective: 'informal',
      says: `It writes as people talk, with short forms in about ${fraction(rate)}`,
      shows,
      weight: 9,
    }
  if (rate >= 0.04)
    return {
      adjective: 'relaxed',
      says: 'It uses short forms such as “we’re” or “don’t” now and then',
      shows,
      weight: 8,
    }
  return all >= 20
    ? {
        adjective: 'formal',
        says: 'It spells everything out: short forms such as “we’re” hardly occur',
        shows: null,
        weight: 9,
      }
    : { adjective: 'careful', says: 'Short forms such as “we’re” hardly occur', shows: null, weight: 7 }
}

function person(ours: number, mine: number, yours: number): Trait {
  const isOne = mine > ours && mine >= 0.08
  const self = isOne ? mine : ours
  const who = isOne ? '“I”' : '“we”'
  return {
    adjective: yours >= 0.22 ? 'direct' : yours < 0.08 ? 'reserved' : '',
    says:
      self < 0.08 && yours < 0.08
        ? 'It states things and seldom says “we” or “you”'
        : self < 0.08
          ? `It talks to the reader as “you” in about ${fraction(yours)} and seldom of itself`
          : yours < 0.08
            ? `It speaks as ${who} in about ${fraction(self)} and seldom turns to the reader`
            : self > yours * 1.4
              ? `It tells of itself as ${who} in about ${fraction(self)}, and turns to the reader less often`
              : yours > self * 1.4
                ? `It talks to the reader as “you” in about ${fraction(yours)}, more than it tells of itself`
                : `It says ${who} about as often as “you”`,
    shows:
      yours < 0.08 && self < 0.08
        ? null
        : (sentence) =>
            (yours >= 0.08 ? Number(you.test(sentence)) * 2 : 0) + (self >= 0.08 ? Number((isOne ? I : we).test(sentence)) : 0),
    weight: 6.2,
  }
}

function length(sentences: readonly string[]): Trait {
  const counts = sentences.map(wordCount)
  const mean = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length)
  const tiny = counts.filter((count) => count <= 5).length / counts.length
  const isTerse = tiny >= 0.2
  return {
    adjective: mean <= 12 ? (isTerse ? 'brisk' : 'plain') : mean >= 20 ? 'elaborate' : '',
    says: isTerse
      ? `Sentences have about ${mean} words, and about ${fraction(tiny)} has five or fewer`
      : `Sentences have about ${mean} words`,
    shows: isTerse
      ? (sentence) =>
          wordCount(sentence) <= 5 && wordCount(sentence) >= 3 && !short.test(sentence) && !you.test(sentence)
            ? 2
            : 0
      : mean >= 20
        ? (sentence) => (wordCount(sentence) >= 15 ? 1 : 0)
        : null,
    weight: isTerse ? 7.5 : 6,
  }
}

function addressed(rate: number): Trait[] {
  return rate < 0.08
    ? []
    : [
        {
          adjective: '',
          says: 'It tells readers plainly what to do',
          shows: (sentence) => (order.test(sentence) && !/^please\b/i.test(sentence) ? 2 : 0),
          weight: 5 + rate * 5,
        },
      ]
}

function local(text: string): Trait[] {
  const words = localWordsIn(text)
  return words.length < 2
    ? []
    : [
        {
          adjective: '',
          says: `Local words such as ${inAList(words.slice(0, 4).map((word) => `“${word}”`))} say where it comes from`,
          shows: null,
          weight: 8.6,
        },
      ]
}

function asides(sentences: readonly string[]): Trait[] {
  const many = sentences.filter((text) => aside.test(text)).length
  return many < 3
    ? []
    : [
        {
          adjective: 'wry',
          says: 'It likes an aside in brackets',
          shows: (sentence) => (aside.test(sentence) ? 3 : 0),
          weight: 8,
        },
      ]
}

function frank(sentences: readonly string[]): Trait[] {
  const many = sentences.filter((text) => refusal.test(text)).length
  return many < 4
    ? []
    : [
        {
          adjective: 'frank',
          says: 'It says openly what it does not do',
          shows: (sentence) =>
            /^(?:we|i) (?:do not|don['’]t|can['’]t|cannot|won['’]t|never)\b/i.test(sentence) &&
            wordCount(sentence) >= 4
              ? 2
              : 0,
          weight: 7.8,
        },
      ]
}

function loud(sentences: readonly string[], praised: number): Trait[] {
  const marks = sentences.filter((text) => text.endsWith('!')).length / sentences.length
  if (marks >= 0.08 || praised >= 0.15)
    return [
      {
        adjective: 'enthusiastic',
        says:
          marks >= 0.08
            ? `Exclamation marks end about ${fraction(marks)}`
            : `Strong praise stands in about ${fraction(praised)}`,
        shows: (sentence) =>
          Number(sentence.endsWith('!')) * (marks >= 0.08 ? 2 : 1) + Number(praise.test(sentence)),
        weight: 8,
      },
    ]
  if (marks < 0.02 && praised < 0.04)
    return [
      {
        adjective: 'understated',
        says: 'There is hardly an exclamation mark or a word of praise for itself',
        shows: null,
        weight: 5.8,
      },
    ]
  return []
}

/** What it calls the people it is there for. */
function calls(text: string): Trait[] {
  const counts = names
    .map((name) => ({
      name,
      many:
        text.match(
          new RegExp(String.raw`\b(?:our|all|most|many|half of our|of our|new|their) ${name}\b`, 'gi'),
        )?.length ?? 0,
    }))
    .toSorted((one, other) => other.many - one.many)
  const [first] = counts
  return first && first.many >= 3
    ? [{ adjective: '', says: `It calls the people it serves “${first.name}”`, shows: null, weight: 5.5 }]
    : []
}

const names =
  'clients customers patients members guests visitors families pupils students residents learners players volunteers supporters readers'.split(
    ' ',
  )

/** A share of all sentences, in words that hold: "one sentence in three". */
function fraction(share: number): string {
  if (share >= 0.9) return 'nine sentences in ten'
  if (share >= 0.7) return 'three sentences in four'
  if (share >= 0.58) return 'two sentences in three'
  if (share >= 0.44) return 'every second sentence'
  const each = Math.round(1 / share)
  const said = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  return each <= 10 ? `one sentence in ${said[each] ?? each}` : `one sentence in ${each}`
}
