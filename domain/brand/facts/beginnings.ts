// When the brand began.
import { found, isOfPerson, wordCount, type Finder, type Sentence } from './sentence.ts'

const year = String.raw`(1[0-9]\d\d|20\d\d)`
const month = String.raw`(?:(?:early|late|mid|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)[\s,-]*(?:of\s)?){0,2}`
/** What a brand may be called in its own sentences: "opened the salon in 2012". */
const business = String.raw`(?:business|company|firm|shop|store|salon|studio|school|nursery|practice|clinic|surgery|caf[eé]|restaurant|pub|hotel|guesthouse|bakery|brewery|farm|garage|gallery|museum|charity|centre|club|agency|workshop|pottery|vineyard|dairy|mill)`
const beginnings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:founded|established|formed|set up|created|started|opened|began|incorporated|launched|born)\b(?:\s(?:by|as|with|at|here|out of)\b[^.;]{0,80}?)?\s*(?:,\s*)?(?:back\s)?(?:in|on)\s(?:\d{1,2}\s)?${month}${year}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:founded|established|set up|started|opened|began)\s(?:the|this|our)\s(?:\w+\s)?${business}\s(?:back\s)?in\s${month}${year}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bin\s${month}${year},?\s.{0,60}\b(?:was|were|we)\s(?:first\s)?(?:founded|established|formed|set up|opened|started|began|born)\b`,
    'i',
  ),
  new RegExp(String.raw`\bin\s${month}${year},?\s.{0,60}\b(?:opened (?:its|our|the|their) doors)\b`, 'i'),
  new RegExp(String.raw`(?:^|\b(?:was|were)\s)(?:originally\s|first\s)?built\sin\s${year}\b`, 'i'),
  new RegExp(String.raw`\b(?:est\.?|estd\.?|established|founded|since|established in)\s*:?\s*${year}\b`, 'i'),
]
const itself = new RegExp(String.raw`\b(?:the|this|our)\s(?:\w+\s)?${business}\b`, 'i')

/** Words after the year by which it is the year of something else. */
const notTheBrand =
  /\b(a|an|the|our|new|its)\s(?:\w+\s){0,3}(programme?|campaign|range|collection|website|blog|newsletter|app|branch|office|class|partnership|award|service|course|project|fund|appeal|festival|event|show)\b|\b(second|third|new|another) (shop|school|branch|site|salon|studio|store|café)\b/i
const ofOffice =
  /\b(councill?or|trustee|member|treasurer|chair(man|woman)?|captain|rector|governor) .{0,30}since\b/i

export const findBeginnings: Finder = (sentence) => {
  const { text } = sentence
  if (isOfPerson(text) || ofOffice.test(text)) return []
  for (const beginning of beginnings) {
    const match = beginning.exec(text)
    const begun = Number(match?.at(-1))
    if (!match || !begun || begun > sentence.thisYear || begun < 1000) continue
    if (isSpokenOfBrand(sentence, match)) return found('founded', { year: begun })
  }
  return []
}

/** The brand itself began: it says "we", is named, or the sentence is nothing but the year. */
function isSpokenOfBrand({ text, isOfBrand, isAlone }: Sentence, match: RegExpExecArray): boolean {
  const isLaunch = /^(launched|opened|started|created|began)/i.test(match[0])
  if (isLaunch && notTheBrand.test(text.slice(match.index, match.index + match[0].length + 60))) return false
  if (itself.test(match[0]) || (isAlone && wordCount(text) <= 6)) return true
  if (/\bsince\b/i.test(match[0]))
    return (
      isOfBrand ||
      /\b(family[- ](run|owned)|trading|in business|serving|independent|brewing|baking|making)\b/i.test(text)
    )
  // The subject stands before the verb: the brand by name or as "we", or a thing of its kind at the start.
  const before = text.slice(0, match.index)
  return isOfBrand || /^(the |this |our |it\b|established|founded|originally)/i.test(before || match[0])
}
