// Finds different names of one offering: "Root canal" and "Root canal treatment", "Mouthguard" and "Sports
// mouthguards" at the same price.
import { wordCount } from '../language/sentence.ts'
import type { Candidate } from './offering-sections.ts'
import { offeringKey } from './offering-words.ts'

/** Filler words that don't change what a name means. */
const filler =
  /^(?:treatment|service|appointment|session|visit|work|package|option|offer|with|and|the|an?|our|for|of|in|at|per)$/

const wordsIn = (label: string): string[] =>
  offeringKey(label.replace(/\s\([^()]*\)/g, ''))
    .split(' ')
    .map((word) => word.replace(/ie$/, 'y'))

/** A key for comparing names: the significant words in alphabetical order. */
export function thingKey(label: string): string {
  const words = wordsIn(label)
  const significant = words.filter((word) => !filler.test(word))
  return (significant.length > 0 ? significant : words).toSorted().join(' ')
}

/** A name without the number sold at once or who pays: "Card of four swims", "First three swims", "Adult swim ticket". */
export const withoutNumber = (label: string): string => {
  const rest = label.replace(inNumbers, '')
  return rest === label || !rest.includes(' ') ? label : capital(rest)
}

const numeral = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`
const inNumbers = new RegExp(
  String.raw`^(?:(?:block|card|case|pack|packet|set|book|box|course|bundle|series|run) of ${numeral} |(?:the )?first ${numeral} |single (?=\S+ \S)|(?:adult|concession|(?:non-)?member|(?:under|over)[- ]\d+)s?['’]? (?=\S+ \S))`,
  'i',
)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A name without the person who provides it: "Single implant with Dr Wolny". */
export const withoutProvider = (label: string): string =>
  label.replace(
    /(?:\s(?:with|by) (?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? |(?<=\S\s\S+)\s(?:with|by) )\p{Lu}[\p{Ll}’']+(?: \p{Lu}[\p{L}’'-]+)?$/u,
    '',
  )

/**
 * Each offering once, by its first name in the list. `moneyOf` returns the prices of a name, if known: a
 * longer and a shorter name at the same price are the same.
 */
export function withoutDuplicates<One extends { label: string }>(
  all: readonly One[],
  moneyOf: (label: string) => readonly string[] = () => [],
): One[] {
  const kept: One[] = []
  for (const one of all) {
    const same = kept.some((other) => isSame(one.label, other.label, moneyOf))
    if (!same) kept.push(one)
  }
  return kept
}

function isSame(one: string, other: string, moneyOf: (label: string) => readonly string[]): boolean {
  // "Oak garage, two bays" is a kind of "Oak garage".
  if (headKey(one) === offeringKey(other) || headKey(other) === offeringKey(one)) return true
  const [short, long] = [wordsIn(one), wordsIn(other)].toSorted(
    (first, second) => first.length - second.length,
  )
  const [sums, others] = [moneyOf(one), moneyOf(other)]
  const isOnePrice = sums.some((sum) => others.includes(sum))
  if (wordsIn(one).toSorted().join(' ') === wordsIn(other).toSorted().join(' ')) return true
  // "Yard" and "Yard visit" only differ by a filler word, but at two prices they are two things.
  if (thingKey(one) === thingKey(other)) return isOnePrice || sums.length === 0 || others.length === 0
  if (short === undefined || long === undefined || short.length === long.length) return false
  const ends = long.slice(-short.length).join(' ') === short.join(' ')
  const begins = long.slice(0, short.length).join(' ') === short.join(' ')
  if (sums.length > 0 && others.length > 0 && !isOnePrice) return false
  // The shorter name may be the end of the longer one: "Identity verification" and "Companies House identity
  // verification".
  if (ends && short.length >= 2 && long.length - short.length <= 2) return !distinguishing.test(long[0] ?? '')
  // The shorter name may be the start of the longer one: "Self assessment" and "Self assessment tax return".
  const rest = long.slice(short.length)
  if (begins && rest.every((word) => filler.test(word) || trailingNoun.test(word)))
    return short.length >= 2 || isOnePrice
  // "Gum treatment and periodontal care" is "Gum treatment" with more words.
  if (begins && rest[0] === 'and' && short.length >= 2) return true
  // Other longer names only count as the same at the same price: "Blind date with a book" and "Blind date".
  const isUnpriced = sums.length === 0 || others.length === 0
  if (begins && (isOnePrice || (isUnpriced && rest[0] === 'with')))
    return short.length >= 2 && /^(?:with|of|in|for|from|on)$/.test(rest[0] ?? '')
  if (short.length >= 3 && long.length === short.length + 1)
    return long.some(
      (_, at) => long.toSpliced(at, 1).join(' ') === short.join(' ') && at > 0 && at < short.length,
    )
  return ends && isOnePrice
}

/** The key of what comes before a comma; empty if nothing does. */
const headKey = (label: string): string => offeringKey(/^([^,]{3,}), /.exec(label)?.[1] ?? '')

/** Nouns at the end of a name that don't change what it means: "return" after "Self assessment". */
const trailingNoun = /^(?:tax|return|form|class|course|lesson|event|product|range|menu|fee|cost|price)$/

/** Words that make it another offering: a private class is not the same as the class. */
const distinguishing =
  /^(?:private|group|gas|oil|electric|mini|junior|senior|advanced|intermediate|online|home|mobile|new|used|vegan|veggie|vegetarian|gluten|christmas|easter|summer|winter|spring|autumn|wedding|family|kid|child|children|adult|baby|baby|evening|weekend|night|day|half|hot|cold|deep|white|black|red|green|gold)$/

/** Chooses between a joint name ("Wills, Trusts & Probate") and its parts: the one with more support stays. */
export function resolveJointNames<One extends Candidate>(all: readonly One[]): One[] {
  const weights = new Map(all.map(({ label, weight }) => [offeringKey(label), weight]))
  const gone = new Set<string>()
  for (const { label, weight } of all) {
    const parts = label.split(/,\s+|\s(?:&|and|or)\s/).map(offeringKey)
    const known = parts.filter((part) => weights.has(part))
    const halves = wordCount(label) <= 6 && parts.length > 1 && (weight < 2 || known.length > 1) ? known : []
    const isLess = halves.some((half) => (weights.get(half) ?? 0) > weight)
    for (const key of isLess ? [offeringKey(label)] : halves) gone.add(key)
  }
  return all.filter(({ label }) => !gone.has(offeringKey(label)))
}

/**
 * Drops weak names that are part of another's: "Beans" beside "Coffee beans". A well-supported "Coffee" stays
 * beside "Coffee beans".
 */
export function withoutParts<One extends Candidate>(
  all: readonly One[],
  proper: ReadonlySet<string>,
  most: number,
): One[] {
  const keys = all.map(({ label }) => ` ${offeringKey(label)} `)
  return all.filter((one, at) => {
    const own = keys[at] ?? ''
    return (
      one.weight > most ||
      proper.has(own.trim()) ||
      !keys.some((other, place) => place !== at && other.includes(own))
    )
  })
}
