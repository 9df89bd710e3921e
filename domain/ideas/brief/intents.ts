// The intents of a brief: what the idea should achieve, and who should read it.
import type { Audience, Playbook, Trade } from '#domain/playbook/form.ts'
import { containsPhrase, containsAnyPhrase } from '#domain/playbook/words/phrase.ts'
import { stem } from '#domain/playbook/words/stems.ts'
import type { Thing } from './thing/as-thing.ts'
import type { Worry } from './worry.ts'

/** "More visitors" and "never been" mean people who don't come yet. */
const newPeople =
  /\b(?:more|new|extra|win|attract|first[- ]time)\s+(?!back\b)(?:\p{L}+\s)?(?:people|members|customers|clients|patients|guests|visitors|families|learners|students|pupils|subscribers|donors|supporters|buyers|shoppers|diners|couples|brides|businesses|users|sign-ups|enquiries|leads|footfall|bookings)\b|\bnever (?:been|come|visited|tried|set foot|heard|had)\b/iu

export const asksForNewPeople = (text: string): boolean => newPeople.test(text)

/** What else a brief says that shows its intent. */
interface Stated {
  thing: Thing | null
  /** Whether its thing is an event. */
  isGathering: boolean
  isDated: boolean
  /** Whether it asks why, or says what people doubt. */
  isDoubt: boolean
  /** Whether it says what its thing is, who it is for or what it costs. */
  isTold: boolean
}

/**
 * The intents of the brief's words, adjusted for its thing. Looking for a baker means hiring; a charity that looks
 * for drivers wants volunteers. Something new is launched, and so is an unknown thing with a date or a description. A
 * thing that people come to is an event.
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
  // A price that isn't questioned belongs to an offer.
  if (words.has('price') && !isDoubt) return new Map([...words, ['offer', 1]])
  // More people for something that exists means places to fill.
  if (words.has('first-timers')) return new Map([...words, ['fill', 1]])
  if (words.size > 0) return words
  const isUnknown = thing.offered.value.id === 'brief' && thing.offered.entry === null
  if (isGathering) return new Map([['event', 1]])
  return isUnknown && (isDated || isTold) ? new Map([['launch', 1]]) : words
}

/** Roles that nobody is paid for. */
const givesTime =
  /\b(?:volunteers?|grandparents?|parents?|helpers?|neighbours?|trustees?|governors?|readers?|members?|players?|singers?|befrienders?|mentors?|hosts?|people|men|women)$/i
const isPaid =
  /\b(?:part[- ]time|full[- ]time|job|salary|paid|wage|hours?|vacancy|hiring|hire|days a week|contract|apprentice)\b|[£$€]/i

/** A price next to a comparison, which asks why something costs what it does. */
const compared =
  /\b(?:why|vs|versus|than|compared (?:to|with)|other (?:one|place|firm|people|quote)s?|elsewhere|competitors?|worth)\b.*[£$€]\s?\d|[£$€]\s?\d.*\b(?:vs|versus|than|compared (?:to|with)|other (?:one|place|firm|people|quote)s?|elsewhere|competitors?)\b/i

/** The intents whose words the brief uses, with weights; the strongest has 1. */
export function intentsIn(text: string, worry: Worry | null, { words }: Playbook): Map<string, number> {
  const stems = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).map(stem))
  const counts = Object.entries(words.intents).flatMap(([intent, phrases]) => {
    const found = phrases.filter((phrase) =>
      phrase.includes(' ') ? containsPhrase(text, phrase) : stems.has(stem(phrase)),
    )
    // A phrase of several words is stronger evidence than one word.
    const weight = found.reduce((sum, phrase) => sum + (phrase.includes(' ') ? 2 : 1), 0)
    return weight === 0 ? [] : [[intent, weight] as [string, number]]
  })
  if (compared.test(text)) counts.push(['price', 3])
  // What people say before they decide.
  if (worry !== null && worry.heading === null) counts.push(['trust', 2])
  if (asksForNewPeople(text) && !counts.some(([intent]) => intent === 'win-back'))
    counts.push(['first-timers', 4])
  const most = Math.max(1, ...counts.map(([, weight]) => weight))
  return new Map(counts.map(([intent, weight]) => [intent, weight / most]))
}

/** The audiences a brief names. */
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
  // In "win back lapsed members" both audiences are named, but the lapsed ones are meant.
  if (readers.has('lapsed')) readers.delete('existing')
  return readers
}
