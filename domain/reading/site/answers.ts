// Joins a question on a site with the answer below it into one fact.
import type { NewFact } from '#contract/facts.ts'
import { flagsOf } from '../language/flags.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { withoutQAPrefix } from './question-forms.ts'

/** Adds each question's answer to its quote. Unanswered questions stay as they are. */
export function withAnswers(facts: readonly NewFact[], blocks: readonly SiteBlock[]): NewFact[] {
  return facts.map((fact) => {
    const isAsked =
      fact.type === 'customer-question' || (fact.type === 'objection' && fact.quote.endsWith('?'))
    const answer = isAsked ? answerTo(fact, blocks) : null
    return answer === null ? fact : { ...fact, type: 'customer-question', quote: `${fact.quote} ${answer}` }
  })
}

/** The maximum number of letters in an answer. Only the first sentences of a longer one are kept. */
const MOST_LETTERS = 400

/**
 * The sentences below the question, up to the next one; null if there are none. A page's main title is not
 * treated as a question.
 */
function answerTo({ quote, place }: NewFact, blocks: readonly SiteBlock[]): string | null {
  for (const [at, block] of blocks.entries()) {
    if (block.place.of !== place.of || !block.text.endsWith(quote)) continue
    const end = blocks.findIndex((other, later) => later > at && !goesOn(block, other, later === at + 1))
    const answer = openingOf(blocks.slice(at + 1, end < 0 ? undefined : end).map(({ text }) => text))
    const isOne = sentencesOf(answer).length === 1
    if (block.level !== 1 && /\p{L}{2}|\d/u.test(answer) && !(isOne && refersElsewhere.test(answer)))
      return answer
  }
  return null
}

/** The block right below a question answers it, and so do further paragraphs if the question is their heading. */
const goesOn = (question: SiteBlock, block: SiteBlock, isNext: boolean): boolean =>
  block.place.of === question.place.of &&
  block.form !== 'title' &&
  block.region === 'main' &&
  block.voice === undefined &&
  block.isAsked !== true &&
  (isNext || (question.form === 'title' && block.heading === question.text))

/** The first complete sentences of an answer, up to a list or a question. */
function openingOf(paragraphs: readonly string[]): string {
  let opening = ''
  for (const paragraph of paragraphs)
    for (const sentence of sentencesOf(withoutQAPrefix(paragraph))) {
      const isWhole = /[.!)”"]$/.test(sentence) && !sentence.includes('?') && !isUnfit(sentence)
      if (!isWhole || opening.length + sentence.length + 1 > MOST_LETTERS) return opening
      opening = opening === '' ? sentence : `${opening} ${sentence}`
    }
  return opening
}

/** A made-up example or outdated sentence ends the answer. */
const isUnfit = (sentence: string): boolean =>
  flagsOf(sentence).some((flag) => flag === 'hypothetical' || flag === 'dated')

/** Answers that only refer the reader to somewhere else. */
const refersElsewhere =
  /^(?:(?:please )?(?:contact|call|ring|email|see|click|read|get in touch|visit|ask (?:us|at|in|for))\b|find out)/i
