// How well a piece serves a brief: what the brief states and the piece says, its job, its thing, its words, its readers.
import type { Play } from '#domain/playbook/form.ts'
import type { Subject } from '#domain/playbook/weaving/subjects.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import { once } from '#domain/once.ts'
import type { Understood } from '../brief/understand.ts'
import { isForOwnEvent, namesDayOf, type Candidate } from './candidates.ts'

/** Whether the piece does the brief's job, says what the brief says, or is about its thing: words in common alone are chance where the brief names something. */
export const isMeant = ({ play, subject }: Candidate, asked: Understood): boolean =>
  asked.namesNothing ||
  saysOfBrief(play, asked) > 0 ||
  isItsSection(subject, asked) ||
  (subject !== null && subject.offered !== null && subject.offered.key === asked.thing?.offered.key) ||
  // A series is served by its parts, and by nothing else that only suits the season.
  (asked.series === null && ((asked.intents.get(play.intent) ?? 0) > 0 || namesDayOf(play, asked.text)))

/** A wrong reader costs more than anything else can give. */
const RIGHT_READER = 4
const WRONG_READER = -10

/** What the piece has to do with the brief's matter, and whether it speaks to its readers; nothing where it has nothing to do with it. */
export function fitTo(candidate: Candidate, asked: Understood): number {
  const matter = matterOf(candidate, asked)
  // Helpers and colleagues are found by those who know the brand already.
  const isPassedOn = candidate.play.intent === 'hire' || candidate.play.intent === 'recruit'
  const toWhom = readerFit(candidate.play, asked) * (isPassedOn ? 0.3 : 1)
  return matter <= 0 && hasMatter(asked) ? Math.min(0, matter) : matter + toWhom
}

/** "Something for our regulars" asks for readers alone. */
const hasMatter = ({ intents, thing, stems }: Understood): boolean =>
  thing !== null || intents.size > 0 || stems.size > 3

/** Whether the piece posts the very passage that the brief is about. */
const isItsSection = (subject: Subject | null, { section }: Understood): boolean =>
  section !== null &&
  subject?.about === 'section' &&
  subject.slots.get('section-plain')?.text === section.text

/** What a piece that posts the brief's own passage is worth, whatever its job. */
const ITS_SECTION = 9

function matterOf({ play, subject }: Candidate, asked: Understood): number {
  if (subject?.about === 'section')
    return isItsSection(subject, asked) && isAskedFor(play, asked)
      ? ITS_SECTION +
          2 * (asked.intents.get(play.intent) ?? 0) +
          2.5 * Math.min(2, keyHits(play, asked)) +
          saysOfBrief(play, asked)
      : isWayBack(play, asked)
        ? ITS_SECTION
        : NOT_MEANT
  const named = asked.thing
  const offering = subject?.offered ?? null
  const isOfThing = named !== null && offering !== null && offering.key === named.offered.key
  const isOfOther = named !== null && offering !== null && !isOfThing
  const shared = subject === null ? 0 : wordsShared(subject, asked)
  const isUnasked = named === null && subject !== null && shared === 0
  const intent = asked.intents.get(play.intent) ?? 0
  const isBeside = named !== null && saysOfBrief(play, asked) === 0 && !isOfThing && intent < 1
  // What only briefs ask for is told of the very thing, or of what the brief has a word of.
  if (play.isForBriefs && play.about === 'offering' && !isOfThing && shared === 0 && !isOwnSeries(play))
    return NOT_MEANT
  const isOfDay = namesDayOf(play, asked.text) || (asked.event && isForOwnEvent(play))
  return (
    2.5 * Math.min(3, keyHits(play, asked)) +
    5 * intent +
    (isOfThing ? worthOfThing(play, asked) : 0) +
    (isOfOther ? -6 : 0) +
    // A job without a thing is best served by a piece about no one thing; where there is no job either, any thing is beside the matter.
    (isUnasked ? (asked.intents.size === 0 ? -6 : subject.about === 'offering' ? -2 : 0) : 0) +
    (subject?.about === 'offering' ? 0 : 1.5 * Math.min(3, shared)) +
    saysOfBrief(play, asked) +
    (isBeside ? -3 : 0) +
    (isOfDay ? (play.occasion === null ? 2 : 7) : 0)
  )
}

/** What only briefs ask for comes where its job, its words or what it hangs on are in the brief. */
const isAskedFor = (play: Play, asked: Understood): boolean =>
  !play.isForBriefs ||
  (asked.intents.get(play.intent) ?? 0) > 0 ||
  saysOfBrief(play, asked) > 0 ||
  keyHits(play, asked) >= LEAST_KEYS

/** One word that few plays are written for. */
const LEAST_KEYS = 0.8

