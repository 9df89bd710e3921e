// Finds the label of a price in the words around it. The label is null if it isn't clear.
import { asLabel, asLabelBelow, insideLabel } from '../labels.ts'
import { wordCount, type Sentence } from '../sentence.ts'
import { sumsIn, type Sum } from './sums.ts'

export interface PriceLabel {
  label: string
  /** The unit that the words give, such as "a year" in "paid once a year". */
  unit?: string
  /** The whole text, if the name is not in the sentence with the price. */
  quote?: string
}

/** The label of a sum in its sentence, with the unit if the words give one. */
export function priceLabelIn(sentence: Sentence, sum: Sum): PriceLabel | null {
  const before = sentence.text.slice(0, sum.start).trim()
  const mode = payment.exec(before)
  const plain = mode === null ? before : before.replace(mode[0], '').trim()
  const unit = mode?.[1] ? { unit: mode[1].toLowerCase() } : {}
  if (!sentence.isAlone && isBare(plain) && isBare(sentence.text.slice(sum.end))) {
    const label = openedBy(sentence)
    return label ? { label, ...unit, quote: sentence.block.text } : null
  }
  const label = labelOf(sentence, plain, sum)
  return label ? { label, ...unit } : null
}

/** Words about how a price is paid are not part of the label. */
const payment =
  /(?:^|\s)paid (?:for )?(?:at once|up ?front|in advance|together|singly|once (an? (?:month|quarter|term|year)))(?:,|(?=\s))/i

/**
 * The name at the start of a line that ends with its only price: "The Attic Twin - two singles under the
 * eaves. £95 per night".
 */
function openedBy({ text, block, isAlone }: Sentence): string | null {
  if (isAlone || !block.text.endsWith(text) || sumsIn(block.text).length !== 1) return null
  const [, name = ''] = /^(.{3,50}?)\s[-–—|]\s/.exec(block.text) ?? properOpening.exec(block.text) ?? []
  // "9am - 5pm" is a period, and text before a full stop is a sentence of its own.
  return wordCount(name) <= 6 && !/\d\s?(?:[ap]m)?$|[.?!]\s/i.test(name) ? asLabel(name) : null
}

/** A proper name before its description: "Big Picnic Box, six people." */
const properOpening =
  /^((?:The )?\p{Lu}[\p{L}’'-]+(?: (?:(?:of|the|and|&|in|on|for) )*\p{Lu}[\p{L}’'-]+){1,4})(?: with \p{Lu}\p{L}+)?[,.:]\s/u

function labelOf(sentence: Sentence, before: string, sum: Sum): string | null {
  const { text, block, isAlone } = sentence
  const after = text.slice(sum.end).trim()
  if (isAlone && isBare(before) && isBare(after)) return asLabel(block.heading)
  const leading = /^(.{3,60}?)\s*(?:[-–—|:]|\.{2,})$/.exec(before)?.[1]
  if (leading && wordCount(after) <= 10) return asLabelBelow(block.heading, leading)
  return (
    describedBefore(text, before, after) ??
    subjectOf(before, block.heading) ??
    announced(before) ??
    calledSo(before) ??
    (sumsIn(text)[0]?.start === sum.start ? beginning(before, after, block.heading) : null) ??
    (isAlone ? (inLine(before, after, block.heading) ?? nameAfter(before, after)) : null) ??
    (priceVerb.test(before) ? boughtFor(after) : null)
  )
}

/** A name with its description before the price: "Ploughman's - three cheeses, pickle, bread £9", "Big Stack: egg, potato, $9.50". */
function describedBefore(text: string, before: string, after: string): string | null {
  const [, name = '', rest = ''] =
    /^(\p{Lu}[^.:;!?–—]{2,45}?)(?::|\s[–—-])\s([^.:;!?]{6,140}?),?$/u.exec(before) ?? []
  const isWhole = wordCount(name) <= 6 && sumsIn(text).length === 1 && wordCount(after) <= 10
  const isDescription =
    /,|\b(?:with|and|on|in)\b/.test(rest) && !startsWithTime.test(rest) && !unfinished.test(rest)
  return isWhole &&
    isDescription &&
    !/\b(?:note|example|next|tip|ps|currently|today|now|partners?)\b/i.test(name)
    ? asLabel(name)
    : null
}

const startsWithTime = /^(?:\d|(?:mon|tues?|wed|thurs?|fri|sat|sun)\w*\b|from\b|now\b)/i

