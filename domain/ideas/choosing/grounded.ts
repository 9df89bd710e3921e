// Whether there is enough to say: a brief that names something is answered with what is known of it, and not with what any firm could say.
import type { Play } from '#domain/playbook/form.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { once } from '#domain/once.ts'
import type { Understood } from '../brief/understand.ts'
import { wordsShared } from './fit.ts'
import type { Candidate } from './candidates.ts'

/** Words up to which a brief asks for anything on its thing: "more people at our open days". A longer one asks for more. */
const LONGEST_OPEN = 6
/** So many facts of its own make a notice by themselves: what it is, who it is for, when and how much. */
const FACTS_OF_A_NOTICE = 3
/** Words a question must share with a brief to be the one it asks. */
const WORDS_OF_THE_QUESTION = 2

/** What says by itself all that a piece needs: who is looked for, how much is left, whose day it is. */
const enough = new Set(['brief-role', 'brief-left', 'brief-milestone', 'brief-rise', 'brief-jubilee'])
/** What a doubt or a thank-you hangs on: it is answered, if only by being taken seriously. */
const enoughAlone = new Set(['brief-worry', 'brief-doubt', 'brief-why', 'brief-thanked', 'brief-you'])

/** Whether the piece has something to say on the brief beyond its name. */
export function isGrounded({ play, subject }: Candidate, asked: Understood): boolean {
  if (isGeneral(asked) || subject?.about === 'section') return true
  if (play.needs.some(({ slot }) => enough.has(slot))) return true
  if (asked.section !== null || asked.said.length > 0) return play.isForBriefs && printsBrief(play)
  if (subject?.about === 'question')
    return asked.series === null && wordsShared(subject, asked) >= WORDS_OF_THE_QUESTION
  if (play.needs.some(({ slot }) => enoughAlone.has(slot))) return true
  if (play.needs.some(({ slot }) => slot.startsWith('brief-'))) return factsOf(asked) >= FACTS_OF_A_NOTICE
  return !namesSomething(asked) && play.trade !== 'everyone' && asked.intents.get(play.intent) === 1
}

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
function isGeneral({ text, isOpen, worry, price, left, thing, when, told }: Understood): boolean {
  if (isOpen) return true
  if (worry !== null || price !== null || left !== null || /\d(?:st|nd|rd|th|%|am|pm)\b|\d%/i.test(text))
    return false
  const isKnown = thing !== null && (thing.offered.value.id !== 'brief' || thing.offered.entry !== null)
  const isOfOffering = isKnown && when === null && told.ask === null
  return isOfOffering || (text.split(' ').length <= LONGEST_OPEN && when?.date == null)
}

const factsOf = ({ told, when, price, left, also, details }: Understood): number =>
  [told.what, told.audience, told.ask, when, price, left, also, ...details].filter((one) => one !== null)
    .length

/** Whether its draft prints what the brand says on the brief. */
const printsBrief = once((play: Play): boolean =>
  alternativesOf(play).some(({ each }) => each?.what === 'brief'),
)
