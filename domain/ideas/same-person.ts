// Whether two ways of naming somebody may mean the same: by first name, by surname behind a title, in full.
import type { Fact } from '#contract/facts.ts'

/** Whether a fact is about a person, as its own value or in its words: "Dr Pillai weighs the salt" is about Anjali Pillai. */
export function isAbout({ quote, slots }: Pick<Fact, 'quote' | 'slots'>, person: string): boolean {
  const names = partsOf(person)
  if (slots.person !== undefined && isPartOf(partsOf(slots.person), names)) return true
  const [first = ''] = names
  const surname = names.at(-1) ?? ''
  return wordsOf(quote).some(
    (word, at, words) => word === first || (word === surname && title.test(`${words[at - 1] ?? ''} `)),
  )
}

/** The shorter of two names says nothing that the longer does not. */
function isPartOf(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length > 0 && short.every((name) => long.includes(name))
}

const title = /^(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Professor|Rev|Revd|Sir|Dame|Sister|Father|Canon)\.?\s/

const partsOf = (person: string): string[] => wordsOf(person.replace(title, ''))

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[-’'](?!s(?!\p{L}))\p{L}+)*/gu) ?? []).map((word) => word)