const adverb = String.raw`(?:about|around|roughly|just|only|now|still|also|usually|normally|currently|nearly|almost)`
const verb = new RegExp(
  String.raw`^(.+?),?\s(?:${adverb}\s)*(?:costs?|is|are|comes? to|comes? in at|works? out at|starts?|is priced|are priced|is charged)(?:\s(?:at|${adverb}))*$`,
  'i',
)

/** The subject of the last clause before the price: "A hot desk costs", "Paid once a year, Full Bore is". */
function subjectOf(before: string, heading: string): string | null {
  const clause = before.split(/[;:]\s|,\s(?:and|but|so|while|or)\s|\s[–—-]\s|(?<=\d\S*)\sand\s/).at(-1) ?? ''
  const subject = verb.exec(clause)?.[1]
  if (!subject) return null
  const main = /^(?:If|When|Once|For|On|In|At|Until|After|Before|Since|With)\b[^,]*,\s(.+)$/.exec(
    subject,
  )?.[1]
  const said = (main ?? subject).replace(leadIn, '')
  // "Bread, cakes and buns are": several things before the verb have no single label.
  if (said.includes(',') && !new RegExp(String.raw`${RegExp.escape(said)},`).test(clause)) return null
  const known = /^(?:the|this|that)\s(\p{Ll}+)$/iu.exec(said)?.[1]
  if (known && backReference.test(known))
    return heading.toLowerCase().includes(known) ? asLabel(heading) : null
  return asLabel(shortened(said))
}

