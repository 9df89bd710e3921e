// What ties an idea to one brand: the numbers, names and offerings of the facts it rests on.
import type { Fact } from '#contract/facts.ts'

/**
 * Everything in a fact that another company of the trade would not have in the same place, each as it stands. What is part of the
 * brand's own name is not: every company could put its own there.
 */
export function anchorsOf(fact: Fact, brandName: string): string[] {
  const { label, person, place, amount, count, year, hours } = fact.slots
  const slots = [label, person, place, amount, count, year?.toString(), hours].filter(
    (value) => value !== undefined,
  )
  return [...new Set([...slots, ...numbersIn(fact.quote), ...namesIn(fact.quote)])].filter(
    (anchor) => anchor !== '' && !holds(brandName, anchor),
  )
}

/**
 * What ties a fact to one brand, each anchor with its weight: 2 for what hardly anybody else has (a full name, a place, an offering by a
 * name of several words, a number of four figures or more), 1 for what others may have too (a first name, a smaller sum, a year).
 * The brand's own name ties nothing, since another's would stand there as well.
 */
export function tellingAnchorsOf(fact: Fact, brandName: string): ReadonlyMap<string, number> {
  const { label, person, place, amount, year, hours, count, noun } = fact.slots
  const weights = new Map<string, number>()
  const add = (anchor: string | undefined, weight: number) => {
    if (anchor === undefined || anchor === '' || holds(brandName, anchor)) return
    weights.set(anchor, Math.max(weight, weights.get(anchor) ?? 0))
  }
  for (const name of namesIn(fact.quote)) if (!everyones.test(name)) add(name, isPhrase(name) ? 2 : 1)
  const inSlots = [amount, count, year?.toString(), label].join(' ')
  for (const number of numbersIn(fact.quote))
    if (isNumber(number) && !holds(inSlots, number)) add(number, isGreat(number) && !isYear(number) ? 2 : 1)
  add(label, label !== undefined && isPhrase(label) && /\p{Lu}/u.test(label) ? 2 : 1)
  add(person, person !== undefined && isPhrase(person) ? 2 : 1)
  add(place, 2)
  add(amount, amount !== undefined && isGreat(amount) ? 2 : 1)
  add(hours, 1)
  add(year?.toString(), 1)
  if (count !== undefined && noun !== undefined) add(`${count} ${noun}`, /\d.*\d/.test(count) ? 2 : 1)
  return weights
}

/** Under this weight an idea could be anybody's. */
export const ENOUGH = 2

/** What a fact and the one set beside it must weigh together. */
export const TOGETHER = 3

/** From this weight on it is surely one brand's own, though others should have one or two of its anchors too. */
export const PLENTY = 7

/** What the anchors that stand in a text weigh together. */
export function weightIn(text: string, telling: Iterable<readonly [string, number]>): number {
  let weight = 0
  for (const [anchor, own] of telling) if (holds(text, anchor)) weight += own
  return weight
}

const isPhrase = (text: string): boolean => /\s/.test(text)
const isGreat = (number: string): boolean => number.replace(/\D/g, '').length >= 4
const isNumber = (number: string): boolean => number.replace(/\D/g, '').length >= 2
const isYear = (number: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(number)

/** Capitalised words that are nobody's: days, months, peoples, feasts. */
const everyones =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|english|british|welsh|scottish|irish|christmas|easter|nhs|vat|uk)$/i

/** Whether the text holds the anchor whole. */
export function holds(text: string, anchor: string): boolean {
  // By hand, since a regular expression for each anchor costs more than all else that makes an idea.
  const [where, what] = [text.toLowerCase(), anchor.toLowerCase()]
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    if (!isInWord(where[at - 1]) && !isInWord(where[at + what.length])) return true
  }
  return false
}

const isInWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Figures with digits: "12.50", "1978", "2,000". */
export function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number)
}

/** Runs of capitalised words that don't open a sentence: "Ruth Hale", "Apricot Gose". "I" and its kin are none. */
export function namesIn(text: string): string[] {
  const runs = text.matchAll(
    /(?<=[\p{Ll}\p{N},;)&] \(?)\p{Lu}[\p{L}\p{N}’'-]*(?:(?: (?:of|and|the|&|de|la|upon))? \p{Lu}[\p{L}\p{N}’'-]*)*/gu,
  )
  return [...runs].map(([run]) => run.trim()).filter((run) => !/^I(?:['’]\p{L}+)?$/u.test(run))
}
