// What ties an idea to one brand: the numbers, names and offerings of the facts it rests on.
import type { Fact } from '#contract/brand.ts'

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
 * The anchors that few others would have: names, sums, offerings, hours, years, great numbers, and small ones with what they
 * count.
 */
export function tellingAnchorsOf(fact: Fact): string[] {
  const { label, person, place, amount, year, hours } = fact.slots
  const slots = [label, person, place, amount, year?.toString(), hours].filter((value) => value !== undefined)
  const great = numbersIn(fact.quote).filter((number) => number.replace(/\D/g, '').length >= 3)
  const { count, noun } = fact.slots
  const counted = count === undefined || noun === undefined ? [] : [`${count} ${noun}`]
  return [...new Set([...slots, ...counted, ...great, ...namesIn(fact.quote)])].filter(
    (anchor) => anchor !== '',
  )
}

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
