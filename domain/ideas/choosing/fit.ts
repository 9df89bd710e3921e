// Scores how well a candidate answers a brief, by the brief's facts, intent, subject, words and readers.
import type { Play } from '#domain/playbook/form.ts'
import type { Subject } from '#domain/playbook/rendering/subjects.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import { memoize } from '#domain/memoize.ts'
import type { ParsedBrief } from '../brief/parse-brief.ts'
import { isForOwnEvent, namesDayOf, type Candidate } from './candidates.ts'

/**
 * Whether the candidate does what the brief asks, uses its facts or is about its subject. Only sharing some
 * words isn't enough if the brief names something, because it may be a coincidence.
 */
export const answersBrief = ({ play, subject }: Candidate, asked: ParsedBrief): boolean =>
  asked.form !== null ||
  asked.namesNothing ||
  factFit(play, asked) > 0 ||
  isItsSection(subject, asked) ||
  (subject !== null && subject.offered !== null && subject.offered.key === asked.thing?.offered.key) ||
  // A request for a series is only answered by its parts, not by something else for the season.
  (asked.series === null && ((asked.intents.get(play.intent) ?? 0) > 0 || namesDayOf(play, asked.text)))

/** No other reason may outweigh the wrong reader. */
const RIGHT_READER = 4
const WRONG_READER = -10

/**
 * Scores what the candidate has to do with the brief's topic, and adds whether it is for the brief's readers.
 * Readers only count if the topic fits.
 */
export function fitToBrief(candidate: Candidate, asked: ParsedBrief): number {
  // Only plays for the filled-in form are left, and all of them fit. But a letter to people who stopped coming isn't for the
  // public, so with an email to choose, its score leaves nothing else.
  if (asked.form !== null)
    return asked.intents.get('win-back') === 1 && candidate.formats.includes('email')
      ? 3 * OWN_SECTION
      : OWN_SECTION
  const topic = topicFit(candidate, asked)
  // Helpers and staff are often found through people who know the brand, so for them the reader matters less.
  const isPassedOn = candidate.play.intent === 'hire' || candidate.play.intent === 'recruit'
  const reader = readerFit(candidate.play, asked) * (isPassedOn ? 0.3 : 1)
  return topic <= 0 && asksForTopic(asked) ? Math.min(0, topic) : topic + reader
}

/** Whether the brief asks for a topic. "Something for our regulars" only asks for readers. */
const asksForTopic = ({ intents, thing, stems }: ParsedBrief): boolean =>
  thing !== null || intents.size > 0 || stems.size > 3

/** Whether the candidate posts the passage that answers the brief. */
const isItsSection = (subject: Subject | null, { section }: ParsedBrief): boolean =>
  section !== null &&
  subject?.about === 'section' &&
  subject.slots.get('section-plain')?.text === section.text

/** A candidate that posts the passage that answers the brief gets this score, whatever its intent is. */
const OWN_SECTION = 9

function topicFit({ play, subject }: Candidate, asked: ParsedBrief): number {
  if (subject?.about === 'section')
    return isItsSection(subject, asked) && isAskedFor(play, asked)
      ? OWN_SECTION +
          2 * (asked.intents.get(play.intent) ?? 0) +
          2.5 * Math.min(2, keyHits(play, asked)) +
          factFit(play, asked)
      : isWinBack(play, asked)
        ? OWN_SECTION
        : OFF_TOPIC
  const named = asked.thing
  const offering = subject?.offered ?? null
  const isOfThing = named !== null && offering !== null && offering.key === named.offered.key
  const isOfOther = named !== null && offering !== null && !isOfThing
  const shared = subject === null ? 0 : wordsShared(subject, asked)
  const isUnasked = named === null && subject !== null && shared === 0
  const intent = asked.intents.get(play.intent) ?? 0
  const isBeside = named !== null && factFit(play, asked) === 0 && !isOfThing && intent < 1
  // A play that is only for briefs must be about the brief's subject, or share a word with it.
  if (play.isForBriefs && play.about === 'offering' && !isOfThing && shared === 0 && !isOwnSeries(play))
    return OFF_TOPIC
  const isOfDay = namesDayOf(play, asked.text) || (asked.isEvent && isForOwnEvent(play))
  return (
    2.5 * Math.min(3, keyHits(play, asked)) +
    5 * intent +
    (isOfThing ? scoreOfThing(play, asked) : 0) +
    (isOfOther ? -6 : 0) +
    // A brief with an intent but no subject is best answered by an idea about the whole brand. If it has
    // neither, an idea about one offering is off topic.
    (isUnasked ? (asked.intents.size === 0 ? -6 : subject.about === 'offering' ? -2 : 0) : 0) +
    (subject?.about === 'offering' ? 0 : 1.5 * Math.min(3, shared)) +
    factFit(play, asked) +
    (isBeside ? -3 : 0) +
    (isOfDay ? (play.occasion === null ? 2 : 7) : 0)
  )
}

