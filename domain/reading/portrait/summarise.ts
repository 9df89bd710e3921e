// What the brand has for its content, and what it should add: the summary for a content strategy.
import type { FactType, NewFact } from '#contract/facts.ts'
import { inAList, paragraph } from './prose.ts'

/** The summary, in two short paragraphs. */
export function summarise(
  facts: readonly NewFact[],
  { offerings }: { offerings: readonly string[] },
): string {
  const of = (...types: FactType[]) =>
    facts.filter(({ type, voice }) => types.includes(type) && voice === 'brand')
  const people = [...new Set(of('person').flatMap(({ slots }) => slots.person ?? []))]
  const questions = of('customer-question')
  const reviews = facts.filter(({ type, voice }) => type === 'review' || voice === 'customer')
  const prices = of('labelled-price')
  const numbers = of('quantity', 'award', 'superlative')
  const history = of('founded', 'name-origin')
  const has = [
    offerings.length > 1 ? `explain ${inAList(offerings.slice(0, 3))} one by one` : '',
    questions.length > 0
      ? `answer ${many(questions.length, 'question')} that customers ask, each as a piece of its own`
      : '',
    prices.length > 1 ? 'show what things cost and what is included' : '',
    people.length > 0
      ? `introduce ${inAList(people.length > 2 ? [...people.slice(0, 2), 'others of the team'] : people)}`
      : '',
    history.length > 0 ? 'tell how it began' : '',
    reviews.length > 0 ? 'let customers speak' : '',
    numbers.length > 0 ? 'back its claims with the numbers and awards it gives' : '',
  ].filter(Boolean)
  const lacks = [
    offerings.length < 2 ? 'what it offers, by name' : '',
    prices.length === 0 ? 'two or three prices' : '',
    people.length === 0 ? 'one person with a name and a role' : '',
    reviews.length === 0 ? 'a customer’s words, with leave to use them' : '',
    questions.length === 0 ? 'three questions that people really ask' : '',
  ].filter(Boolean)
  return [
    paragraph([
      has.length > 0
        ? `There is enough on the website to ${inParts(has.slice(0, 5))}.`
        : 'The website gives little to write from.',
    ]),
    paragraph([
      lacks.length > 0
        ? `The content would gain most from ${inParts(lacks.slice(0, 3))}: the website gives none of these yet.`
        : '',
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Parts that are lists themselves are set off by semicolons. */
const inParts = (parts: readonly string[]): string =>
  parts.some((part) => part.includes(',')) && parts.length > 1
    ? `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1) ?? ''}`
    : inAList(parts)

const spelt = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const many = (count: number, noun: string): string =>
  count === 1 ? `the ${noun}` : `the ${count > 10 ? 'many' : (spelt[count] ?? count)} ${noun}s`
