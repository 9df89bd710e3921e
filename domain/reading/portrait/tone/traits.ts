// Measures the traits of a writing style over all of a site's sentences. The most unusual traits come first.
import { wordCount } from '../../language/sentence.ts'
import { localWordsIn } from './local-words.ts'
import { nameForPeople } from '../customers.ts'
import { asList } from '../prose.ts'
import * as patterns from './trait-patterns.ts'

export interface Trait {
  /** One word for the trait, such as "brisk"; empty if there is none. */
  adjective: string
  /** The measurement as a sentence without its full stop. */
  says: string
  /** How well a sentence shows the trait; null if the trait needs no example. */
  shows: ((sentence: string) => number) | null
  /** How strongly the trait stands out, mostly as a multiple of its usual rate. */
  weight: number
}

export function traitsOf(sentences: readonly string[]): Trait[] {
  const share = (pattern: RegExp) => sentences.filter((text) => pattern.test(text)).length / sentences.length
  const text = sentences.join('\n')
  return [
    formality(share(patterns.contraction)),
    person(share(patterns.we), share(patterns.I), share(patterns.you)),
    length(sentences),
    orders(share(patterns.imperative)),
    questions(share(/\?["”’)]?$/)),
    local(text),
    asides(share(patterns.aside), sentences),
    frank(share(patterns.refusal), sentences),
    loud(share(/!["”’)]?$/), share(patterns.praise)),
    calls(nameForPeople(text)),
  ]
    .filter((trait) => trait !== null)
    .toSorted((one, other) => other.weight - one.weight)
}

/** How many times its usual rate a trait has, at most 3. */
const comparedWith = (rate: number, usual: number): number => Math.min(3, rate / usual)

function formality(rate: number): Trait {
  const shows = (sentence: string) =>
    patterns.contraction.test(sentence) ? 1 + Number(patterns.you.test(sentence)) : 0
  if (rate >= 0.12)
    return {
      adjective: 'informal',
      says: 'It reads like speech, with contractions such as “we’re” and “don’t”',
      shows,
      weight: Math.max(1.8, comparedWith(rate, 0.12)),
    }
  if (rate >= 0.04)
    return {
      adjective: 'relaxed',
      says: 'It uses contractions such as “we’re” and “don’t” now and then',
      shows,
      weight: 1.6,
    }
  return {
    adjective: '',
    says: 'It rarely uses contractions such as “we’re”',
    shows: null,
    weight: 2,
  }
}

function person(ours: number, mine: number, yours: number): Trait {
  const isOne = mine > ours && mine >= 0.08
  const self = isOne ? mine : ours
  const who = isOne ? '“I”' : '“we”'
  const [saysSelf, saysYou] = [self >= 0.08, yours >= 0.08]
  const leans = Math.max(self, yours) / Math.max(0.08, Math.min(self, yours))
  const says =
    !saysSelf && !saysYou
      ? 'It rarely says “we” or “you”'
      : !saysSelf
        ? `It addresses the reader as “you” and rarely says ${who}`
        : !saysYou
          ? `It says ${who} and rarely addresses the reader directly`
          : `It says ${who} and addresses the reader as “you”`
  const isBoth = saysSelf && saysYou && leans < 1.4
  const isOurs = (sentence: string) => (isOne ? patterns.I : patterns.we).test(sentence)
  return {
    adjective: yours >= 0.25 ? 'direct' : !saysYou && !saysSelf ? 'reserved' : '',
    says,
    shows:
      !saysSelf && !saysYou
        ? null
        : (sentence) =>
            isBoth
              ? Number(isOurs(sentence) && patterns.you.test(sentence))
              : Number(self > yours ? isOurs(sentence) : patterns.you.test(sentence)),
    weight: isBoth ? 0.8 : Math.min(2, leans / 1.2),
  }
}

function length(sentences: readonly string[]): Trait {
  const counts = sentences.map(wordCount)
  const mean = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length)
  const tiny = counts.filter((count) => count <= 5).length / counts.length
  if (tiny >= 0.2)
    return {
      adjective: 'brisk',
      says: `Sentences are short, at about ${mean} words on average`,
      shows: (sentence) =>
        wordCount(sentence) <= 5 && wordCount(sentence) >= 3 && !patterns.contraction.test(sentence) ? 2 : 0,
      weight: comparedWith(tiny, 0.25),
    }
  return {
    adjective: mean <= 13 ? 'plain' : mean >= 20 ? 'elaborate' : '',
    says: `Sentences have about ${mean} words on average`,
    shows: mean >= 20 ? (sentence) => (wordCount(sentence) >= 15 ? 1 : 0) : null,
    weight: mean >= 20 || mean <= 11 ? 1.5 : 1,
  }
}

const orders = (rate: number): Trait | null =>
  rate < 0.08
    ? null
    : {
        adjective: rate >= 0.15 ? 'hands-on' : '',
        says: 'It tells readers plainly what to do',
        shows: (sentence) => (patterns.imperative.test(sentence) && !/^please\b/i.test(sentence) ? 2 : 0),
        weight: comparedWith(rate, 0.1),
      }

const questions = (rate: number): Trait | null =>
  rate < 0.1
    ? null
    : {
        adjective: '',
        says: 'It often asks the reader questions',
        shows: null,
        weight: comparedWith(rate, 0.1),
      }

function local(text: string): Trait | null {
  const words = localWordsIn(text)
  return words.length < 2
    ? null
    : {
        adjective: '',
        says: `It uses local words such as ${asList(words.slice(0, 4).map((word) => `“${word}”`))}`,
        shows: null,
        weight: 2.2,
      }
}

/** This trait's example has to be an aside with a verb. */
function asides(rate: number, sentences: readonly string[]): Trait | null {
  return rate * sentences.length < 4 || rate < 0.015
    ? null
    : {
        adjective: '',
        says: 'It often adds asides in brackets',
        shows: (sentence) => (patterns.spokenAside.test(sentence) && wordCount(sentence) <= 16 ? 3 : 0),
        weight: Math.max(1.2, comparedWith(rate, 0.03)),
      }
}

function frank(rate: number, sentences: readonly string[]): Trait | null {
  return rate * sentences.length < 4
    ? null
    : {
        adjective: rate >= 0.04 ? 'frank' : '',
        says: 'It says openly what isn’t on offer',
        shows: null,
        weight: Math.max(1.3, comparedWith(rate, 0.05)),
      }
}

function loud(marks: number, praised: number): Trait | null {
  if (marks >= 0.08 || praised >= 0.15)
    return {
      adjective: 'enthusiastic',
      says: marks >= 0.08 ? 'It often uses exclamation marks' : 'It praises its own work freely',
      shows: (sentence) =>
        marks >= 0.08 ? Number(sentence.endsWith('!')) : Number(patterns.praise.test(sentence)),
      weight: Math.max(comparedWith(marks, 0.06), comparedWith(praised, 0.1)),
    }
  return marks < 0.02 && praised < 0.04
    ? {
        adjective: 'understated',
        says: 'It avoids exclamation marks and superlatives',
        shows: null,
        weight: 1,
      }
    : null
}

const calls = (name: string | null): Trait | null =>
  name === null ? null : { adjective: '', says: `It calls customers “${name}”`, shows: null, weight: 0.9 }
