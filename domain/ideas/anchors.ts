// What ties an idea to one brand: the numbers, names and offerings of the facts it rests on.
import type { Fact } from '#contract/facts.ts'

/** Everything in a fact that another company of the trade would not have in the same place, each as it stands. */
export function anchorsOf(fact: Fact): string[] {
  const { label, person, place, amount, count, year, hours } = fact.slots
  const slots = [label, person, place, amount, count, year?.toString(), hours].filter(
    (value) => value !== undefined,
  )
  return [...new Set([...slots, ...numbersIn(fact.quote), ...namesIn(fact.quote)])].filter(
    (anchor) => anchor !== '',
  )
}

/**
 * The anchors that few others would have: people, places, sums, offerings of several words, great numbers, small ones with what
 * they count. A single name or a year is one only together with another, since it stands on other websites too.
 */
export function tellingAnchorsOf(fact: Fact): string[] {
  const { label, person, place, amount, year, hours, count, noun } = fact.slots
  const counted = count === undefined || noun === undefined ? undefined : `${count} ${noun}`
  const names = namesIn(fact.quote).filter((name) => !everyones.test(name))
  const numbers = numbersIn(fact.quote).filter((number) => number.replace(/\D/g, '').length >= 3)
  const said = [label, person, place, amount, hours, counted, year?.toString(), ...names, ...numbers]
  const anchors = [
    ...new Set(said.filter((anchor): anchor is string => anchor !== undefined && anchor !== '')),
  ]
  const isStrong = (anchor: string) =>
    /\s/.test(anchor) ||
    anchor === place ||
    anchor === amount ||
    (/^[\d.,]+$/.test(anchor) && !isYear(anchor))
  const strong = anchors.filter(isStrong)
  return strong.length > 0 ? strong : anchors.length >= 2 ? anchors : []
}

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
