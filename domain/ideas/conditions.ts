// What an entry asks of its evidence beside type and matter: without it, a loaf would get a first call about it.
import type { Fact } from '#contract/facts.ts'
import type { Condition } from '#domain/library/entry.ts'
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
  mistake: ({ quote }) => mistake.test(quote),
}

/** The figure in an amount or a count, without its sign: "£1,250.00" is 1250; not a number where there is none. */
export const sumOf = (amount: string): number =>
  Number(/\d+(?:\.\d+)?/.exec(amount.replaceAll(',', ''))?.[0] ?? Number.NaN)

const isByTime = (unit = ''): boolean =>
  /^an? (?:minute|hour|session|day|night|week|fortnight|month|quarter|term|year)/.test(spokenUnit(unit))

const duration =
  /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|generations?)\b/i
const deed = /^\p{L}{3,}ing\s\S+\s\S/u
const payer =
  /\b(?:adults?|child(?:ren)?|concessions?|seniors?|students?|admission|entry|members?|under[- ]\d+s?)\b/i
const ourselves = /\b(?:we|our|ours|us)\b/i
const opinion =
  /\b(?:believe|think|never|always|only|should|rather|prefer|refuse|without|no|not|nobody|nothing|every|instead|must|because|matters?|important|right|wrong|worth|better|n['’]t)\b/i

/** What went wrong once. What is asked, feared or supposed has not happened: "if we got it wrong". */
const mistake =
  /(?<!\b(?:if|when|whether|unless|what|whatever|in case|never|not)\b[^.;]*)\b(?:mistakes?|blunders?|went (?:badly |quite )?wrong|got (?:it|this|that|them|one) (?:badly |all |quite )?wrong|should(?: not|n[’']t) have|(?:the|a) hard way|to (?:our|his|her|my) (?:shame|regret))\b/i