/**
 * Whether a play that is only for briefs fits this one: it shares the brief's intent, uses its facts, or has
 * its words as keywords.
 */
const isAskedFor = (play: Play, asked: ParsedBrief): boolean =>
  !play.isForBriefs ||
  (asked.intents.get(play.intent) ?? 0) > 0 ||
  factFit(play, asked) > 0 ||
  keyHits(play, asked) >= LEAST_KEYS

/** A single shared keyword must be at least this rare. */
const LEAST_KEYS = 0.8

/**
 * Scores the facts of the brief that the play is written to use. Some facts fit several intents: "you never
 * sent it back" can become a reminder, an attempt to win people back or a thank-you, depending on what the
 * brief asks for.
 */
function factFit(play: Play, { intents, thing, series }: ParsedBrief): number {
  // If the brief is about something, the people it is for don't decide what the idea is.
  const hangsOn = play.needs.filter(
    ({ slot }) =>
      slot in scoreOfFact &&
      (slot !== 'brief-you' || thing === null) &&
      (slot !== 'brief-line' || series === null),
  )
  return hangsOn.reduce(
    (sum, { slot }) => sum + (suitsIntent(play, slot, intents) ? (scoreOfFact[slot] ?? 0) : 0),
    0,
  )
}

/**
 * Whether a fact fits the play's intent if the brief doesn't state one. "You have never seen a physio" is
 * then a matter of trust, and a thing is described.
 */
const suitsIntent = ({ intent }: Play, slot: string, intents: ReadonlyMap<string, number>): boolean =>
  factsWithIntent.has(slot) ||
  (intents.get(intent) ?? 0) > 0 ||
  (intents.size === 0 && (slot === 'brief-you' ? intent === 'trust' : !factsNeedingIntent.has(slot)))

/** Facts that don't show an intent: a name or a time alone. */
const factsNeedingIntent: ReadonlySet<string> = new Set(['brief-line', 'brief-when'])

/** Whether the play wins people back, and no passage answers the brief. */
const isWinBack = ({ needs, intent }: Play, { intents, section }: ParsedBrief): boolean =>
  section === null && intents.get(intent) === 1 && needs.some(({ slot }) => slot === 'brief-you')

const OFF_TOPIC = -20
const isOwnSeries = ({ needs }: Play): boolean => needs.some(({ slot }) => slot === 'series-of-ours')

const scoreOfFact: Readonly<Record<string, number>> = {
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
/** Facts that show the brief's intent on their own. */
const factsWithIntent = new Set([
  'brief-milestone',
  'brief-thanked',
  'brief-series',
  'brief-left',
  'brief-why',
  'brief-rise',
  'brief-jubilee',
])

/**
 * Scores a candidate about the brief's subject. It is highest if the brief asks for no other intent than the
 * play's.
 */
const scoreOfThing = (play: Play, asked: ParsedBrief): number =>
  asksPeople(asked) ? 1 : asked.intents.size === 0 || asked.intents.has(play.intent) ? 6 : 4

/**
 * Counts the words that a brief shares with an offering's name, or with the text of a question, person or
 * review.
 */
export function wordsShared({ about, offered, slots }: Subject, { stems }: ParsedBrief): number {
  const said =
    about === 'offering' && offered !== null
      ? [offered.value.name]
      : [...slots].filter(([name]) => textSlots.has(name)).map(([, { text }]) => text)
  return new Set(stemsOf(said.join(' '))).intersection(stems).size
}
const textSlots = new Set(['ask', 'answer', 'name', 'role', 'review-text'])

/**
 * Whether the brief asks people to do something. Its subject is then what they are asked for, and needs no
 * explanation for customers.
 */
const asksPeople = ({ intents }: ParsedBrief): boolean =>
  ['recruit', 'hire', 'raise', 'referral', 'win-back', 'partner'].some((intent) => intents.get(intent) === 1)

function readerFit({ reader }: Play, { readers }: ParsedBrief): number {
  if (readers.size === 0) return 0
  if (readers.has(reader)) return RIGHT_READER
  if (reader === 'both') return readers.has('lapsed') ? -4 : 2
  if (reader === 'public' && readers.has('new')) return 0
  return WRONG_READER
}

const keyStems = memoize(
  (play: Play): ReadonlySet<string> => new Set(play.keys.flatMap((key) => stemsOf(key))),
)

/** Counts the play's keywords in the brief, weighted by how rare they are. */
const keyHits = (play: Play, { stems, rarity }: ParsedBrief): number =>
  [...keyStems(play).intersection(stems)].reduce((sum, stem) => sum + rarity(stem), 0)

/** How rare a keyword is, from 0 to 1: 1 for one that only few plays have. */
export const rarityAmong = memoize((plays: readonly Play[]): ((stem: string) => number) => {
  const having = new Map<string, number>()
  for (const play of plays) for (const stem of keyStems(play)) having.set(stem, (having.get(stem) ?? 0) + 1)
  return (stem) => Math.min(1, 4 / (having.get(stem) ?? 4))
})
