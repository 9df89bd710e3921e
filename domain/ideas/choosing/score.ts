// Scores a candidate: first by the brief, then by the time of year, by what is known about the brand, and by
// what the user liked.
import type { FormContentType } from '#contract/values/content.ts'
import type { Play, Trade } from '#domain/playbook/form.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { slotsIn } from '#domain/playbook/parsing/text.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { slotValue } from '#domain/playbook/rendering/slots.ts'
import type { Offered } from '#domain/playbook/rendering/offered.ts'
import type { Subject } from '#domain/playbook/rendering/subjects.ts'
import { isSouthern } from '#domain/playbook/words/hemisphere.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import { memoize } from '#domain/memoize.ts'
import type { ParsedBrief } from '../brief/parse-brief.ts'
import type { preferencesFrom } from '../memory/marks.ts'
import type { Memory } from '../memory/memory.ts'
import { chanceOf } from '#domain/seeded.ts'
import type { Candidate } from './candidates.ts'
import { sectionWorth } from './section-worth.ts'
import { fitToBrief, answersBrief } from './fit.ts'
import type { Unpublished } from './unpublished.ts'

export interface Scored {
  candidate: Candidate
  score: number
  /** How well the candidate answers the brief; 0 without a brief. */
  fit: number
  /** Whether the candidate does what the brief asks, uses its facts or is about its subject. */
  serves: boolean
}

export interface ScoringInput {
  context: RenderContext
  asked: ParsedBrief | null
  memory: Memory
  likes: ReturnType<typeof preferencesFrom>
  unpublished: Unpublished
  seed: string
}

export function scoreCandidate(candidate: Candidate, weighing: ScoringInput): Scored {
  const { play, subject } = candidate
  const { context, asked, memory, seed } = weighing
  const fit = asked === null ? 0 : fitToBrief(candidate, asked)
  const rest = Math.min(2, memory.daysSince(play.id) / 84)
  const isOwnTrade = play.trade !== 'everyone'
  const score =
    fit +
    play.weight +
    (isOwnTrade ? 3 : 0) +
    Math.min(2.5, 0.3 * knownSlots(play, context)) +
    (subject === null ? 0 : subjectWorth(subject)) +
    (isInternalTopic(candidate, weighing) ? INTERNAL_TOPIC : 0) +
    (play.windows.length > 0 ? 2 : 0) +
    yearFit(play, context.trade, context) +
    rest +
    Math.max(...candidate.formats.map((format) => preferenceFor(candidate, format, weighing))) +
    0.8 * chanceOf(`${seed} ${play.id} ${subject?.key ?? ''}`)
  return { candidate, score, fit, serves: asked === null || answersBrief(candidate, asked) }
}

/**
 * The bonus for a subject that internal documents mention. The brand is busy with it, though these facts
 * can't be published.
 */
const INTERNAL_TOPIC = 4

const isInternalTopic = ({ subject }: Candidate, { unpublished }: ScoringInput): boolean =>
  subject?.offered ? unpublished(subject.offered.value.name) : false

const preferenceFor = (
  { play, objectives: [objective] }: Candidate,
  format: FormContentType,
  { likes }: ScoringInput,
) => (objective === undefined ? 0 : 1.5 * likes({ intent: play.intent, format, objective }))

/**
 * A play about a single subject starts with this penalty, because a play about the whole trade has more to
 * say.
 */
const ONE_SUBJECT = -1.5

/**
 * Prefers subjects that a person confirmed or that are often mentioned. A name mentioned only once may have
 * been read wrongly.
 */
const subjectWorth = (subject: Subject): number =>
  ONE_SUBJECT +
  (subject.isTrusted ? 1.5 : 0) +
  (subject.offered === null || subject.about === 'section'
    ? 0
    : offeringWorth(subject.offered, subject.isTrusted)) +
  (subject.slots.has('offering-price') ? 0.3 : 0) +
  (subject.about === 'section' ? sectionWorth(subject) : 0) +
  (subject.slots.has('says') ? 0.6 : 0) +
  (subject.slots.has('role') ? 0.4 : 0)

function offeringWorth({ entry, value, mentions, note }: Offered, isTrusted: boolean): number {
  const usual = new Set(entry?.names.flatMap((name) => stemsOf(name)))
  const isPlain = entry !== null && stemsOf(value.name).every((stem) => usual.has(stem))
  const isDoubtful = !isTrusted && !isPlain && mentions < 2
  return (isPlain ? 1 : 0) + Math.min(1.5, 0.4 * mentions) + (note === null ? 0 : 0.3) - (isDoubtful ? 3 : 0)
}

/** Lists the slots that a play uses. */
const slotsOfPlay = memoize((play: Play): readonly string[] => [
  ...new Set(
    alternativesOf(play).flatMap(({ text, conditions, topic }) => [
      ...slotsIn(text),
      ...conditions.flatMap((condition) => (condition.is === 'answer' ? [condition.question] : [])),
      ...(topic === null ? [] : [`topic ${topic}`]),
    ]),
  ),
])

const common =
  /^(?:brand|at-brand|here|in-town|town|contact|phone|people|person|business|visit|things|team|year|next-year|d-.*|offering|Offering|note)$/i

const knownSlots = (play: Play, context: RenderContext): number =>
  slotsOfPlay(play).filter(
    (slot) =>
      !common.test(slot) &&
      (slot.startsWith('topic ')
        ? context.sentences.has(slot.slice(6))
        : slotValue(context.slots, slot) !== undefined || context.answers.has(slot)),
  ).length

/** The intents that suit each part of the trade's year. */
const season: Readonly<Record<string, readonly string[]>> = {
  look: ['first-timers', 'choose', 'trust', 'proof'],
  book: ['price', 'offer', 'choose', 'fill'],
  buy: ['offer', 'price', 'launch', 'season'],
  quiet: ['fill', 'loyalty', 'win-back', 'behind-the-scenes', 'people', 'community'],
}

function yearFit({ intent }: Play, { year }: Trade, { today, card }: RenderContext): number {
  const month = Number(today.slice(5, 7))
  const northern = isSouthern(card.country) ? ((month + 5) % 12) + 1 : month
  const isTime = Object.entries(year).some(
    ([part, months]) => months.includes(northern) && season[part]?.includes(intent) === true,
  )
  return isTime ? 1 : 0
}
