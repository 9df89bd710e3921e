// Tells names from other headings and lines, and things held at a time or sold at a price from other things.
import { asLabel } from '../language/labels.ts'
import { wordCount } from '../language/sentence.ts'
import { hasSum } from '../language/values/sums.ts'
import { isSectionOfOfferings, offeringLabel } from './offering-words.ts'

/** Whether all main words are capitalised: "Dear Neighbour", "Murder Before Noon". */
export const proper =
  /^(?:The |Our |A )?[\p{Lu}\d][\p{L}\d’'-]*(?: (?:(?:of|the|and|&|in|on|for|at|to|a|an|with|by|or) )*[\p{Lu}\d][\p{L}\d’'-]*)+$/u

export const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thurs?|fri|sat|sun)\b\.?`
export const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\p{Ll}*)`
export const clock = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m?\b|noon|[–-]\s?\d)|\bnoon\b|\bmidday\b`
export const day = new RegExp(
  String.raw`\b(?:${weekday}|\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d{1,2})\b`,
  'iu',
)
const time = new RegExp(clock, 'i')
export const free = /(?:^|[.!,] )(?:always |all |it['’]s |completely )?free(?:[.,!;]|$| for| of charge| to)/i

/** Whether the text says when it takes place or what it costs. */
export const isHeld = (text: string): boolean =>
  !/\b(?:open(?:ing)?|closed) (?:hours|times|daily|every|mon|tues?|wed|thu|fri|sat|sun|\d)/i.test(text) &&
  ((day.test(text) && time.test(text)) ||
    (hasSum(text) && !/\b(?:raised|donat|grant|salary|an hour plus)/i.test(text)) ||
    free.test(text) ||
    /\bno (?:appointment|need to book|booking)\b/i.test(text))

/**
 * A heading that isn't a proper name is an event only if the first words below it give a day and time, or say
 * that it is free.
 */
export const startsWithDate = (text: string): boolean => {
  const first = text.slice(0, 120)
  return (day.test(first) && time.test(first) && isHeld(first)) || /^free\b|(?:^|[.!] )free\./i.test(text)
}

/** Whether the text says who it is for, how long it takes, or what it costs, as below a class or a dish. */
export const isDetailed = (text: string): boolean => isHeld(text) || hasSum(text) || detail.test(text)

const detail =
  /\b(?:ages?|aged|grades?|years?) \d|\b\d{1,2}(?:\s?[-–]\s?|\sto\s|\sand\s)\d{1,2} (?:year|and\b)|\b(?:\d{1,2}|half an?|an?|one|two|three|four|five|six|eight|ten|twelve)[- ](?:min(?:ute)?s?|hours?|hrs?|days?|weeks?|sessions?|courses?|evenings?|mornings?)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:minimum|min\.?|maximum|max\.?|up to) (?:of )?(?:\d|two|three|four|six|eight|ten|twelve)|\bprice on (?:asking|request)\b/i

export const isName = (label: string): boolean =>
  wordCount(label) >= 2 &&
  wordCount(label) <= 6 &&
  /^[\p{Lu}\d“"]/u.test(label) &&
  label !== label.toUpperCase() &&
  offeringLabel(label) !== null &&
  asLabel(label) !== null &&
  (!isSectionOfOfferings(label) || (proper.test(label) && occasion.test(label))) &&
  !practicalHeading.test(label) &&
  !/\b(?:[Aa]fter|[Bb]efore) the \p{Ll}/u.test(label) &&
  !/\s(?:runs?|is|are|has|have|does|do|can|will|was|comes?|takes|gives|gets|works?|goes|means|helps|needs?|includes?) /.test(
    label,
  ) &&
  !/\b(?:by|at|in|on|for|from|to|with|of|and|or|the|last|next)$|^(?:last|this|next|since|until) |\bon \p{L}+days?$/iu.test(
    label,
  ) &&
  !/^Open (?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/.test(label) &&
  !/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b(?![’']s? \p{Lu}| \p{Lu}\p{Ll})/u.test(label)

/** The last word of an event's name, which makes "Coffee Morning" an event although "Coffee" alone heads a menu. */
const occasion =
  /\b(?:hour|morning|afternoon|evening|night|day|weekend|club|circle|festival|fair|swap|supper|lunch|dinner|tea|card|tasting|quiz|walk|trail|sale|auction|party)$/i

/** Words of headings above practical information, which don't name anything offered. */
const practicalHeading =
  /\b(?:guide|fees?|pric\w+|costs?|hours|opening|closed|closing|times|deadlines?|cut-?offs?|dates|orders?|notice|important|appointments?|cancell\w+|terms|rules?|joining|getting|finding|parking|accessib\w+|access|directions|payments?|spreading|refunds?|returns policy|delivery|what|who|how|where|when|our \p{Ll}+|steps?|stage|visit us|waiting|coming up|this (?:week|month)|news|update|values|jobs|apprentice\w*|privacy|cookies|worth|sums|case study|welcome|reviews?|say)\b/iu

/** Whether capitals make it a name on a site that writes its other headings like sentences: "Fix Your Own Lamp". */
export const isTitleOfThing = (label: string): boolean =>
  proper.test(label) &&
  wordCount(label) >= 2 &&
  wordCount(label) <= 6 &&
  !/\d|[?!.:;]/.test(label) &&
  !pageTitle.test(label)

const pageTitle =
  /^(?:about|our|your|get|book|call|find|contact|meet|visit|open|closed|coming|why|how|what|who|where|when|from|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*) /iu
