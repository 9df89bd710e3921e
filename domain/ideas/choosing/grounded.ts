// Whether there is enough to say: a brief that names something is answered with facts about it, not with what any
// firm could say.
import type { Play } from '#domain/playbook/form.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { memoize } from '#domain/memoize.ts'
import type { ParsedBrief } from '../brief/parse-brief.ts'
import { ofPrice } from '../brief/find-section.ts'
import { wordsShared } from './fit.ts'
import type { Candidate } from './candidates.ts'

/**
 * A brief of up to this many words asks for anything about its thing: "more people at our open days". A longer one
 * asks for something specific.
 */
const LONGEST_OPEN = 6
/** A doubt or thank-you in a brief of up to this many words needs no specific answer. */
const LONGEST_PLAIN = 10
/** Words a question must share with a brief to be the one it asks. */
const WORDS_OF_THE_QUESTION = 2

/** Facts that are enough for an idea by themselves: who is wanted, how much is left, whose milestone it is. */
const sufficientFacts = new Set([
  'brief-role',
  'brief-left',
  'brief-milestone',
  'brief-rise',
  'brief-jubilee',
])

/**
 * Whether the candidate can say something about the brief beyond its name.
 * @param hasPassages whether the brand has text of its own: then readers refuse what its whole trade could say
 */
export function isGrounded({ play, subject }: Candidate, asked: ParsedBrief, hasPassages: boolean): boolean {
  if (asked.form !== null) return isForForm(play)
  if (isGeneral(asked, hasPassages)) return true
  // A series needs its parts, and no passage has them.
  if (asked.series !== null) return play.needs.some(({ slot }) => ofSeries.has(slot))
  if (asked.worry !== null && asked.section !== null && !answersDoubt(asked)) return false
  // Plays about quiet times are only for briefs that want places filled.
  if (play.needs.some(({ slot }) => slot === 'brief-quiet') && asked.intents.get('fill') !== 1) return false
  // A job without its hours, its pay or anything else about it can't be passed on.
  if (play.intent === 'hire' && asked.section === null && asked.price === null) return false
  if (subject?.about === 'section' || play.needs.some(({ slot }) => sufficientFacts.has(slot))) return true
  if (asked.section !== null || asked.said.length > 0) return play.isForBriefs && printsBrief(play)
  // A brand with passages has its questions among them, and the one a brief asks was found with them.
  if (subject?.about === 'question')
    return !hasPassages && asked.worry === null && wordsShared(subject, asked) >= WORDS_OF_THE_QUESTION
  if (play.needs.some(({ slot }) => factsForShortBriefs.has(slot))) return wordsIn(asked) <= LONGEST_PLAIN
  return (
    !hasPassages &&
    !namesSomething(asked) &&
    play.trade !== 'everyone' &&
    asked.intents.get(play.intent) === 1
  )
}

/** Whether the play prints what people filled in. */
export const isForForm = (play: Play): boolean => play.needs.some(({ slot }) => slot.startsWith('form-'))

/** Facts that can be answered briefly if the brief is short: a doubt, a thank-you, a win-back. */
const factsForShortBriefs = new Set(['brief-worry', 'brief-doubt', 'brief-why', 'brief-thanked', 'brief-you'])

/**
 * Whether the passage answers the doubt: its heading is a question, a quotation or a reason, and it is about the price if
 * the brief is. A date or a number of places in the brief is enough to say without it.
 */
const answersDoubt = ({ section, remaining, when, price }: ParsedBrief): boolean =>
  section === null ||
  remaining !== null ||
  when?.date != null ||
  namesPrice(section.heading, price) ||
  (price !== null && ofPrice.test(section.heading)) ||
  (price === null && /[?"”]$|^["“]|\bwhy\b|\bworth\b/i.test(section.heading))

const namesPrice = (heading: string, price: string | null): boolean =>
  price !== null && heading.includes(price.split(' ')[0] ?? price)

const ofSeries = new Set(['brief-series', 'series-of-ours'])

const namesSomething = ({ thing, worry, series, thanked, you }: ParsedBrief): boolean =>
  (thing !== null && !thing.isWantedRole) ||
  worry !== null ||
  series !== null ||
  thanked !== null ||
  you !== null

/**
 * Whether a brief accepts anything about its topic: a wish for any good idea, or a few words that name nothing.
 * Of a brand that has no text of its own, also the name of something it or its trade offers, without a date, a price or a doubt.
 */
function isGeneral(asked: ParsedBrief, hasPassages: boolean): boolean {
  const { text, isOpen, namesNothing, worry, price, remaining, thing, when, description, series } = asked
  if (isOpen) return true
  if (
    series !== null ||
    worry !== null ||
    price !== null ||
    remaining !== null ||
    /\d(?:st|nd|rd|th|%|am|pm)\b|\d%/i.test(text)
  )
    return false
  const isShort = wordsIn(asked) <= LONGEST_OPEN && when?.date == null
  if (hasPassages) return namesNothing && isShort
  const isKnown = thing !== null && (thing.offered.value.id !== 'brief' || thing.offered.entry !== null)
  return isShort || (isKnown && when === null && description.ask === null)
}

const wordsIn = ({ text }: ParsedBrief): number => text.split(' ').length

/** Whether its draft prints what the brand says about the brief's topic. */
const printsBrief = memoize((play: Play): boolean =>
  alternativesOf(play).some(({ each }) => each?.what === 'brief'),
)
