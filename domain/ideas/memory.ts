// What the brand had before, by structure. Text is compared second: a reworded repeat has the same structure, not the same words.
import type { IdeaKey, PastIdea } from './engine.ts'
import { conceptsIn } from './concepts.ts'
import { likingsOf, refusedBy, type Likeable } from './feedback.ts'
import { fingerprintsIn } from './subject.ts'

export interface Memory {
  /** The brand had no ideas before. */
  isEmpty: boolean
  /** People have said of some ideas what they made of them. */
  isMarked: boolean
  /**
   * Whether this pair of entry and subject may be told in this format now. What was turned down never, in any format; two facts side
   * by side not twice in twelve weeks, since there is little more to say of both.
   */
  allows(key: Pick<IdeaKey, 'subject' | 'entry' | 'format'>): boolean
  /** 0 for an entry that was never used or long ago, up to 1 for one used today. */
  entryFatigue(entry: string): number
  /** Whether there was an idea for the occasion within the last eleven months: each comes at most once a year. */
  hasMarked(occasion: string): boolean
  /** How many days ago the entry was last told, on whatever fact; infinite for one that never was. */
  daysSince(entry: string): number
  /** How often an idea of the last twelve weeks rested on the fact. */
  timesTold(fingerprint: string): number
  /** How often an entry was used, where a use counts half after eight weeks. */
  entryUses(entry: string): number
  /** The same two for a fact, whatever was made of it. */
  factUses(fingerprint: string): number
  factFatigue(fingerprint: string): number
  /** Whether the entry has opened a title like this in the last twelve weeks, with a quotation before it or without. */
  hasOpened(entry: string, shape: string): boolean
  /** The same for the opening shape of a title. */
  shapeFatigue(shape: string): number
  /** How often something was chosen lately: a stage, a format, an objective. Recent ideas weigh more. */
  lately(part: 'stage' | 'format' | 'objective', value: string): number
  /** How often a call to action was printed. */
  timesCalled(callToAction: string): number
  /** Whether a title was led by this quotation before. */
  hasLed(quote: string): boolean
  /** Whether the title was used, or one of the last year says nearly the same. */
  hasTitleLike(title: string): boolean
  /** What part of a title's pairs of neighbouring words stood in titles of the last twelve weeks, from 0 to 1. */
  wornPart(title: string): number
  liking: (parts: Likeable) => number
}

/** Eight weeks after an entry told a fact, it may tell it again in another format. In the same format never. */
export const ANOTHER_FORMAT_AFTER_DAYS = 56

const A_YEAR = 365
const TWELVE_WEEKS = 84
const ELEVEN_MONTHS = 330

/** Titles that share this much of their words are one title with another value in it. */
const NEAR = 0.6

