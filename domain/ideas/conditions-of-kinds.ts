// What a brief for a day asks of a fact when the kind of fact alone must carry it: a first day has to be told, a deed has to be done.
import type { Fact } from '#contract/facts.ts'
import type { Condition } from '#domain/library/entry.ts'
import { sumOf } from './sums.ts'

export const conditionsOfKinds = {
  'opening-scene': ({ quote }) =>
    hasWords(quote, 7) && beginning.test(quote) && !ofAPart.test(quote) && !/^since\b/i.test(quote),
  'own-name': ({ quote }) =>
    hasWords(quote, 8) && ownName.test(quote) && !/^(?:most|everything|ours|he)\b/i.test(quote),
  'other-life': ({ quote }) => hasWords(quote, 5) && elsewhere.test(quote) && !noDetour.test(quote),
  'at-work': ({ quote }) =>
    hasWords(quote, 7) &&
    deedOfToday.test(quote) &&
    !formerly.test(quote) &&
    !/\b(?:cannot|talks)\b/i.test(quote),
  'two-jobs': ({ quote }) => hasWords(quote, 8) && twoJobs.test(quote) && !/\bcannot\b/.test(quote),
  'odd-if-counted': ({ type, quote, slots: { count } }) =>
    (type !== 'superlative' || utmost.test(quote)) &&
    (count === undefined || (sumOf(count) >= 12 && withATurn.test(quote))),
  'one-in-so-many': ({ quote }) => share.test(quote) && !staffing.test(quote) && !/\bbegan\b/.test(quote),
  'by-hand': ({ quote }) => hasWords(quote, 6) && ofTheHands.test(quote) && !slow.test(quote),
  'a-step': ({ quote }) =>
    hasWords(quote, 9) && step.test(quote) && !/\bwe (?:are|have|had|reuse)\b/i.test(quote),
  'weighed-question': ({ quote }) => weighed.test(quote),
  'given-word': ({ type, quote }) =>
    type === 'promise' &&
    hasWords(quote, 8) &&
    (refused.test(quote) || owed.test(quote)) &&
    !ofAMonth.test(quote),
  refusal: ({ type, quote }) =>
    type === 'promise' &&
    hasWords(quote, 5) &&
    refused.test(quote) &&
    askedFor.test(quote) &&
    !ofAnHour.test(quote),
  'called-in': ({ quote }) => hasWords(quote, 9) && /\bif\b|\bguaranteed\b/i.test(quote),
  won: ({ quote }) => /\b(?:won|named|given|awarded|were|was)\b.*\b(?:19|20)\d\d\b/i.test(quote),
  giftable: ({ slots: { label = '', unit = '' } }) =>
    gift.test(label) && !byTheMonth.test(`${unit} ${label}`),
  'one-price': ({ quote, slots: { label = '' } }) =>
    (quote.match(/[£$€]\s?\d/g) ?? []).length === 1 &&
    quote.replace(/^(?:an?|the) /i, '').startsWith(label.split(',')[0] ?? '') &&
    !/\b(?:from|between|up to)\b/i.test(quote) &&
    label.length > 4 &&
    !isLong(label),
  'walk-in-week': ({ slots: { hours = '' } }) => throughTheWeek.test(hours) && weekend.test(hours),
} satisfies Partial<Record<Condition, (fact: Fact) => boolean>>

const hasWords = (quote: string, least: number): boolean => quote.split(/\s+/).length >= least
const isLong = (label: string): boolean => label.split(/\s+/).length > 6

const beginning =
  /\b(?:opened|started|began|first (?:loaf|day|customer|guest|patient|job|night|morning)|founded)\b/i
/** A class, a list or a job within the brand begins on days of its own. */
const ofAPart = /\b(?:class|course|club|list|job|scheme|born)\b/i

const ownName =
  /\b(?:called|named) .*\bafter\b|\bis called \p{Lu}\p{L}+ because\b|^We are called .* because\b|\bI took the name\b|\btwo words\b|^(?:An?|The) \p{L}+(?: \p{L}+)? is (?:the|an? \p{L}+ of)\b|\bis (?:the )?\p{Lu}\p{L}+ (?:word )?for\b/u

/** What somebody was, or came from, or had not meant to become. */
const elsewhere =
  /\b(?:was (?:an?|the)|used to|had been|spent|came .* (?:from (?:an?|the)|as a customer|to (?:wash|cover|help)|for (?:a|three))|joined .* (?:from (?:an?|the)|to \p{L}+ a))\b|\bfor (?:\p{L}+(?:-\p{L}+)?|\d+) years\b|\bfrom the \p{L}+ (?:trade|of)\b|^started as\b|\bstarted as\b|\byears in an?\b/iu
