// Whether there is enough to say: a brief that names something is answered with what is known of it, and not with what any firm could say.
import type { Play } from '#domain/playbook/form.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { once } from '#domain/once.ts'
import type { Understood } from '../brief/understand.ts'
import { wordsShared } from './fit.ts'
import type { Candidate } from './candidates.ts'

/** Words up to which a brief asks for anything on its thing: "more people at our open days". A longer one asks for more. */
const LONGEST_OPEN = 6
/** Words up to which a doubt or a thank-you has nothing of its own to answer. */
const LONGEST_PLAIN = 10
/** Words a question must share with a brief to be the one it asks. */
const WORDS_OF_THE_QUESTION = 2

/** What says by itself all that a piece needs: who is looked for, how much is left, whose day it is. */
const enough = new Set(['brief-role', 'brief-left', 'brief-milestone', 'brief-rise', 'brief-jubilee'])

/** Whether the piece has something to say on the brief beyond its name. */
export function isGrounded({ play, subject }: Candidate, asked: Understood): boolean {
  if (isGeneral(asked)) return true
  // A series is its parts, and no passage has them.
  if (asked.series !== null) return play.needs.some(({ slot }) => ofSeries.has(slot))
  if (asked.worry !== null && asked.section !== null && !answersDoubt(asked)) return false
  // What is free at a quiet time is told where places are to be filled.
  if (play.needs.some(({ slot }) => slot === 'brief-quiet') && asked.intents.get('fill') !== 1) return false
  if (subject?.about === 'section' || play.needs.some(({ slot }) => enough.has(slot))) return true
  if (asked.section !== null || asked.said.length > 0) return play.isForBriefs && printsBrief(play)
  // A doubt that none of its questions is nearest to has no answer yet.
  if (subject?.about === 'question')
    return asked.worry === null && wordsShared(subject, asked) >= WORDS_OF_THE_QUESTION
  if (play.needs.some(({ slot }) => ofPeople.has(slot))) return wordsIn(asked) <= LONGEST_PLAIN
  return !namesSomething(asked) && play.trade !== 'everyone' && asked.intents.get(play.intent) === 1
}

/** What a doubt, a thank-you or a way back hangs on: said in a few words, it is answered in a few. */
const ofPeople = new Set(['brief-worry', 'brief-doubt', 'brief-why', 'brief-thanked', 'brief-you'])

/** What people doubt is answered where the site asks the same; a passage that only names the thing doesn't. A day or a number is a matter of its own. */
const answersDoubt = ({ section, left, when, price }: Understood): boolean =>
  section === null ||
  left !== null ||
  when?.date != null ||
  /[?"”]$|^["“]|\bwhy\b|\bworth\b/i.test(section.heading) ||
  (price !== null && `${section.heading} ${section.text}`.includes(price.split(' ')[0] ?? price))

const ofSeries = new Set(['brief-series', 'series-of-ours'])

const namesSomething = ({ thing, worry, series, thanked, you }: Understood): boolean =>
  (thing !== null && !thing.isSomebody) ||
  worry !== null ||
  series !== null ||
  thanked !== null ||
  you !== null

/**
 * A brief that asks for nothing in particular takes anything of its kind: a few words, somebody's wish for a good idea, or the name of
 * something that the brand or its trade offers, without a day, a price or a doubt.
 */
function isGeneral(asked: Understood): boolean {
  const { text, isOpen, worry, price, left, thing, when, told, series } = asked
  if (isOpen) return true
  if (
    series !== null ||
    worry !== null ||
    price !== null ||
    left !== null ||
    /\d(?:st|nd|rd|th|%|am|pm)\b|\d%/i.test(text)
  )
    return false
  const isKnown = thing !== null && (thing.offered.value.id !== 'brief' || thing.offered.entry !== null)
  const isOfOffering = isKnown && when === null && told.ask === null
  return isOfOffering || (wordsIn(asked) <= LONGEST_OPEN && when?.date == null)
}

const wordsIn = ({ text }: Understood): number => text.split(' ').length

/** Whether its draft prints what the brand says on the brief. */
const printsBrief = once((play: Play): boolean =>
  alternativesOf(play).some(({ each }) => each?.what === 'brief'),
)
