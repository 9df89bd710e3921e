// The names of what is sold, as a price list or a sentence gives them.
import { wordCount } from './sentence.ts'
import { hasSum } from './sums.ts'

const generic =
  /^(our |the |your )?(prices?|pricing|price list|costs?|fees?|rates?|charges|tuition|total|subtotal|from|only|now|was|deposit|delivery|postage|shipping|vat|gst|tax|discount|payment|payment plans|opening|opening hours|hours|contact|contact us|about|about us|welcome|home|menu|our menu|tickets|ticket prices|admission|admission prices|services|our services|products|shop|packages|plans|options|faqs?|frequently asked questions|how much|what (is|are|does|do)\b.*|how (much|do|does|many)\b.*|financial aid|donate|support us|offers?|sale|details|more|benefits:?|includes:?|per .*|an? .*|most popular|popular|best value|recommended|new|(?:regular|sale|unit|our|standard|full|normal|original|old|new) price|rrp|individuals?|starters?|mains?|desserts?|drinks|each|amount|sum|answer|bill|difference|rest|balance|remainder|result|extras?|savings?|salary|wages?|(?:minimum|maximum|average|usual|going|first|second|last|next|same|other|cheapest|dearest)(?: (?:price|one|rate|fee|spend|cost))?)$/i

/** What a clause or a command has and a name has not. */
const spoken =
  /\b(you|yours?|we|us|ours?|i|me|my|mine|they|them|theirs?|it|its|he|she|this|that|these|those|is|are|was|were|be|been|can|could|would|should|has|have|had|do|does|did|who|which|what|when|where|why|if|because|than|there|nobody|everyone|everybody|anyone|someone|pays?|paying)\b|(?:^|[^,]\s)ones?$/i
const urging =
  /^(call|ring|book|buy|order|pay|save|get|join|try|ask|enjoy|add|see|spend|donate|give|come|click|choose|hurry|just|only|now|was|or|and|but|plus|then|with|for|at|to|of|up|off|yes|no|not|all|every|cheapest|dearest|best)\b/i

/** People who pay, days and spans of time are no names of what they pay for. */
const noThing =
  /^(?:adults?|child(?:ren)?|kids|members?|non-members?|guests?|customers?|patients?|students?|seniors?|families|people|users?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:days?|ends?)|(?:the )?(?:first|last|next) (?:hour|day|night|week|month|year)|\d[\d\s.,:%-]*)$/i

/** A text that can be printed as the name of what is sold, or null. */
export function asLabel(text: string): string | null {
  const label = withoutSize(text.replace(/^[\s•·*\-–—:|,]+|[\s•·*\-–—:|.,]+$/g, ''))
    .replace(/\s+while you wait$/i, '')
    .replace(/^(?:[Aa]n?\s+|(?:[Tt]he|[Oo]ur|[Yy]our|[Oo]ne)\s+(?=\p{Ll}))/u, '')
    .replace(/^(?:[Ee]ach|[Ee]very)\s+(?=\p{Ll})(?!further|extra|additional|other|new)/u, '')
    .trim()
  if (label.length < 3 || label.length > 60 || wordCount(label) > 9) return null
  if (generic.test(label) || noThing.test(label) || !/\p{L}{3}/u.test(label)) return null
  if (/[?!]$|[;{}<>[\]]|:\s|@|https?:/.test(label) || spoken.test(label) || urging.test(label)) return null
  return hasSum(label) ? null : label
}

/** "Large (1.1kg)" says its size twice; in "Loaf (600g)" the figure alone tells it from the others. */
const withoutSize = (text: string): string =>
  text.replace(
    /(?<=[,\s](?:small|medium|regular|large|half|whole|full|mini|single|double)\b.{0,20})\s*\(\s*\d[^()]{0,20}\)$/i,
    '',
  )