const noDetour =
  /\b(?:founded|opened|bought|until|apprentice|still|keeps|done|driven|every|calculated|district)\b/i

const formerly =
  /\b(?:was an?|were|had been|used to|came|joined|worked|spent|trained|started as|drove|danced|taught|grew|milked|left|retired)\b|\bfor \p{L}+(?:-\p{L}+)? years\b|\bfrom the \p{L}+ trade\b|^\p{L}+ on the\b/iu

const deedOfToday =
  /\b(?:still|herself|himself|themselves)\b|\b(?:has|have) (?!been\b|a\b|an\b)\p{L}+(?:ed|en|t|n|wn|one|un|ade|un)\b|\b(?:keeps|reads|rings|checks|brings|answers|draws|runs|does|makes|bakes|lights|writes|plucks|tunes|fills|sees|cooks|puts|goes|visits|teaches|counts|stacks|sweeps|packs|sorts|mends|dresses|prices|holes|straps|sends|uses|use)\b/iu

/** "Does the accounts and the late shift": one person and several things to see to. */
const twoJobs = /\b(?:does|runs|answers|keeps|makes|cooks|drives|teaches|builds|lights)\b.*\band\b/i

const utmost = /\b(?!best|west|rest|guest|honest|shortest)\p{L}{2,}est\b|\bonly\b/iu
/** The half of a sentence in which it takes a turn. */
const withATurn = /[,;:] (?:and|but|from|which|not|most|nearly|apart|though|one)\b|\b(?:only|never|barely)\b/i

const aNumber = String.raw`(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a (?:third|quarter|fifth)|half)`
const share = new RegExp(
  String.raw`\b(?:${aNumber} (?:in|out of) (?:${aNumber}|a hundred)|of the \d[\d,]* .*\b\d+|(?:a third|a quarter|half) of (?:our|the)|\p{L}+ in (?:four|ten|twelve))\b`,
  'iu',
)
/** How many look after how many is a rule and no share, and people are not stood in a row. */
const staffing =
  /\b(?:teacher|adult|engineer|passengers?|members?|guests?|women|men|beginners?|regulars|sent)\b|\bone of us\b/i

const ofTheHands =
  /\b(?:mix|folds?|shape|cut and|hole every|brush|stitch|lacing|lace|tension|roll|stuff|stir|plane|chisel|dresses|leaned|knead|plait|solder|sew|dig|graft|trim)\b/i
const slow = /\b(?:weeks?|months?|budget|talks?|ask(?:s|ed)?|telephone|ring|levels|spade|mash)\b/i

const step =
  /^(?:step \d+:|(?:(?:first|second|third|fourth|fifth|then|next|before|after|once|every|each)\b.{0,40}?,? )?we (?:\p{L}+)\b)/iu

const weighed =
  /^(?:why|how (?!old|many|much|long)|should|is it (?:worth|really|all|not)|is a|is sourdough|which|do (?:i|we) (?:really |have|need)|is there a|what (?:happens|is the difference|does|do you do)|what['’]s the difference|can(?:['’]t)? (?:a|the)|do (?:they|people) really|will (?:it|he|she)|what should the|if )/i

const refused =
  /^.{0,45}\b(?:we|nobody|no one|i)\b(?: now)? (?:do not|don['’]t|will not|won['’]t|never|is ever)\b|\bturn the job down\b/iu
/** "If it goes wrong, we pay": what is due then is due on a bad day. */
const owed =
  /\bif\b.*\b(?:we|you|nobody)\b.*\b(?:tell|stop|pay|pays|ring|fetch|cook|send|correct|telephone|come back|swap|refund)\b/i
/** Something that a customer may want, and not a rule for those who work there. */
const askedFor =
  /\b(?:sell|fit|make|build|take on|do|write for|brew|put|swap|whiten|crack|flush|repair|refinish|act|slate over|turn the job down|unlock|lace|train teachers)\b/i
const ofAnHour = /\b(?:when|before|until|sundays?|wake|charge|photograph|after|insurance|from)\b/i
const ofAMonth =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer)\b/i

const gift =
  /\b(?:course|class|lesson|tour|workshop|supper|dinner|lunch|tasting|taster|experience|afternoon|evening|night|brew day|day for|Saturday|massage)\b|^learn to\b|\bloaf\b.*\bday\b/i
const byTheMonth = /\b(?:month|year|week|term|membership|extra|mattress|pass|card|all six)\b/i

const weekend = /\bsat(?:urday)?s?\b|\bdaily\b|\bevery day\b|\bseven days\b/i
const throughTheWeek =
  /\b(?:mon|tue|wed)[a-z]*\b.*\b(?:fri|sat|sun)[a-z]*\b|\bdaily\b|\bevery day\b|\bseven days\b/i
