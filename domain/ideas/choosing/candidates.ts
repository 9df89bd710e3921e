// Finds every play that could be used now: suitable for this brand, in season, and in a requested format and
// objective.
import type { FormContentType, Objective } from '#contract/values/content.ts'
import {
  specialDays,
  subjectKinds,
  type SubjectKind,
  type Play,
  type Playbook,
  type Trade,
  type Window,
} from '#domain/playbook/form.ts'
import { slotsFromSubject, isOpen, suits } from '#domain/playbook/rendering/open.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { subjectsOf, type Subject } from '#domain/playbook/rendering/subjects.ts'
import { voiceOf } from '#domain/playbook/rendering/voice.ts'
import { slotsIn } from '#domain/playbook/parsing/text.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { isSouthern } from '#domain/playbook/words/hemisphere.ts'
import { containsAnyPhrase } from '#domain/playbook/words/phrase.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import { dateRangesIn } from '#domain/seasons/rules.ts'
import { memoize } from '#domain/memoize.ts'
import type { ParsedBrief } from '../brief/parse-brief.ts'

export interface Candidate {
  play: Play
  /** What the idea would be about; null if it would be about the whole brand. */
  subject: Subject | null
  formats: readonly FormContentType[]
  objectives: readonly Objective[]
}

export interface WantedFormats {
  formats: readonly FormContentType[]
  objectives: readonly Objective[]
}

/** The plays that a brand can use: those of its trades, and those for everyone. */
export const playsOf = (playbook: Playbook, trades: readonly Trade[]): Play[] => [
  ...trades.flatMap(({ plays }) => plays),
  ...playbook.everyone.plays,
]

/**
 * @param brief words of the brief. If they name a play's day or event, the play may be used out of season.
 * @param grave tags of offerings that plays for everyone must not use, because they would be tactless there
 */
export function candidatesFor(
  plays: readonly Play[],
  context: RenderContext,
  { formats, objectives }: WantedFormats,
  brief: Pick<ParsedBrief, 'text' | 'isEvent'> | null,
  grave: readonly string[] = [],
): Candidate[] {
  const voice = voiceOf(context, 'social', null)
  const subjects = new Map(subjectKinds.map((about) => [about, subjectsOf(context, about)] as const))
  return plays.flatMap((play): Candidate[] => {
    const fit = {
      formats: play.formats.filter((format) => formats.includes(format)),
      objectives: play.objectives.filter((objective) => objectives.includes(objective)),
    }
    if (fit.formats.length === 0 || fit.objectives.length === 0) return []
    if (brief === null && play.isForBriefs) return []
    if (play.occasion !== null && (brief === null || !isForDayOf(play, brief))) return []
    if (!isOpen(play, context, voice) || !isInSeason(play, context, brief?.text ?? null)) return []
    const about = subjectKindOf(play)
    if (about === null) return [{ play, subject: null, ...fit }]
    const isLight = play.trade === 'everyone'
    const suiting = (subjects.get(about) ?? []).filter(
      (subject) => suits(play, subject) && (!isLight || !isGrave(subject.offered?.entry?.tag, grave)),
    )
    const candidates = suiting.map((subject): Candidate => ({ play, subject, ...fit }))
    return candidates.length > 0 || needsSubject(play) ? candidates : [{ play, subject: null, ...fit }]
  })
}

const needsSubject = (play: Play) =>
  play.needs.some(({ slot, isLenient }) => slotsFromSubject(play).has(slot) && !isLenient)

const isGrave = (tag: string | null | undefined, grave: readonly string[]): boolean =>
  tag != null && grave.includes(tag)

/**
 * The kind of subject that a play is about: the one it names, or an offering if its title or lines use one.
 * Null for the whole brand.
 */
export const subjectKindOf = memoize((play: Play): SubjectKind | null => {
  if (play.about !== null) return play.about
  const isOfOne =
    alternativesOf(play).some(
      ({ text, each }) => each === null && slotsIn(text).some((slot) => /^(?:offering|note)$/i.test(slot)),
    ) &&
    (needsSubject(play) ||
      play.titles.some(({ text }) => slotsIn(text).some((slot) => /^offering$/i.test(slot))))
  return isOfOne ? 'offering' : null
})

const isForDayOf = (play: Play, { text, isEvent }: Pick<ParsedBrief, 'text' | 'isEvent'>): boolean =>
  namesDayOf(play, text) || (isEvent && isForOwnEvent(play))

/** Whether the play leads up to an event that the brand added to its calendar. */
export const isForOwnEvent = ({ occasion, tasks }: Play): boolean =>
  occasion?.days.includes('own-event') === true &&
  !(tasks.some(({ days }) => days > 0) && tasks.every(({ days }) => days >= 0))

/**
 * Whether a brief asks for the day that a play is written for, by the day's name or one of the play's
 * `moment` words.
 */
export const namesDayOf = (play: Play, brief: string): boolean =>
  containsAnyPhrase(brief, play.moment) || dayNames(play).some((name) => isNamed(name, brief))

const isNamed = (name: string, brief: string): boolean => {
  const stems = stemsOf(name)
  const said = new Set(stemsOf(brief))
  return stems.length > 0 && stems.every((one) => said.has(one))
}

/**
 * The names of a play's days, made from the calendar's ids, which never change, without country codes at the
 * end.
 */
const dayNames = memoize((play: Play): string[] => [
  ...(play.occasion?.days ?? [])
    .filter((id) => !specialDays.has(id))
    .map((id) => id.replace(/(?:-[a-z]{2})+$/, '').replaceAll('-', ' ')),
  ...(play.occasion?.own ? [play.occasion.own.name] : []),
])

/** Whether the play is in season on this day, or the brief asks for its season. */
export function isInSeason(
  { windows, moment }: Play,
  { today, card }: RenderContext,
  brief: string | null,
): boolean {
  if (windows.length === 0) return true
  return (
    windows.some((window) =>
      isWithin(window, isOfSeason(window) && isSouthern(card.country) ? halfAYearOn(today) : today),
    ) ||
    (brief !== null && containsAnyPhrase(brief, moment))
  )
}

/**
 * A period between two dates that has no holiday in it follows the weather, so it is half a year later in the
 * southern hemisphere.
 */
const isOfSeason = ({ from, to }: Window): boolean =>
  'on' in from && 'on' in to && from.on <= to.on && to.on < '12-15' && from.on > '01-10'

function halfAYearOn(day: string): string {
  const month = ((Number(day.slice(5, 7)) + 5) % 12) + 1
  return `${day.slice(0, 5)}${String(month).padStart(2, '0')}-${day.slice(8) > '28' ? '28' : day.slice(8)}`
}

function isWithin({ from, to }: Window, today: string): boolean {
  const year = Number(today.slice(0, 4))
  return [year - 1, year].some((one) =>
    dateRangesIn({ from, to }, one).some((stretch) => stretch.from <= today && today <= stretch.to),
  )
}