/** The name without additions: who does it, what it is for, how long it takes. */
const shortened = (said: string): string =>
  said
    .replace(/\s(?:with|by) (?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?$/u, '')
    .replace(/,\s(?:for|which|with|including|made|from|on|at|in)\b[^,]*,?$/i, '')
    .replace(/\s(?:takes?|lasts?|runs?) [^,]{3,40} and$/i, '')

/** Words that refer to something above: "the card" is the one that the heading names. */
const backReference =
  /^(?:plan|card|course|class|visit|session|ticket|pass|fee|service|package|voucher|lesson|trip|tour|room|box|bundle|set|pack|kit|book|membership|subscription|programme|program|offer|deal)$/

const leadIn =
  /^(?:(?:After|Before) (?:that|which)|Then|Now|Today|Here|Otherwise|Alternatively|Also|But|And|So),?\s/i

const word = String.raw`[\p{L}\d’'&/-]+`
const numeral = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a dozen)`
const sold = String.raw`(?:sells?|makes?|offers?|rents?(?: out)?|hires?(?: out)?|delivers?|bakes?|posts?|provides?|suppl(?:y|ies)|do|does|runs?|serves?)`
const named = new RegExp(
  String.raw`\b(?:(?<!\b(?:[Ii]n|[Aa]t|[Oo]n|[Ff]rom) )(?:the|our|an?)\s(?=\p{Lu})|(?:[Ww]e|I)\s(?:also\s)?${sold}\s)(${word}(?:\s${word}){0,5}):\s[^:.]*$`,
  'u',
)
const goods = new RegExp(String.raw`\b${sold}\s((?:${word}\s){1,8}?)(?:for|at|from)(?:\s${adverb})?$`, 'iu')
const several = new RegExp(
  String.raw`(?:^|[:;,(–—]\s|\b(?:is|are|or|and|get|buy)\s)(${numeral}\s(?:${word}\s){0,4}?${word}s)\sfor(?:\s${adverb})?$`,
  'iu',
)

/**
 * A thing and its price after "for": "We sell honey in the comb for", "the Family book: ten swims for", "six
 * oysters for".
 */
const announced = (before: string): string | null =>
  asLabel(named.exec(before)?.[1] ?? '') ??
  asLabel(goods.exec(before)?.[1] ?? '') ??
  asLabel(several.exec(before)?.[1] ?? '')

/** A name introduced by "called": "It's called a Catch-Up: £195 a year". */
const calledSo = (before: string): string | null =>
  asLabel(/\bcalled (?:an? |the |our )?(\p{Lu}[^,.:;!?]{2,40})[:,]?$/u.exec(before)?.[1] ?? '')

/**
 * The name at the start of a sentence without a verb before the price: "Cheese scone £3.40.", "Sole Trader
 * Plus, £49 a month, includes …".
 */
function beginning(before: string, after: string, heading: string): string | null {
  const whole = before.replace(/[,:]$|\s[-–—]$|\s\([^()]*,[^()]*\)$/, '')
  const name = wordCount(whole) > 6 ? whole.replace(/(?<=\s\S+)\s(?:with|including) .*$/, '') : whole
  const isName =
    /^[\p{Lu}"“]/u.test(name) &&
    wordCount(name) <= 6 &&
    !/[.;:!?,(]/.test(name) &&
    !unfinished.test(name) &&
    !timeOrNumber.test(name) &&
    !/^\p{L}+ing\b(?! \p{Lu})(?!.*\b(?:lessons?|class|classes|sets?|sessions?|kits?)\b)/u.test(name)
  if (!isName || !goesOn.test(after)) return null
  return part.test(name)
    ? asLabel(`${heading}, ${insideLabel(name)}`)
    : asLabel(name.replace(/^["“]|["”]$/g, ''))
}

/** Words for a part of what the heading names, as in "Labour from £900" below "Bathrooms". */
const part =
  /^(?:applications?|labou?r|installation|fitting|registration|renewals?|assessments?|consultations?|materials|hire|entry|admission|tuition|set-?up|tickets?)$/i

/** Times, periods and numbers of people, which are not names: "Up to 8 people, £480". */
const timeOrNumber =
  /^(?:(?:up to|over|under|about|around|for|from|until|by|after|before|every|each|all|both|any|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)(?:[- ]\p{L}+)?)\b|.*\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec))/iu

/** What may follow the price: the end of the text, a variant, or what is included, but not a verb. */
const goesOn =
  /^(?:$|[,.;:(+–—-]|(?:for|with|including|incl|inc|includes|plus|up to|and up|fitted|extra|in|on|at|from|or|to|when|while|if|off the|an?|per|each|minimum|min)\b)/i

/** A line of a list with the price at its end: "Sports mouthguard, two colours £85 per child". */
function inLine(before: string, after: string, heading: string): string | null {
  const isLine = before !== '' && !/[:;?!]|[.]\s|[,.]$/.test(before) && !/[!?]$/.test(after)
  const isWhole =
    isBare(after) ||
    /^[,(]?\s?(?:\d+|half an?|an?|two|three)\s(?:minutes?|mins|hours?|days?)\)?$/i.test(after)
  return isLine && isWhole && !unfinished.test(before) ? asLabelBelow(heading, before) : null
}

/** A line that goes on into the price: "Your lunch for only". */
const unfinished =
  /\b(?:to|at|for|of|by|in|on|with|from|and|or|only|just|now|mostly|usually|mainly|normally|generally|under|over|about|than|plus|save|saved?|raised?|charges?|asks?|lists?|deposit|delivery)$|\b(?:costs?|per|charge|advertis\w+|asks?|now only)\s/i

/** A line that starts with its price: "£3.50 adult admission", "£45 – Restyle with blow dry". */
function nameAfter(before: string, after: string): string | null {
  if (!isBare(before) || /[.!?]$/.test(after)) return null
  const name =
    /^(?:[-–—:|]\s)?(?!(?:for|with|if|when|to|and|or|off|voucher|deposit|discount|minimum|including|inclusive|excluding|plus|per|in|on|at|from|by|of|until|up|extra|each|all|upwards|onwards|then|less|more)\b)(\p{L}[\p{L}\d,' ’&/-]{2,50}?)(?:\s*\(.*\))?$/iu.exec(
      after,
    )?.[1]
  return asLabel(name ?? '')
}

/** A price before what it is for: "We charge £30 for a call-out at night." */
const boughtFor = (after: string): string | null =>
  asLabel(
    /^for (?:an? |the |one |your )?((?:[\p{L}\d'’/-]+ ?){1,5}?)(?: (?:per|for|at|with|including|from|until|on|in|and|when|if)\b.*|[.!,;].*)?$/iu.exec(
      after,
    )?.[1] ?? '',
  )

const priceVerb = /\b(charge|pay|costs?|price is|it'?s|only|just|from|book|ask|against)\b[^.]*$/i

/** Whether the text only qualifies the price and names nothing. */
const isBare = (text: string): boolean =>
  text
    .replace(
      /\(?\b(ex|excl|inc|incl|plus|including|excluding)?\.?\s?(vat|gst|tax)\b\)?|\b(from|only|just|per|a|an|each|month|mo|yr|year|week|price|cost|approx|extra|to|or|breakfast|included|inclusive|regular|sale|unit|now|rrp|plus)\b/gi,
      '',
    )
    .replace(/[^\p{L}\p{N}]/gu, '') === ''
