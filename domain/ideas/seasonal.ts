// Ideas for days ahead: an occasion of the brand's country and trade, a written brief for it, and a fact that fits the day.
import { asEntry, type Brief } from '#domain/library/brief.ts'
import { conceptOf } from '#domain/library/thesaurus.ts'
import type { Coming } from '#domain/seasons/coming-up.ts'
import { once } from '#domain/once.ts'
import type { Trade } from '#domain/seasons/occasion.ts'
import { telling } from '#domain/seasons/telling.ts'
import {
  byType,
  fits,
  isFitFor,
  list,
  ofTypes,
  type Candidate,
  type Listed,
  type Wanted,
} from './candidates.ts'
import type { IdeaRequest, ProposedIdea } from './engine.ts'
import { sharedConcepts } from './concepts.ts'
import { knownFacts, type KnownFact } from './known-facts.ts'
import { remember, type Memory } from './memory.ts'
import { datedTasks, daysBetween, daysInWords } from './production.ts'
import { scoreAll, type Scored } from './score.ts'
import { seeded } from './seeded.ts'
import { spread } from './spread.ts'
import { settingOf, tell } from './tell.ts'
import { wantedOf } from './wanted.ts'
import { capitalised } from './wording/casing.ts'
import { spokenOccasion } from './wording/occasion.ts'

export interface SeasonalRequest extends Omit<IdeaRequest, 'brief'> {
  /** What can be planned for, as `comingUp` gives it. */
  coming: readonly Coming[]
  trade: Trade | null
  tradeName: string
}

export interface SeasonalIdea extends ProposedIdea {
  occasion: Pick<Coming, 'id' | 'name' | 'from' | 'to'>
  /** Each with the day by which it is done, all of them before the occasion. */
  todoTasks: string[]
}

/** The label of the production tasks among an idea's fields. */
export const TASKS = 'Production tasks'

/** An occasion, a brief for it and a fact for both. */
interface Marking extends Candidate {
  coming: Coming
  brief: Brief
}

/** Ideas for as many occasions as are asked for, at most one for each; fewer where no fact fits a day. */
export function proposeSeasonal(briefs: readonly Brief[], request: SeasonalRequest): SeasonalIdea[] {
  const { brand, past, today, seed, count, tradeName } = request
  const facts = knownFacts(brand, today)
  const memory = remember(past, today)
  const wanted = wantedOf({ brand, brief: null })
  const ofType = byType(facts.printable.filter(({ isWhole }) => isWhole))
  const open = once((brief: Brief) => openIn(brief, ofType, wanted, memory))
  const markings = request.coming
    .filter(({ id }) => !memory.hasMarked(id))
    .map((coming) => dayOf(coming))
    .flatMap((day) =>
      briefs
        .filter((brief) => isFor(brief, day, request.trade))
        .flatMap((brief) => markingsOf(day, brief, open(brief))),
    )
  const found = new Map<Candidate, Marking>(markings.map((marking) => [marking, marking]))
  const scored = scoreAll(markings, { facts, memory, brief: null, objectives: wanted.objectives, today })
    .map((one) => timed(one, found.get(one.candidate)?.coming, today))
    .toSorted((one, other) => other.total - one.total)
  const setting = settingOf(request, facts, memory, conceptsOf(briefs))
  const random = seeded(`${seed} ${today} seasonal`)
  return spread<SeasonalIdea>(scored, {
    count,
    ...wanted,
    memory,
    random,
    tell: (choice, told) => {
      const marking = found.get(choice.candidate)
      if (marking === undefined || told.some(({ occasion }) => occasion.id === marking.coming.id)) return null
      const idea = tell(choice, told, setting, tradeName)
      return idea === null ? null : marked(idea, marking, request)
    },
  })
}

/** An occasion with what is reckoned of it once, however many briefs stand beside it. */
interface Day {
  coming: Coming
  concepts: ReadonlySet<string>
  telling: ReadonlySet<string>
  values: KnownFact['values']
}

const dayOf = (coming: Coming): Day => ({
  coming,
  concepts: conceptsOfWords(coming.concepts),
  telling: conceptsOfWords(telling[coming.id]?.split(' ') ?? []),
  values: dayInWords(coming),
})

const conceptsOfWords = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => conceptOf(word)))

function isFor(
  { themes, days, trades, notFor, moods, onDayNamed }: Brief,
  { coming, telling }: Day,
  trade: Trade | null,
): boolean {
  const isItsDay =
    onDayNamed === true ? telling.size > 0 : themes.some((theme) => coming.themes.includes(theme))
  return (
    (days?.includes(coming.id) ?? isItsDay) &&
    moods.includes(coming.mood) &&
    (trades === undefined || (trade !== null && trades.includes(trade))) &&
    (trade === null || notFor?.includes(trade) !== true)
  )
}

/** Briefs are written once for all, and each stands beside many days. */
const listedOf = once((brief: Brief) => list(asEntry(brief), 'briefs', { isOfTrade: true }))

