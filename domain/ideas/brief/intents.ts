// Finds the intents of a brief, which say what its ideas should achieve, and the audiences who should read
// them.
import type { Audience, Playbook, Trade } from '#domain/playbook/form.ts'
import { containsPhrase, containsAnyPhrase } from '#domain/playbook/words/phrase.ts'
import { stem } from '#domain/playbook/words/stems.ts'
import type { Thing } from './thing/as-thing.ts'
import type { Worry } from './worry.ts'

/** Matches requests for people who don't come yet, such as "more visitors" or "never been". */
const newPeople =
  /\b(?:more|new|extra|win|attract|first[- ]time)\s+(?!back\b)(?:\p{L}+\s)?(?:people|members|customers|clients|patients|guests|visitors|families|learners|students|pupils|subscribers|donors|supporters|buyers|shoppers|diners|couples|brides|businesses|users|sign-ups|enquiries|leads|footfall|bookings)\b|\bnever (?:been|come|visited|tried|set foot|heard|had)\b/iu

export const asksForNewPeople = (text: string): boolean => newPeople.test(text)

/** What else is known about a brief when its intents are decided. */
interface Stated {
  thing: Thing | null
  /** Whether the brief is about an event. */
  isGathering: boolean
  isDated: boolean
  /** Whether the brief asks why, or says what people doubt. */
  isDoubt: boolean
  /** Whether the brief describes its thing, says who it is for, or gives its price. */
  isTold: boolean
}

/**
 * Adjusts the intents for what the brief is about. Looking for a baker means hiring, but at a charity,
 * looking for drivers means recruiting volunteers. Something new, or something unknown with a date or
 * description, is launched. Something that people come to is an event.
 */
export function intentsWithThing(
  words: ReadonlyMap<string, number>,
  text: string,
  { thing, isGathering, isDated, isDoubt, isTold }: Stated,
  [trade]: readonly Trade[],
): ReadonlyMap<string, number> {
  if (thing === null) return words
  if (thing.isWantedRole) {
    const isUnpaid =
      givesTime.test(thing.spoken) || (trade?.works.includes('cause') === true && !isPaid.test(text))
    return new Map([[isUnpaid ? 'recruit' : 'hire', 1]])
  }
  if (thing.isNew) return new Map([...words, ['launch', 1]])
  // If a brief mentions a price without asking about it, the price belongs to an offer.
  if (words.has('price') && !isDoubt) return new Map([...words, ['offer', 1]])
  // If the user wants more people for something that exists, there are places to fill.
  if (words.has('first-timers')) return new Map([...words, ['fill', 1]])
  if (words.size > 0) return words
  const isUnknown = thing.offered.value.id === 'brief' && thing.offered.entry === null
  if (isGathering) return new Map([['event', 1]])
  return isUnknown && (isDated || isTold) ? new Map([['launch', 1]]) : words
}

/** Matches roles that are usually voluntary. */
const givesTime =
  /\b(?:volunteers?|grandparents?|parents?|helpers?|neighbours?|trustees?|governors?|readers?|members?|players?|singers?|befrienders?|mentors?|hosts?|people|men|women)$/i
const isPaid =
  /\b(?:part[- ]time|full[- ]time|job|salary|paid|wage|hours?|vacancy|hiring|hire|days a week|contract|apprentice)\b|[£$€]/i

/** Matches a price next to a comparison, which is a question about why something costs what it does. */
const compared =
  /\b(?:why|vs|versus|than|compared (?:to|with)|other (?:one|place|firm|people|quote)s?|elsewhere|competitors?|worth)\b.*[£$€]\s?\d|[£$€]\s?\d.*\b(?:vs|versus|than|compared (?:to|with)|other (?:one|place|firm|people|quote)s?|elsewhere|competitors?)\b/i

/** Finds the intents that the brief's words show, with weights up to 1 for the strongest. */
export function intentsIn(text: string, worry: Worry | null, { words }: Playbook): Map<string, number> {
  const stems = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).map(stem))
  const counts = Object.entries(words.intents).flatMap(([intent, phrases]) => {
    const found = phrases.filter((phrase) =>
      phrase.includes(' ') ? containsPhrase(text, phrase) : stems.has(stem(phrase)),
    )
    // A phrase of several words is stronger evidence than a single word.
    const weight = found.reduce((sum, phrase) => sum + (phrase.includes(' ') ? 2 : 1), 0)
    return weight === 0 ? [] : [[intent, weight] as [string, number]]
  })
  if (compared.test(text)) counts.push(['price', 3])
  // What people worry about before they decide is a question of trust.
  if (worry !== null && worry.heading === null) counts.push(['trust', 2])
  if (asksForNewPeople(text) && !counts.some(([intent]) => intent === 'win-back'))
    counts.push(['first-timers', 4])
  const most = Math.max(1, ...counts.map(([, weight]) => weight))
  return new Map(counts.map(([intent, weight]) => [intent, weight / most]))
}

/** Finds the audiences that a brief names. */
export function audiencesIn(
  text: string,
  { words }: Playbook,
  trades: readonly Trade[],
): ReadonlySet<Audience> {
  const lists = [words.audiences, ...trades.map(({ readerWords }) => readerWords)]
  const readers = new Set<Audience>()
  for (const reader of ['existing', 'lapsed', 'new', 'public'] as const)
    if (lists.some((list) => containsAnyPhrase(text, list[reader] ?? []))) readers.add(reader)
  if (asksForNewPeople(text) && !readers.has('lapsed')) return new Set(['new'])
  // "Win back lapsed members" names two audiences, but only means the lapsed members.
  if (readers.has('lapsed')) readers.delete('existing')
  return readers
}
