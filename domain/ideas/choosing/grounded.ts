// Whether there is enough to say: a brief that names something is answered with what is known of it, and not with what any firm could say.
import type { Play } from '#domain/playbook/form.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { memoize } from '#domain/memoize.ts'
import type { ParsedBrief } from '../brief/parse-brief.ts'
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
export function isGrounded({ play, subject }: Candidate, asked: ParsedBrief): boolean {
  if (isGeneral(asked)) return true
  // A series is its parts, and no passage has them.
  if (asked.series !== null) return play.needs.some(({ slot }) => ofSeries.has(slot))
  if (subject?.about === 'section' || play.needs.some(({ slot }) => enough.has(slot))) return true
  if (asked.section !== null || asked.said.length > 0) return play.isForBriefs && printsBrief(play)
  if (subject?.about === 'question') return wordsShared(subject, asked) >= WORDS_OF_THE_QUESTION
  if (play.needs.some(({ slot }) => ofPeople.has(slot))) return wordsIn(asked) <= LONGEST_PLAIN
  return !namesSomething(asked) && play.trade !== 'everyone' && asked.intents.get(play.intent) === 1
}

/** What a doubt, a thank-you or a way back hangs on: said in a few words, it is answered in a few. */
const ofPeople = new Set(['brief-worry', 'brief-doubt', 'brief-why', 'brief-thanked', 'brief-you'])

const ofSeries = new Set(['brief-series', 'series-of-ours'])

const namesSomething = ({ thing, worry, series, thanked, you }: ParsedBrief): boolean =>
  (thing !== null && !thing.isSomebody) ||
  worry !== null ||
  series !== null ||
  thanked !== null ||
  you !== null

/**
 * A brief that asks for nothing in particular takes anything of its kind: a few words, somebody's wish for a good idea, or the name of
 * something that the brand or its trade offers, without a day, a price or a doubt.
 */
function isGeneral(asked: ParsedBrief): boolean {
  const { text, isOpen, worry, price, left, thing, when, description, series } = asked
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
  const isOfOffering = isKnown && when === null && description.ask === null
  return isOfOffering || (wordsIn(asked) <= LONGEST_OPEN && when?.date == null)
}

const wordsIn = ({ text }: ParsedBrief): number => text.split(' ').length

/** Whether its draft prints what the brand says on the brief. */
const printsBrief = memoize((play: Play): boolean =>
  alternativesOf(play).some(({ each }) => each?.what === 'brief'),
)
