// Removes repeated facts: the same thing said twice is one fact, and a person named on every page is not a
// new fact each time.
import type { FactType, NewFact } from '#contract/facts.ts'
import { isPrivate } from '../finders/people/private-life.ts'
import { givesDirections } from '../finders/places.ts'

/** The most facts of a type from one page, so that lists of opening hours and people don't crowd out the rest. */
const most: Partial<Record<FactType, number>> = {
  'labelled-price': 60,
  hours: 7,
  place: 2,
  person: 15,
  'customer-question': 14,
  need: 5,
  contrast: 5,
  superlative: 5,
}

/** Keeps the first of repeated facts, and at most so many of a type from one page. */
export function withoutRepeats(facts: readonly NewFact[]): NewFact[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  const isMany = (counter: string, limit: number) => {
    const count = (counts.get(counter) ?? 0) + 1
    counts.set(counter, count)
    return count > limit
  }
  return withoutLongerNames(facts).flatMap((one) => {
    const fact = isSaidAgain(one, seen) ? { ...one, type: 'statement' as const, slots: {} } : one
    const [whole, own] = keysOf(fact)
    const isKnown = own !== undefined && seen.has(own)
    // Of a person who is already known, at most two more sentences are kept.
    const isMore = isKnown && isAboutPersonsWork(fact) && !isMany(`more of ${own}`, 2)
    if (whole === undefined || seen.has(whole) || (isKnown && !isMore)) return []
    const counter = `${isMore ? 'more ' : ''}${fact.type} ${fact.place.of} ${fact.slots.branch ?? ''}`
    if (isMany(counter, isMore ? 10 : (most[fact.type] ?? 30)) && fact.kind === 'website') return []
    for (const key of [whole, own]) if (key) seen.add(key)
    return [fact]
  })
}

/** Whether the sentence has the person as its subject and is not about private life. */
const isAboutPersonsWork = ({ type, quote, heading, slots: { person } }: NewFact): boolean =>
  type === 'person' &&
  person !== undefined &&
  /^(?=.*[.!]["”’)]?$)(?:\S+\s){4}/.test(quote) &&
  (heading.includes(person) || quote.startsWith(person)) &&
  !isPrivate(quote)

/**
 * If the place or year is already known, the sentence is kept as a statement, since it says something else
 * too.
 */
function isSaidAgain(fact: NewFact, seen: ReadonlySet<string>): boolean {
  const [, own] = keysOf(fact)
  const isSentence =
    /[.!]$/.test(fact.quote) &&
    fact.quote.split(' ').length >= 6 &&
    /^(we|our|at|the|\p{Lu})/iu.test(fact.quote)
  return (
    (fact.type === 'place' || fact.type === 'founded') &&
    own !== undefined &&
    seen.has(own) &&
    !own.endsWith(' address') &&
    isSentence
  )
}

/** Two keys: one for the fact's words, and one for its values if it has any. */
function keysOf({ type, quote, slots }: NewFact): [string, string?] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const own = {
    person: slots.person && `${bare(slots.person)} ${slots.role === undefined ? '' : 'role'}`,
    // An address or directions are more precise than the town alone.
    place:
      slots.place &&
      `${slots.place}${givesDirections(quote) ? ' where' : /\d/.test(quote) && quote.length < 120 ? ' address' : ''}`,
    founded: slots.year && String(slots.year),
    hours: slots.hours && `${slots.branch ?? ''} ${slots.label ?? ''} ${timesOf(slots.hours)}`,
    'labelled-price': slots.label && `${slots.label} ${slots.amount ?? ''}`,
    quantity: slots.count && `${slots.count} ${slots.noun ?? ''}`,
  }[type as string]
  const whole = `${type} ${plain(quote)} ${slots.branch ?? ''} ${own ?? ''}`
  return own ? [whole, `${type} ${plain(own)}`] : [whole]
}

/** A key for comparing hours: "Open 7 days, 8 AM – 6 PM" and "Monday to Sunday: 8:00 AM to 6:00 PM" are the same. */
export function timesOf(hours: string): string {
  const times =
    hours
      .toLowerCase()
      .replace(/[:.]00/g, '')
      .match(/\d{1,2}(?:[:.]\d\d)?\s?[ap]?\.?m?|noon|midnight/g) ?? []
  return `${daysOf(hours)} ${times
    .map((time) => time.replace(/[\s.]/g, ''))
    .filter((time) => time !== '7')
    .join('-')}`
}

/** The days that hours are for; "every day" for the whole week. */
export function daysOf(hours: string): string {
  if (/\b(mon(day)?s?\s*(?:-|–|—|to)\s*sun|every ?day|daily|7 days|seven days)/i.test(hours))
    return 'every day'
  return (hours.toLowerCase().match(/\b(mon|tue|wed|thu|fri|sat|sun)/g) ?? []).join(' ')
}

const bare = (person: string) => person.replace(/^(Dr|Mr|Mrs|Ms|Miss|Prof|Rev)\.?\s/, '')

/** Drops "Upton Jonas Reed", a table cell joined to a name, if "Jonas Reed" is a known person. */
function withoutLongerNames(facts: readonly NewFact[]): NewFact[] {
  const people = new Set(facts.flatMap(({ slots }) => (slots.person ? [bare(slots.person)] : [])))
  return facts.filter(({ slots: { person } }) => {
    const words = person ? bare(person).split(' ') : []
    return (
      words.length < 3 || !(people.has(words.slice(1).join(' ')) || people.has(words.slice(0, -1).join(' ')))
    )
  })
}
