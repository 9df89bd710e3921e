// Finds the details that a brief gives besides a product's name and date, such as "6th soup free" or "£24 a
// month".

const LONGEST = 7

/**
 * Finds short clauses that state a fact. Requests to us, wishes and complaints are left out, because ideas
 * print these clauses.
 */
export function detailsIn(text: string): string[] {
  const [, ...rest] = text.split(/\s*(?:,(?!\d)|[;(–—])\s*|\.\s+/)
  return rest
    .map((clause) => clause.replace(/[).!\s]+$/, '').trim())
    .filter((clause) => clause !== '' && clause.split(/\s+/).length <= LONGEST)
    .filter((clause) => isFact.test(clause) && !isRemark.test(clause))
}

/** Matches facts that can be checked: a price, a time, something free. */
export const isFact =
  /[£$€]\s?\d|\bfree\b|\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b|\bonly\b|\bno nights\b|%|\b\d+(?:st|nd|rd|th)\b/i
const isRemark =
  /\b(?:want|wants|need|needs|fill|get|think|thinks|nobody|everyone|people|isn|don|not|never|be|please|answer|every|half|dead|empty|left|target|by|without|honestly|nice|fuss|still|why|because|we|our|i|my|is|are|was|than|last|ago)\b/i

/** Whether the clause is a request or remark addressed to us, so that no idea may print it. */
export const saysToTheWriter = (clause: string): boolean => isRemark.test(clause) || isWish.test(clause)
const isWish =
  /^(?:come back|no|nothing|nobody|never|without|must|only \d|not|to|and|but|or|so|get|win|find|write|make|push|promote|sell|tell|remind|show|explain|thank|recruit|hire|launch|keep|avoid|mention|use|focus|aim|include|say|stress|add|put|maybe|something|anything|ideally|hopefully|especially|mainly|mostly)\b|\b(?:ideas?|posts?|content|campaign|tone|quiet|advert|begging|nagging|pushy|sounding|full|fuss|funny|serious|instagram|facebook|linkedin|tiktok|newsletter|again|still|what|how|who|when|where|which)\b/i
