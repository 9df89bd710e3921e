// What the brand says itself on the matter of a brief.
import type { Card, Headed, Said } from '#domain/playbook/card.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

const MOST = 4
/** Without a thing that has a name, a sentence needs so much in common with the brief; one rare word that few sentences have is worth 1. */
const LEAST = 1.4

/** The brand's sentences on a thing: those below its heading, then those that name it; else those nearest to the brief, if any is near. */
export function saidOn(text: string, thing: string | null, { said }: Card): Said[] {
  const named = thing === null ? [] : saidOfThing(thing, said)
  return (thing === null ? nearest(text, said) : named).slice(0, MOST)
}

function saidOfThing(thing: string, said: readonly Headed[]): Said[] {
  const stems = stemsOf(thing)
  const holdsAll = (text: string) => {
    const own = new Set(stemsOf(text))
    return stems.length > 0 && stems.every((stem) => own.has(stem))
  }
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

function nearest(text: string, said: readonly Headed[]): Said[] {
  const wanted = new Set(stemsOf(text))
  const stems = said.map((one) => new Set(stemsOf(one.text)))
  const having = new Map<string, number>()
  for (const of of stems) for (const stem of of) having.set(stem, (having.get(stem) ?? 0) + 1)
  const worthOf = (shared: ReadonlySet<string>) =>
    [...shared].reduce((sum, stem) => sum + 1 / Math.sqrt(having.get(stem) ?? 1), 0)
  return said
    .map((one, at) => ({ one, shared: stems[at]?.intersection(wanted) ?? new Set<string>() }))
    .map(({ one, shared }) => ({ one, worth: worthOf(shared), count: shared.size }))
    .filter(({ worth, count }) => count > 1 && worth >= LEAST)
    .toSorted((first, second) => second.worth - first.worth)
    .map(({ one }) => one)
}
