// The same thing said twice is one fact, and one person named on every page is not a fact each time.
import type { FactType, NewFact } from '#contract/facts.ts'

/** How many facts of a type one page may give; lists of opening days and people would else crowd out the rest. */
const most: Partial<Record<FactType, number>> = {
  hours: 7,
  place: 2,
  person: 15,
  statement: 8,
  'customer-question': 6,
  need: 4,
  contrast: 4,
  superlative: 5,
}

export function withoutRepeats(facts: readonly NewFact[]): NewFact[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  return withoutLongerNames(facts).flatMap((one) => {
    const fact = isSaidAgain(one, seen) ? { ...one, type: 'statement' as const, slots: {} } : one
    const keys = keysOf(fact)
    if (keys.some((key) => seen.has(key))) return []
    const counter = `${fact.type} ${fact.place.of}`
    const count = (counts.get(counter) ?? 0) + 1
    if (fact.kind === 'website' && count > (most[fact.type] ?? 30)) return []
    counts.set(counter, count)
    for (const key of keys) seen.add(key)
    return [fact]
  })
}

/** Another sentence on a place or a year that is known already still says something of its own. */
function isSaidAgain(fact: NewFact, seen: ReadonlySet<string>): boolean {
  const [, own] = keysOf(fact)
  const isSentence =
    /[.!]$/.test(fact.quote) &&
    fact.quote.split(' ').length >= 6 &&
    /^(we|our|at|the|\p{Lu})/iu.test(fact.quote)
  return (
    (fact.type === 'place' || fact.type === 'founded') && own !== undefined && seen.has(own) && isSentence
  )
}

function keysOf({ type, quote, slots }: NewFact): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const own = {
    person: slots.person && `${bare(slots.person)} ${slots.role === undefined ? '' : 'role'}`,
    // An address says more than that the brand is in a town.
    place: slots.place && `${slots.place}${/\d/.test(quote) && quote.length < 120 ? ' address' : ''}`,
    founded: slots.year && String(slots.year),
    hours: slots.hours && timesOf(slots.hours),
    'labelled-price': slots.label && `${slots.label} ${slots.amount ?? ''}`,
    quantity: slots.count && `${slots.count} ${slots.noun ?? ''}`,
  }[type as string]
  return [`${type} ${plain(quote)} ${own ?? ''}`, ...(own ? [`${type} ${plain(own)}`] : [])]
}

/** "Open 7 days, 8 AM – 6 PM" and "Monday to Sunday: 8:00 AM to 6:00 PM" are the same hours. */
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

/** The days that hours are for, the whole week in one spelling. */
export function daysOf(hours: string): string {
  if (/\b(mon(day)?s?\s*(?:-|–|—|to)\s*sun|every ?day|daily|7 days|seven days)/i.test(hours))
    return 'every day'
  return (hours.toLowerCase().match(/\b(mon|tue|wed|thu|fri|sat|sun)/g) ?? []).join(' ')
}

const bare = (person: string) => person.replace(/^(Dr|Mr|Mrs|Ms|Miss|Prof|Rev)\.?\s/, '')

/** "Upton Jonas Reed" is a table's cell and a name, where "Jonas Reed" is named elsewhere. */
function withoutLongerNames(facts: readonly NewFact[]): NewFact[] {
  const people = new Set(facts.flatMap(({ slots }) => (slots.person ? [bare(slots.person)] : [])))
  return facts.filter(({ slots: { person } }) => {
    const words = person ? bare(person).split(' ') : []
    return (
      words.length < 3 || !(people.has(words.slice(1).join(' ')) || people.has(words.slice(0, -1).join(' ')))
    )
  })
}
