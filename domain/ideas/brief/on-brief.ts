// What the brand says itself on the matter of a brief.
import type { Card, Headed, Said } from '#domain/playbook/card.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

const MOST = 4

/** What sentences are looked for by. */
export interface Matter {
  /** Its thing or person. */
  named: string | null
  /** Who it looks for, to work or to help. */
  role: string | null
  /** The day it names: "4 February". */
  date: string | null
}

/**
 * The brand's sentences on the matter of a brief: on the job it has to give, on its thing or on its day, with what else stands under the
 * same heading.
 */
export function saidOn({ named, role, date }: Matter, { said, people }: Card): Said[] {
  if (role !== null) return withSiblings(saidOfRole(role, said), said).slice(0, MOST)
  if (named !== null) {
    const found = saidOfThing(named, said)
    const ofPeople = people.flatMap(({ says }) => says.filter((one) => holdsStems(one.text, stemsOf(named))))
    if (found.length + ofPeople.length > 0) return [...found, ...ofPeople].slice(0, MOST)
  }
  const dated = date === null ? [] : said.filter((one) => isOfDate(one, date))
  if (dated.length > 0) return withSiblings(dated, said).slice(0, MOST)
  return []
}

/** What is said of work, under a heading or in a sentence that names the role by its last word. */
function saidOfRole(role: string, said: readonly Headed[]): Headed[] {
  const head = stemsOf(role).slice(-1)
  return said.filter(
    ({ text, heading, page }) =>
      isOfWork.test(`${heading} ${page} ${text}`) && holdsStems(`${heading} ${text}`, head),
  )
}
const isOfWork =
  /\b(?:hiring|vacanc\w+|apply|applications?|applicants?|jobs?|recruit\w*|salary|wages?|per hour|an hour|hours (?:a|per) week|part[- ]time|full[- ]time|days? a week|join (?:us|our team)|work (?:with|for) us|looking for|we need|wanted|volunteer\w*|trainee|apprentice\w*)\b/i

const isOfDate = ({ text, heading }: Headed, date: string): boolean => {
  const [day = '', month = ''] = /^\d/.test(date) ? date.split(' ') : date.split(' ').toReversed()
  return new RegExp(
    String.raw`\b(?:${day}(?:st|nd|rd|th)?\s+(?:of\s+)?${month.slice(0, 3)}|${month.slice(0, 3)}\p{L}*\s+${day}(?:st|nd|rd|th)?(?!\d))`,
    'iu',
  ).test(`${heading} ${text}`)
}

/** The first that was found, what stands with it under its heading, then the others. */
function withSiblings(found: readonly Headed[], said: readonly Headed[]): Headed[] {
  const [first] = found
  if (first === undefined || first.heading === '') return [...found]
  const siblings = said.filter(
    (one) => one.heading === first.heading && one.page === first.page && one !== first,
  )
  return [...new Set([first, ...siblings, ...found])]
}

const holdsStems = (text: string, stems: readonly string[]): boolean => {
  const own = new Set(stemsOf(text))
  return stems.length > 0 && stems.every((stem) => own.has(stem))
}

function saidOfThing(thing: string, said: readonly Headed[]): Headed[] {
  const stems = stemsOf(thing)
  const holdsAll = (text: string) => holdsStems(text, stems)
  const near = [
    (one: Headed) => holdsAll(one.heading),
    (one: Headed) => namesOfPage(one.page).some(holdsAll) && isWhole(one.text),
    (one: Headed) => holdsAll(one.text),
  ]
  // What it costs, when it is and how many come is told before anything else is.
  const rank = (one: Headed) => near.findIndex((isNear) => isNear(one)) - (isFactual.test(one.text) ? 1.5 : 0)
  return said
    .filter((one) => near.some((isNear) => isNear(one)))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** What else stands on its page may be a list's row or the end of an answer. */
const isWhole = (text: string) =>
  text.split(/\s+/).length >= 6 && !/^(?:yes|no|not|and|but|or|so|\d+\s\p{Lu})\b/iu.test(text)

/** What a page says it is about, in the short parts of its title: "Start From Nowt - 6 week beginners course". */
export const namesOfPage = (title: string): string[] =>
  title
    .split(/\s+[-–—|·:»]\s+|:\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split(/\s+/).length <= 6)

const isFactual =
  /[£$€]\s?\d|\b\d{1,2}(?:[.:]\d\d)?\s?[ap]m\b|\b\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i