/** What a brief can tell whatever the day: facts that fit it, in the formats that memory leaves open. */
function openIn(
  brief: Brief,
  ofType: ReturnType<typeof byType>,
  wanted: Wanted,
  memory: Memory,
): Omit<Candidate, 'listed'>[] {
  const listed = listedOf(brief)
  const { formats, objectives } = fits(listed.entry, wanted)
  if (formats.length === 0 || objectives.length === 0) return []
  // What fits whatever the fact speaks of would come again with every holiday.
  if (memory.daysSince(listed.id) < restOf(brief)) return []
  return ofTypes(brief.needs.types, ofType)
    .filter((known) => isFitFor(listed, known))
    .map((first) => ({
      first,
      second: null,
      subject: first.fingerprint,
      formats: formats.filter((format) =>
        memory.allows({ entry: listed.id, subject: first.fingerprint, format }),
      ),
      objectives,
    }))
    .filter(({ formats }) => formats.length > 0)
}

/** Days. */
const restOf = ({ onTypeAlone, onDayNamed }: Brief): number =>
  onTypeAlone === true ? 84 : onDayNamed === true ? 42 : 0

function markingsOf(day: Day, brief: Brief, open: readonly Omit<Candidate, 'listed'>[]): Marking[] {
  const written = listedOf(brief)
  const meant = open.filter(
    ({ first }) => isMeant(brief, first, day) ?? fitsDay(first, day, written.concepts),
  )
  if (meant.length === 0) return []
  const { coming, concepts, values } = day
  const listed: Listed = { ...written, concepts: concepts.union(written.concepts) }
  return meant.map((one) => ({
    ...one,
    listed,
    first: { ...one.first, values: { ...one.first.values, ...values } },
    coming,
    brief,
  }))
}

/** Whether a brief that does not look for its own words may tell the fact on the day; null of those that do. */
function isMeant(
  { onTypeAlone, onDayNamed }: Brief,
  { inQuote }: KnownFact,
  { telling }: Day,
): boolean | null {
  if (onTypeAlone === true) return true
  return onDayNamed === true ? !inQuote.isDisjointFrom(telling) : null
}

/**
 * The fact's own words speak of what the brief makes of the day. Of a cause or a custom two of them must be of the day itself; of a time
 * when everybody buys, plans or rests one is enough. What only the day's words let through sounds
 * like it more often than it fits: see docs/season-reading.md.
 */
function fitsDay(
  { inQuote, concepts }: KnownFact,
  { coming: { kind }, concepts: ofDay }: Day,
  ofBrief: ReadonlySet<string>,
): boolean {
  if (inQuote.isDisjointFrom(ofDay)) return false
  const day = inQuote.intersection(ofDay)
  const brief = inQuote.intersection(ofBrief)
  if (brief.size === 0 || day.union(brief).size < 2) return false
  if (kind !== 'awareness' && kind !== 'culture') return true
  return day.size >= 2 || sharedConcepts(concepts, ofDay).length >= 2
}

/** What sentences say of the day. */
const dayInWords = ({ name, from, to }: Coming): KnownFact['values'] => ({
  occasion: spokenOccasion(name),
  day: daysInWords(from, to),
  ...(from === to ? { when: `on ${daysInWords(from, to).replace(/^\p{L}+ /u, '')}` } : {}),
})

const conceptsOf = once(
  (briefs: readonly Brief[]): ReadonlySet<string> =>
    new Set(briefs.flatMap(({ needs }) => needs.concepts.map((concept) => conceptOf(concept)))),
)

/** The trade's own days come first, and of two alike the one on which work must begin sooner. */
function timed(scored: Scored, coming: Coming | undefined, today: string): Scored {
  if (coming === undefined) return scored
  const relevance = coming.relevance / 5
  const left = daysBetween(today, coming.startBy)
  const timeliness = left <= 0 ? 1 : Math.max(0, 1 - left / 60)
  return {
    ...scored,
    scores: { ...scored.scores, timeliness },
    total: scored.total + 0.5 * relevance + 0.15 * timeliness,
  }
}

function marked(
  idea: ProposedIdea,
  { coming, brief }: Marking,
  { today, brand }: SeasonalRequest,
): SeasonalIdea {
  const { id, name, from, to } = coming
  const todoTasks = datedTasks(brief.production, from, today, brand.country)
  const day = `${name}, ${daysInWords(from, to)}${coming.certainty === 'expected' ? ' (expected, depends on the moon)' : ''}`
  return {
    ...idea,
    key: { ...idea.key, occasion: id },
    description: idea.description.replace(/\n\nPrepare:[\s\S]*$/, ''),
    evidence: [...idea.evidence, { kind: 'event', label: 'The year ahead', quote: day }],
    formatFields: [...idea.formatFields, { label: TASKS, lines: todoTasks }],
    explanation: {
      ...idea.explanation,
      because: `${capitalised(spokenOccasion(name))} is ${distance(today, from)}, and one of your facts fits it.`,
    },
    occasion: { id, name, from, to },
    todoTasks,
  }
}

function distance(today: string, day: string): string {
  const weeks = Math.round(daysBetween(today, day) / 7)
  return weeks <= 1 ? 'in a week' : `in ${weeks} weeks`
}
