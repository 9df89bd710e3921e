// Decides whether there are enough facts for an idea. A brief that names something must be answered with
// facts about it, not with what any business could say.
import type { Play } from '#domain/playbook/form.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { memoize } from '#domain/memoize.ts'
import type { ParsedBrief } from '../brief/parse-brief.ts'
import { ofPrice } from '../brief/find-section.ts'
import { wordsShared } from './fit.ts'
import type { Candidate } from './candidates.ts'

/**
 * A brief with at most this many words, such as "more people at our open days", accepts anything on its
 * topic. A longer one asks for something specific.
 */
const LONGEST_OPEN = 6
/** A doubt or thank-you in a brief of at most this many words needs no specific answer. */
const LONGEST_PLAIN = 10
/** How many words a question on the website must share with a brief to be the one that it asks. */
const WORDS_OF_THE_QUESTION = 2

/**
 * Facts that are enough for an idea on their own, such as who is wanted, how much is left or whose milestone
 * it is.
 */
const sufficientFacts = new Set([
  'brief-role',
  'brief-left',
  'brief-milestone',
  'brief-rise',
  'brief-jubilee',
])

/**
 * Whether the candidate can say more about the brief's subject than its name.
 * @param hasPassages whether the brand's website has text of its own; if so, readers reject what any business
 * of the trade could say
 */
export function isGrounded({ play, subject }: Candidate, asked: ParsedBrief, hasPassages: boolean): boolean {
  if (asked.form !== null) return isForForm(play)
  if (isGeneral(asked, hasPassages)) return true
  // Readers refused nearly all ideas made from such a site for a brief, so the form comes first, filled in from the site.
  if (hasPassages) return false
  // A series needs its parts, which no passage of the website has.
  if (asked.series !== null) return play.needs.some(({ slot }) => ofSeries.has(slot))
  if (asked.worry !== null && asked.section !== null && !answersDoubt(asked)) return false
  // Plays about quiet times only suit briefs that want places filled.
  if (play.needs.some(({ slot }) => slot === 'brief-quiet') && asked.intents.get('fill') !== 1) return false
  // A vacancy without hours, pay or other details can't be advertised.
  if (play.intent === 'hire' && asked.section === null && asked.price === null) return false
  if (subject?.about === 'section' || play.needs.some(({ slot }) => sufficientFacts.has(slot))) return true
  if (asked.section !== null || asked.said.length > 0) return play.isForBriefs && printsBrief(play)
  // Questions on the website are also searched as passages. The one that the brief asks would have been found
  // there.
  if (subject?.about === 'question')
    return asked.worry === null && wordsShared(subject, asked) >= WORDS_OF_THE_QUESTION
  if (play.needs.some(({ slot }) => factsForShortBriefs.has(slot))) return wordsIn(asked) <= LONGEST_PLAIN
  return !namesSomething(asked) && play.trade !== 'everyone' && asked.intents.get(play.intent) === 1
}

/** Whether the play prints the answers of a filled-in form. */
export const isForForm = (play: Play): boolean => play.needs.some(({ slot }) => slot.startsWith('form-'))

/**
 * Facts of a short brief that can be answered briefly: a doubt, a thank-you, an attempt to win people back.
 */
const factsForShortBriefs = new Set(['brief-worry', 'brief-doubt', 'brief-why', 'brief-thanked', 'brief-you'])

/**
 * Whether the passage answers a doubt: its heading is a question, a quotation or a reason, and it is about
 * the price if the brief is. A date or a number of places left needs no such passage.
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
 * Whether a brief accepts any idea on its topic, because it is a general wish or a few words that name
 * nothing. If the brand's website has no text of its own, this also goes for the name of an offering without
 * a date, price or doubt.
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

/** Whether a play's draft prints what the brand says on the brief's topic. */
const printsBrief = memoize((play: Play): boolean =>
  alternativesOf(play).some(({ each }) => each?.what === 'brief'),
)
