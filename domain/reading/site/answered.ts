// A question on a site with its answer below it is one fact.
import type { NewFact } from '#contract/facts.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

/** The questions among the facts with the answers that stand right below them; what nobody answers stays as it is. */
export function withAnswers(facts: readonly NewFact[], blocks: readonly SiteBlock[]): NewFact[] {
  return facts.map((fact) => {
    const isAsked =
      fact.type === 'customer-question' || (fact.type === 'objection' && fact.quote.endsWith('?'))
    const answer = isAsked ? answerTo(fact, blocks) : null
    return answer === null ? fact : { ...fact, type: 'customer-question', quote: `${fact.quote} ${answer}` }
  })
}

const MOST_LETTERS = 240

/** The first sentences below the question, as many as are read at a glance. */
function answerTo({ quote, place }: NewFact, blocks: readonly SiteBlock[]): string | null {
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1]
    if (block.place.of !== place.of || next?.place.of !== place.of || !block.text.endsWith(quote)) continue
    const answer = next.form === 'title' || next.region !== 'main' ? '' : openingOf(next.text)
    if (answer.length >= 8 && !answer.includes('?') && !bidding.test(answer)) return answer
  }
  return null
}

function openingOf(text: string): string {
  let opening = ''
  for (const sentence of sentencesOf(text.replace(/^A[.:]\s+/, ''))) {
    if (opening.length + sentence.length + 1 > MOST_LETTERS || !/[.!)”"]$/.test(sentence)) break
    opening = opening === '' ? sentence : `${opening} ${sentence}`
  }
  return opening
}

/** What only leads on is no answer. */
const bidding =
  /^(?:(?:please )?(?:contact|call|ring|email|see|click|read|get in touch|visit|ask)\b|find out)/i
