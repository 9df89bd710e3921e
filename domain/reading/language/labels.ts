// Finds the label of a price: the product's name as a price list or sentence gives it.
import { wordCount } from './sentence.ts'
import { hasSum } from './values/sums.ts'

const generic =
  /^(our |the |your )?(prices?|pricing|price list|fixed prices?|costs?|fees?|rates?|charges|tuition|total|subtotal|from|only|now|was|deposit|delivery|postage|shipping|vat|gst|tax|discount|payment|payment plans|opening|opening hours|hours|contact|contact us|about|about us|welcome|home|menu|our menu|tickets|ticket prices|admission|admission prices|services|our services|products|shop|packages|plans|options|faqs?|frequently asked questions|how much|what (is|are|does|do)\b.*|how (much|do|does|many)\b.*|financial aid|donate|support us|offers?|sale|details|more|benefits:?|includes:?|per .*|an? .*|most popular|popular|best value|recommended|new|(?:regular|sale|unit|our|standard|full|normal|original|old|new) price|rrp|individuals?|starters?|mains?|desserts?|drinks|each|amount|sum|answer|bill|difference|rest|balance|remainder|result|extras?|savings?|salary|wages?|(?:minimum|maximum|average|usual|going|first|second|last|next|same|other|cheapest|dearest)(?: (?:price|one|rate|fee|spend|cost))?)$/i

/** Words of sentences and commands, which names don't have. */
const spoken =
  /\b(you|yours?|we|us|ours?|i|me|my|mine|they|them|theirs?|it|its|he|she|this|that|these|those|is|are|was|were|be|been|can|could|would|should|has|have|had|do|does|did|already|yet|who|which|what|when|where|why|if|because|than|there|nobody|everyone|everybody|anyone|someone|pays?|paying|costs? (?:nothing|more|less))\b|\b(?:yourself|ourselves)\b|(?:^|[^,]\s)ones?$/i
/**
 * Texts that say what an amount pays for: "Trains a driver", "keeps Agnes on the road". "Eggs a dozen" is a
 * name.
 */
const does =
  /^[Ss]?\p{L}+(?<!s)s (?:an?|the|our|your) (?!dozen|half|day|night|week|month|year|hour|head|piece|pair)\p{L}|^\p{Ll}+(?<!s)s \p{Lu}/u
const urging =
  /^((?:last|this|next) (?:year|month|week)|bring|call(?![- ]?outs?\b)|ring|book|buy|order|pay|save|get|join|try|ask|enjoy|add|see|spend|donate|give|come|click|choose|hurry|just|only|now|was|or|and|but|plus|then|with|for|at|to|of|up|off|yes|no|not|all|every|cheapest|dearest|best)\b/i

/** Words that only qualify a name: who pays, on which day, for how long, or in which size. */
const kinds =
  /^(?:adults?|child(?:ren)?|kids|under[- ]?\d+s?|over[- ]?\d+s?|members?|non-members?|guests?|customers?|patients?|students?|seniors?|concessions?|families|groups|people|users?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:days?|ends?)|(?:the )?(?:first|last|next) (?:hour|day|night|week|month|year)|(?:\d+|an?|one|two|three|four|five|six|seven|ten|half|half an?|full|whole|per)[ -](?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|people|persons?)|\d[\d\s.,:%-]*)$/i
const numeral = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:s|[ -]years?[ -]olds?| (?:months?|years?))?`
const ages = new RegExp(
  String.raw`^(?:(?:under|over|aged?|ages)[ -])?${numeral}(?: ?(?:and|to|or|-|–|&) ?${numeral})?$`,
  'i',
)
/** Whether a text is only an age or a range of ages: "Under two", "Three and four". */
export const isAge = (text: string): boolean => ages.test(text.trim())

const sizes =
  /^(?:small|medium|large|regular|half|full|whole|single|double|twin|family|group|couple|individual)$/i

/** A text as the name of something sold; null if it can't be one. */
export function asLabel(text: string): string | null {
  const label = withoutSize(text.replace(/^[\s•·*\-–—:|,]+|[\s•·*\-–—:|.,’']+$/g, ''))
    .replace(/\s+(?:while you wait|usually|normally|generally|typically)$|, one$/i, '')
    .replace(/^(?:[Aa]lso|[Aa]nd|[Pp]lus) (?=\p{Ll})/u, '')
    .replace(/^(?:(?:[Aa]n?|[Oo]ur|[Yy]our)\s+|(?:[Tt]he|[Oo]ne)\s+(?=\p{Ll}))/u, '')
    .replace(/^(?:[Ee]ach|[Ee]very)\s+(?=\p{Ll})(?!further|extra|additional|other|new)/u, '')
    .trim()
  if (label.length < 3 || label.length > 60 || wordCount(label) > 9) return null
  if (generic.test(label) || kinds.test(label) || isAge(label) || !/\p{L}{3}/u.test(label)) return null
  if (
    /[?!]$|[;{}<>[\]]|:\s|@|https?:/.test(label) ||
    spoken.test(label) ||
    urging.test(label) ||
    does.test(label)
  )
    return null
  return hasSum(label) ? null : label
}

/** The label of a line below a heading: "Half day" below "Kayak hire" becomes "Kayak hire, half day". */
export function asLabelBelow(heading: string, text: string): string | null {
  const label = asLabel(text)
  const kind = text.replace(/^[\s•·*\-–—:|,]+|\s*\([^()]*\)$|[\s•·*\-–—:|.,]+$/g, '')
  if (text === heading || (!kinds.test(kind) && !isAge(kind) && !sizes.test(kind))) return label
  const above = heading.replace(/\s(?:prices|pricing|rates|fees|charges|costs)$/i, '')
  const thing = asLabel(above) ?? (/^(?:admissions?|tickets?|entry|entrance)$/i.test(above) ? above : null)
  const isKindOf = thing !== null && wordCount(thing) <= 4 && /\p{L}/u.test(kind)
  return isKindOf ? asLabel(`${thing}, ${insideLabel(text.trim())}`) : null
}

/** A text for use inside a label, without the capital of its first word. */
export const insideLabel = (text: string): string =>
  /^\p{Lu}\S*\s\p{Lu}|^\p{Lu}{2}|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** Removes a size that is there twice, as in "Large (1.1kg)". In "Loaf (600g)" it is the only one and stays. */
const withoutSize = (text: string): string =>
  text.replace(
    /(?<=[,\s](?:small|medium|regular|large|half|whole|full|mini|single|double)\b.{0,20})\s*\(\s*\d[^()]{0,20}\)$/i,
    '',
  )
