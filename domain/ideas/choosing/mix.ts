// Chooses the ideas that go together: the best first, at most two with the same intent, something for new and
// for existing customers, one that sells, and one that is quick to make.
import type { FormContentType, Objective } from '#contract/values/content.ts'
import type { Memory } from '../memory/memory.ts'
import type { Candidate } from './candidates.ts'
import type { Scored } from './score.ts'

export interface Choice {
  candidate: Candidate
  format: FormContentType
  objective: Objective
}

export interface Wish {
  count: number
  /** Whether there is a brief. Answering it is then more important than a good mix. */
  isForBrief: boolean
  memory: Memory
  /** Formats that rarely reach this brand's audience. */
  weakFormats: readonly FormContentType[]
}

/** How many ideas may have the same intent. */
const MOST_OF_ONE = 2
/** The penalty for a second passage in the same play. It's less than what a passage is worth more than other subjects. */
const SAME_PLAY = 4
/** How many ideas may each be about one offering. With more, the list reads like a catalogue. */
const MOST_OF_OFFERINGS = 3

/**
 * Chooses and writes ideas one by one, because an idea's title is only known once it is written.
 * @param makeIdea writes an idea; null if it can't be written
 */
export function chooseMix<Idea>(
  open: readonly Scored[],
  { count, isForBrief, memory, weakFormats }: Wish,
  makeIdea: (choice: Choice) => Idea | null,
): Idea[] {
  const left = open.toSorted((one, other) => other.score - one.score)
  const made: Idea[] = []
  const chosen: Choice[] = []
  while (made.length < count && left.length > 0) {
    const next = bestOf(left, chosen, { count, isForBrief, memory, weakFormats })
    if (next === null) break
    left.splice(left.indexOf(next), 1)
    const choice = withFormat(next.candidate, chosen, memory, weakFormats)
    const idea = makeIdea(choice)
    if (idea === null) continue
    made.push(idea)
    chosen.push(choice)
    // A play that posts another passage makes a different idea.
    for (let at = left.length - 1; at >= 0; at--)
      if (left[at]?.candidate.play === choice.candidate.play && choice.candidate.subject?.about !== 'section')
        left.splice(at, 1)
  }
  return made
}

function bestOf(left: readonly Scored[], chosen: readonly Choice[], wish: Wish): Scored | null {
  let best: { one: Scored; worth: number } | null = null
  for (const one of left) {
    // The list is sorted by score, so the search ends when not even the highest bonus could make a
    // difference.
    if (best !== null && one.score + MAX_BONUS < best.worth) break
    const worth = one.score + mixBonus(one.candidate, chosen, wish)
    if (best === null || worth > best.worth) best = { one, worth }
  }
  return best?.one ?? null
}

const MAX_BONUS = 6

function mixBonus(
  { play, subject, formats }: Candidate,
  chosen: readonly Choice[],
  { count, isForBrief, memory }: Wish,
): number {
  const plays = chosen.map(({ candidate }) => candidate.play)
  const ofIntent = plays.filter(({ intent }) => intent === play.intent).length
  const ofReader = plays.filter(({ reader }) => reader === play.reader).length
  const ofOfferings = chosen.filter(({ candidate }) => candidate.subject?.about === 'offering').length
  const isSameThing = subject !== null && chosen.some(({ candidate }) => isSame(candidate.subject, subject))
  const isNewFormat = formats.some((format) => chosen.every((other) => other.format !== format))
  const isLast = chosen.length >= count - 2
  const misses = {
    seller: play.sellsPlainly && !plays.some(({ sellsPlainly }) => sellsPlainly),
    quick: play.effort === 'quick' && !plays.some(({ effort }) => effort === 'quick'),
    known:
      (play.reader === 'existing' || play.reader === 'lapsed' || play.reader === 'both') &&
      !plays.some(({ reader }) => reader !== 'new' && reader !== 'public'),
    fresh:
      (play.reader === 'new' || play.reader === 'public') &&
      !plays.some(({ reader }) => reader === 'new' || reader === 'public'),
  }
  const wanted = Object.values(misses).filter(Boolean).length
  const mix =
    -1.2 * ofIntent -
    0.5 * ofReader -
    (ofIntent >= MOST_OF_ONE ? 20 : 0) -
    (subject?.about === 'offering' && ofOfferings >= MOST_OF_OFFERINGS ? 3 : 0) +
    (isLast ? 1.5 : 0.4) * Math.min(2, wanted) -
    0.4 * memory.timesLately('intent', play.intent)
  return (
    (isForBrief ? -0.3 * ofIntent : mix) -
    (plays.includes(play) ? SAME_PLAY : 0) -
    (isSameThing && !isForBrief ? 2.5 : 0) -
    // The penalty is so high that the same passage is only posted once.
    (isSameThing && subject.about === 'section' ? 12 : 0) +
    (isNewFormat ? 0.8 : 0)
  )
}

/** The penalty for a weak format equals that for having used a format three times. */
const WEAK_FORMAT = 12

/** Picks the format and the objective that were used least, in this mix and recently. */
function withFormat(
  candidate: Candidate,
  chosen: readonly Choice[],
  memory: Memory,
  weakFormats: readonly string[],
): Choice {
  const used = (part: 'format' | 'objective', value: string) =>
    4 * chosen.filter((choice) => choice[part] === value).length +
    memory.timesLately(part, value) +
    (weakFormats.includes(value) ? WEAK_FORMAT : 0)
  const least = <Value extends string>(part: 'format' | 'objective', values: readonly Value[]): Value => {
    const [first, ...rest] = values
    if (first === undefined) throw new Error('A candidate has a format and an objective')
    return rest.reduce((best, value) => (used(part, value) < used(part, best) ? value : best), first)
  }
  return {
    candidate,
    format: least('format', candidate.formats),
    objective: least('objective', candidate.objectives),
  }
}

/** Whether two candidates are about the same subject, or about the same offering. */
const isSame = (one: Candidate['subject'], other: NonNullable<Candidate['subject']>): boolean =>
  one !== null && (one.key === other.key || (one.offered !== null && one.offered.key === other.offered?.key))