/**
 * What a play written for such a brief is worth: it hangs on what the brief states, and says it. Some of what briefs state is said to
 * one end only: "you never sent it back" is a reminder, a way back or a thank-you, by the job that is asked for.
 */
function saysOfBrief(play: Play, { intents, thing, series }: Understood): number {
  // Who the brief is for says what the piece is only where it isn't about a thing.
  const hangsOn = play.needs.filter(
    ({ slot }) =>
      slot in worthOfSlot &&
      (slot !== 'brief-you' || thing === null) &&
      (slot !== 'brief-line' || series === null),
  )
  return hangsOn.reduce(
    (sum, { slot }) => sum + (isItsJob(play, slot, intents) ? (worthOfSlot[slot] ?? 0) : 0),
    0,
  )
}

/** Without a job, "you have never seen a physio" wants somebody's trust, and a thing by itself is told as one. */
const isItsJob = ({ intent }: Play, slot: string, intents: ReadonlyMap<string, number>): boolean =>
  alone.has(slot) ||
  (intents.get(intent) ?? 0) > 0 ||
  (intents.size === 0 && (slot === 'brief-you' ? intent === 'trust' : !ofJobs.has(slot)))

/** A name or a time alone asks for no job. */
const ofJobs: ReadonlySet<string> = new Set(['brief-line', 'brief-when'])

/** People who left are told something new, whatever it is. */
const isWayBack = ({ needs, intent }: Play, { intents, section }: Understood): boolean =>
  section === null && intents.get(intent) === 1 && needs.some(({ slot }) => slot === 'brief-you')

const NOT_MEANT = -20
const isOwnSeries = ({ needs }: Play): boolean => needs.some(({ slot }) => slot === 'series-of-ours')

const worthOfSlot: Readonly<Record<string, number>> = {
  'brief-milestone': 14,
  'brief-thanked': 12,
  'brief-series': 12,
  'series-of-ours': 4,
  'brief-role': 12,
  'brief-left': 12,
  'brief-you': 12,
  'brief-worry': 12,
  'brief-doubt': 12,
  'brief-asked': 12,
  'brief-why': 14,
  'brief-line': 6,
  'brief-when': 3,
  'brief-notice': 3,
  'brief-rise': 14,
  'brief-jubilee': 14,
}
/** What says by itself which job is meant. */
const alone = new Set([
  'brief-milestone',
  'brief-thanked',
  'brief-series',
  'brief-left',
  'brief-why',
  'brief-rise',
  'brief-jubilee',
])

/** A piece about the thing serves a brief that asks for no particular job, or for this one. */
const worthOfThing = (play: Play, asked: Understood): number =>
  asksPeople(asked) ? 1 : asked.intents.size === 0 || asked.intents.has(play.intent) ? 6 : 4

/** How many words the brief shares with an offering's name, or with what a question, a person or a customer says. */
export function wordsShared({ about, offered, slots }: Subject, { stems }: Understood): number {
  const said =
    about === 'offering' && offered !== null
      ? [offered.value.name]
      : [...slots].filter(([name]) => telling.has(name)).map(([, { text }]) => text)
  return new Set(stemsOf(said.join(' '))).intersection(stems).size
}
const telling = new Set(['ask', 'answer', 'name', 'role', 'review-text'])

/** Whether the brief asks people for something: then its thing is what they are asked for, and nothing to be explained to buyers. */
const asksPeople = ({ intents }: Understood): boolean =>
  ['recruit', 'hire', 'raise', 'referral', 'win-back', 'partner'].some((intent) => intents.get(intent) === 1)

function readerFit({ reader }: Play, { readers }: Understood): number {
  if (readers.size === 0) return 0
  if (readers.has(reader)) return RIGHT_READER
  if (reader === 'both') return readers.has('lapsed') ? -4 : 2
  if (reader === 'public' && readers.has('new')) return 0
  return WRONG_READER
}

const keyStems = once((play: Play): ReadonlySet<string> => new Set(play.keys.flatMap((key) => stemsOf(key))))

/** How much of the brief's words the play was written for; a word that many plays have says little. */
const keyHits = (play: Play, { stems, rarity }: Understood): number =>
  [...keyStems(play).intersection(stems)].reduce((sum, stem) => sum + rarity(stem), 0)

/** From 0 to 1: 1 for a word that few of the plays were written for. */
export const rarityAmong = once((plays: readonly Play[]): ((stem: string) => number) => {
  const having = new Map<string, number>()
  for (const play of plays) for (const stem of keyStems(play)) having.set(stem, (having.get(stem) ?? 0) + 1)
  return (stem) => Math.min(1, 4 / (having.get(stem) ?? 4))
})
