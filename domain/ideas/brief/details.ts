// Details a brief gives besides the thing's name and date, ready to print: "6th soup free", "£24 a month".

const LONGEST = 7

/** Short clauses of a brief that state a fact, without requests to the writer, wishes and complaints. */
export function detailsIn(text: string): string[] {
  const [, ...rest] = text.split(/\s*(?:,(?!\d)|[;(–—])\s*|\.\s+/)
  return rest
    .map((clause) => clause.replace(/[).!\s]+$/, '').trim())
    .filter((clause) => clause !== '' && clause.split(/\s+/).length <= LONGEST)
    .filter((clause) => isFact.test(clause) && !isRemark.test(clause))
}

/** What can be checked: a price, a time, something free. */
export const isFact =
  /[£$€]\s?\d|\bfree\b|\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b|\bonly\b|\bno nights\b|%|\b\d+(?:st|nd|rd|th)\b/i
const isRemark =
  /\b(?:want|wants|need|needs|fill|get|think|thinks|nobody|everyone|people|isn|don|not|never|be|please|answer|every|half|dead|empty|left|target|by|without|honestly|nice|fuss|still|why|because|we|our|i|my|is|are|was|than|last|ago)\b/i

/** Whether a clause is a request or remark to the writer, not a fact to print. */
export const saysToTheWriter = (clause: string): boolean => isRemark.test(clause) || isWish.test(clause)
const isWish =
  /^(?:come back|no|nothing|nobody|never|without|must|only \d|not|to|and|but|or|so|get|win|find|write|make|push|promote|sell|tell|remind|show|explain|thank|recruit|hire|launch|keep|avoid|mention|use|focus|aim|include|say|stress|add|put|maybe|something|anything|ideally|hopefully|especially|mainly|mostly)\b|\b(?:ideas?|posts?|content|campaign|tone|quiet|advert|begging|nagging|pushy|sounding|full|fuss|funny|serious|instagram|facebook|linkedin|tiktok|newsletter|again|still|what|how|who|when|where|which)\b/i
