// What an entry asks of its evidence beside type and matter: without it, a loaf would get a first call about it.
import type { Fact } from '#contract/facts.ts'
import type { Condition } from '#domain/library/entry.ts'
import { conditionsOfKinds } from './conditions-of-kinds.ts'
import { sumOf } from './sums.ts'
import { spokenUnit } from './wording/money.ts'

/** Whether the fact is what the condition asks for. */
export const holdsOf = (condition: Condition, fact: Fact): boolean => conditions[condition](fact)

const conditions: Readonly<Record<Condition, (fact: Fact) => boolean>> = {
  'sum-worth-planning': ({ slots }) =>
    slots.amount === undefined || !(sumOf(slots.amount) < 20) || isByTime(slots.unit),
  'not-by-time': ({ slots }) => !isByTime(slots.unit) && slots.unit !== 'each',
  crowd: ({ slots }) => sumOf(slots.count ?? '') >= 12 && !duration.test(slots.noun ?? ''),
  choice: ({ slots }) => !deed.test(slots.label ?? '') && !payer.test(slots.label ?? ''),
  opinion: ({ quote }) => ourselves.test(quote) && opinion.test(quote) && !/\d/.test(quote),
  'our-own': ({ type, quote }) => type !== 'statement' || ourselves.test(quote),
  'long-sentence': ({ quote }) => quote.split(/\s+/).length >= 12,
  'several-days': ({ slots }) => severalDays.test(slots.hours ?? ''),
  'by-name': ({ slots: { person = '' }, quote }) =>
    isFullName.test(person) && !isPast.test(quote) && (quote.includes(person) || isSentence(quote)),
  'short-question': ({ quote }) => quote.trim().endsWith('?') && quote.split(/\s+/).length <= 14,
  'done-by-us': ({ quote }) => ownStep.test(quote),
  'stands-alone': ({ quote }) => !leaning.test(quote),
  'taken-up': ({ slots }) => takenUp.test(slots.label ?? ''),
  mistake: ({ quote }) => mistake.test(quote),
  ...conditionsOfKinds,
}

/** More than a job's name beside a picture. */
const isSentence = (quote: string): boolean => quote.split(/\s+/).length >= 6

const isByTime = (unit = ''): boolean =>
  /^an? (?:minute|hour|session|day|night|week|fortnight|month|quarter|term|year)/.test(spokenUnit(unit))

const duration =
  /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|generations?)\b/i
const deed = /^\p{L}{3,}ing\s\S+\s\S/u
const payer =
  /\b(?:adults?|child(?:ren)?|concessions?|seniors?|students?|admission|entry|members?|under[- ]\d+s?)\b|^(?:under|over) (?:one|two|three|four|five)\b|^(?:two|three|four)(?:-year-olds| and (?:three|four|five))/i
const ourselves = /\b(?:we|our|ours|us)\b/i
const opinion =
  /\b(?:believe|think|never|always|only|should|rather|prefer|refuse|without|no|not|nobody|nothing|every|instead|must|because|matters?|important|right|wrong|worth|better|n['’]t)\b/i

/** What went wrong once. What is asked, feared or supposed has not happened: "if we got it wrong". */
const mistake =
  /(?<!\b(?:if|when|whether|unless|what|whatever|in case|never|not)\b[^.;]*)\b(?:mistakes?|blunders?|went (?:badly |quite )?wrong|got (?:it|this|that|them|one) (?:badly |all |quite )?wrong|should(?: not|n[’']t) have|(?:the|a) hard way|to (?:our|his|her|my) (?:shame|regret))\b/i

const weekday = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*`
/** "Monday to Friday", "Tue, Thu and Sat", "daily": not the one line that is of a Saturday. */
const severalDays = new RegExp(
  String.raw`\b${weekday}\b.*\b${weekday}\b|\b(?:daily|every day|weekdays|seven days|all week)\b`,
  'is',
)
const isFullName = /^(?:\p{L}+\.? )?\p{Lu}[\p{L}'’-]+ \p{Lu}/u
const isPast =
  /\b(?:was|were|had|died|retired|until|left|used to|began|founded|started|opened|bought)\b|\b(?:1[5-9]|20)\d\d\b/i
const ownStep =
  /^(?:step \d+[:.] ?)?(?:(?:first|then|next|every|each|before|after|once|on|at)\b[^.]{0,40}?,? )?we (?!are\b|have\b|had\b|were\b|do not\b|did\b|can\b|will\b|never\b|no\b|\p{L}+n[’']t\b)\p{L}+/iu
const leaning =
  /^(?:he|she|it|they|that|this|these|those|his|her|their|its|but|so|and|or|then|also|on the (?:first|second|third|fourth|fifth))\b/i
const takenUp =
  /\b(?:course|class|classes|lessons?|memberships?|programme|plan|training|school|taster|sessions?|club|pass|card|subscription|beginners?|starter|term|block)\b/i