export function remember(past: readonly PastIdea[], today: string): Memory {
  const now = Date.parse(today)
  const ages = past.map(({ generatedAt }) => Math.max(0, (now - generatedAt.getTime()) / 86_400_000))
  const told = new Map<string, Map<string, { formats: Set<string>; youngest: number }>>()
  const entries = new Decayed(56)
  const facts = new Decayed(56)
  const shapes = new Decayed(84)
  const parts = new Decayed(42)
  const calls = new Map<string, number>()
  const refused = refusedBy(past)
  const opened = new Set<string>()
  const pairedLately = new Set<string>()
  const lastTold = new Map<string, number>()
  const factsLately = new Map<string, number>()
  const marked = new Set<string>()
  past.forEach(({ key, shape, callToAction }, at) => {
    const age = ages[at] ?? 0
    const ofEntry = told.get(key.entry) ?? new Map<string, { formats: Set<string>; youngest: number }>()
    const before = ofEntry.get(key.subject) ?? { formats: new Set(), youngest: age }
    ofEntry.set(key.subject, {
      formats: before.formats.add(key.format),
      youngest: Math.min(before.youngest, age),
    })
    told.set(key.entry, ofEntry)
    entries.add(key.entry, age)
    shapes.add(shape, age)
    if (age <= TWELVE_WEEKS && fingerprintsIn(key.subject).length > 1) pairedLately.add(key.subject)
    if (age < ELEVEN_MONTHS && key.occasion !== undefined) marked.add(key.occasion)
    lastTold.set(key.entry, Math.min(age, lastTold.get(key.entry) ?? Infinity))
    if (age <= TWELVE_WEEKS) opened.add(`${key.entry} ${bareShape(shape)}`)
    for (const fingerprint of fingerprintsIn(key.subject)) {
      facts.add(fingerprint, age)
      if (age < TWELVE_WEEKS) factsLately.set(fingerprint, (factsLately.get(fingerprint) ?? 0) + 1)
    }
    for (const part of ['stage', 'format', 'objective'] as const) parts.add(`${part} ${key[part]}`, age)
    calls.set(callToAction, (calls.get(callToAction) ?? 0) + 1)
  })
  const leads = new Set(past.flatMap(({ title }) => /^“[^”]*”/.exec(title)?.[0] ?? []))
  const worn = new Set(
    past.filter((_, at) => (ages[at] ?? 0) <= TWELVE_WEEKS).flatMap(({ title }) => pairsOf(title)),
  )
  const said = new Set(past.map(({ title }) => title))
  const titles = past.filter((_, at) => (ages[at] ?? 0) <= A_YEAR).map(({ title }) => wordsOf(title))
  return {
    isEmpty: past.length === 0,
    isMarked: past.some(({ status }) => status !== 'generated'),
    allows: ({ subject, entry, format }) => {
      if (refused({ entry, subject })) return false
      if (pairedLately.has(subject)) return false
      const before = told.get(entry)?.get(subject)
      return (
        before === undefined || (!before.formats.has(format) && before.youngest >= ANOTHER_FORMAT_AFTER_DAYS)
      )
    },
    hasMarked: (occasion) => marked.has(occasion),
    timesTold: (fingerprint) => factsLately.get(fingerprint) ?? 0,
    daysSince: (entry) => lastTold.get(entry) ?? Infinity,
    entryUses: (entry) => entries.of(entry),
    entryFatigue: (entry) => Math.min(1, entries.of(entry)),
    factUses: (fingerprint) => facts.of(fingerprint),
    factFatigue: (fingerprint) => Math.min(1, facts.of(fingerprint) / 3),
    hasOpened: (entry, shape) => opened.has(`${entry} ${bareShape(shape)}`),
    shapeFatigue: (shape) => Math.min(1, shapes.of(shape)),
    lately: (part, value) => parts.of(`${part} ${value}`),
    timesCalled: (callToAction) => calls.get(callToAction) ?? 0,
    wornPart: (title) => {
      const pairs = pairsOf(title)
      return pairs.length === 0 ? 0 : pairs.filter((pair) => worn.has(pair)).length / pairs.length
    },
    liking: likingsOf(past),
    hasLed: (quote) => leads.has(quote),
    hasTitleLike: (title) => {
      const words = wordsOf(title)
      return said.has(title) || titles.some((other) => alike(words, other) >= NEAR)
    },
  }
}

/** Compares titles with one: whether they say nearly the same words, by what they share of what they hold together. */
export function titlesLike(title: string): (other: string) => boolean {
  const words = wordsOf(title)
  return (other) => alike(words, wordsOf(other)) >= NEAR
}

/** Neighbouring words, in lower case: what makes two titles sound alike though they say another thing. */
function pairsOf(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return words.slice(1).map((word, at) => `${words[at]} ${word}`)
}

const bareShape = (shape: string): string => shape.replace(/^“” /, '')

const wordsOf = (title: string): ReadonlySet<string> =>
  new Set([...conceptsIn(title).keys(), ...(title.match(/\d+/g) ?? [])])

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  const together = one.size + other.size - shared
  return together === 0 ? 1 : shared / together
}

/** Counts in which an occurrence is worth half after so many days. */
class Decayed {
  readonly #halfLife: number
  readonly #counts = new Map<string, number>()

  constructor(days: number) {
    this.#halfLife = days
  }

  add(name: string, age: number) {
    this.#counts.set(name, this.of(name) + 0.5 ** (age / this.#halfLife))
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }
}
