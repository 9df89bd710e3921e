// A question on a site with its answer below it is one fact.
import type { NewFact } from '#contract/facts.ts'
import { flagsOf } from '../language/flags.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { withoutQAPrefix } from './question-forms.ts'

/** The questions among the facts with the answers that stand right below them; what nobody answers stays as it is. */
export function withAnswers(facts: readonly NewFact[], blocks: readonly SiteBlock[]): NewFact[] {
  return facts.map((fact) => {
    const isAsked =
      fact.type === 'customer-question' || (fact.type === 'objection' && fact.quote.endsWith('?'))
    const answer = isAsked ? answerTo(fact, blocks) : null
    return answer === null ? fact : { ...fact, type: 'customer-question', quote: `${fact.quote} ${answer}` }
  })
}

/** As much as is read at a glance: an answer that is longer gives its first sentences. */
const MOST_LETTERS = 400

/** The sentences below the question, up to the next one. A page's own title asks nothing that a list answers. */
function answerTo({ quote, place }: NewFact, blocks: readonly SiteBlock[]): string | null {
  for (const [at, block] of blocks.entries()) {
    if (block.place.of !== place.of || !block.text.endsWith(quote)) continue
    const end = blocks.findIndex((other, later) => later > at && !goesOn(block, other, later === at + 1))
    const answer = openingOf(blocks.slice(at + 1, end < 0 ? undefined : end).map(({ text }) => text))
    const isOne = sentencesOf(answer).length === 1
    if (block.level !== 1 && /\p{L}{2}|\d/u.test(answer) && !(isOne && bidding.test(answer))) return answer
  }
  return null
}

/** What stands right below a question answers it, and so do more paragraphs under it as their heading. */
const goesOn = (question: SiteBlock, block: SiteBlock, isNext: boolean): boolean =>
  block.place.of === question.place.of &&
  block.form !== 'title' &&
  block.region === 'main' &&
  block.voice === undefined &&
  block.isAsked !== true &&
  (isNext || (question.form === 'title' && block.heading === question.text))

/** The first whole sentences of the paragraphs; a list breaks off, and so does a question. */
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

/** "Suppose …", and what was so in some year, ends what can be told again. */
const isUnfit = (sentence: string): boolean =>
  flagsOf(sentence).some((flag) => flag === 'hypothetical' || flag === 'dated')

/** What only leads on is no answer. */
const bidding =
  /^(?:(?:please )?(?:contact|call|ring|email|see|click|read|get in touch|visit|ask (?:us|at|in|for))\b|find out)/i
