// When it began, and when it is open.
import { found, isOfPerson, wordCount, type Finder, type Sentence } from './sentence.ts'

const year = String.raw`(1[0-9]\d\d|20\d\d)`
const month = String.raw`(?:(?:early|late|mid|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)[\s,-]*(?:of\s)?){0,2}`
const beginnings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:founded|established|formed|set up|created|started|opened|began|incorporated|launched|born)\b(?:\s(?:by|as|with|at|here|out of)\b[^.;]{0,80}?)?\s*(?:,\s*)?(?:back\s)?(?:in|on)\s(?:\d{1,2}\s)?${month}${year}\b`,
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

/** Words after the year by which it is the year of something else. */
const notTheBrand =
  /\b(a|an|the|our|new|its)\s(?:\w+\s){0,3}(programme?|campaign|range|collection|website|blog|newsletter|app|shop|branch|office|school|class|partnership|award|service|course|project|fund|appeal|festival|event|show)\b/i

export const findBeginnings: Finder = (sentence) => {
  const { text } = sentence
  if (
    isOfPerson(text) ||
    /\b(councill?or|trustee|member|treasurer|chair(man|woman)?|captain|rector|governor) .{0,30}since\b/i.test(
      text,
    )
  )
    return []
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
  if (isAlone && wordCount(text) <= 6) return true
  if (/\bsince\b/i.test(match[0]))
    return (
      isOfBrand ||
      /\b(family[- ](run|owned)|trading|in business|serving|independent|brewing|baking|making)\b/i.test(text)
    )
  // The subject stands before the verb: the brand by name or as "we", or a thing of its kind at the start.
  const before = text.slice(0, match.index)
  return isOfBrand || /^(the |this |our |it\b|established|founded|originally)/i.test(before || match[0])
}

const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?`
const days = String.raw`(?:${day}(?:\s*(?:-|–|—|to|&|and|,|through|until|till)\s*${day})*|every ?day|daily|(?:7|seven) days(?: a week)?|week(?:days|ends?))`
const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s?(?:a\.?m\.?|p\.?m\.?|am|pm|h|hrs?)?|noon|midday|midnight)`
const span = String.raw`${clock}\s*(?:-|–|—|to|until|till)\s*(?:${clock}|late|close)`
const isClock = /\d\s?(a\.?m\b|p\.?m\b|h\b)|\d[:.]\d\d|noon|midday|midnight/i
const opening: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:open(?:ing)?\s(?:hours|times)?:?\s*)?${days}\s*[:,.;·|–-]?\s*(?:from\s|between\s)?${span}`,
    'i',
  ),
  new RegExp(String.raw`\bopen\b[^.;]{0,20}?${span}[^.;]{0,20}?\b${days}\b`, 'i'),
  new RegExp(String.raw`\b${span}\s*,?\s*${days}\b`, 'i'),
  /\bopen (?:24 hours|24\/7|all hours|round the clock)(?: a day| every day)?\b/i,
]

export const findHours: Finder = ({ text, isAlone, block }) => {
  // When somebody answers the telephone is not when the door is open.
  if (isOfPerson(text) || /\b(tele)?phone|by phone|call us\b/i.test(block.heading)) return []
  // Nor is a meal, an arrival or a last admission.
  if (
    /\b(served|serving|kitchen|check-?in|last (?:orders|admission|entry)|deliver(?:y|ies)|collections?)\b/i.test(
      text,
    )
  )
    return []
  for (const pattern of opening) {
    const hours = pattern
      .exec(text)?.[0]
      .replace(/[,.;:·|–-]\s*$/, '')
      .trim()
    if (!hours || (!isClock.test(hours) && !/24/.test(hours))) continue
    if (
      isAlone ||
      wordCount(text) <= 14 ||
      /\b(open|opening|hours|visit|call|come|shop|kitchen|served?|serving)\b/i.test(text)
    )
      return found('hours', { hours })
  }
  return []
}

/** The years a text names, ranges such as 2013-14 by both. */
export function yearsIn(text: string): number[] {
  const plain = [
    ...text.matchAll(/(?<![\d£€$₹,.#-])(1[5-9]\d\d|20\d\d)(?![\d,]*\d|\s?(?:%|k\b|km|m\b|ml|kg|sq))/g),
  ].map(([, found]) => Number(found))
  const ranges = [...text.matchAll(/\b(20\d\d)\s?[-–/]\s?(\d\d)\b(?!\d)/g)].map(([, from = '', to = '']) =>
    Number(from.slice(0, 2) + to),
  )
  return [...plain, ...ranges]
}
