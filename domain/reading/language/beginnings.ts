// Finds when the brand was founded.
import type { NewFact } from '#contract/facts.ts'
import { isAboutBuilding } from '../finders/places.ts'
import { found, isAboutPerson, wordCount, type Finder, type Sentence } from './sentence.ts'

const year = String.raw`(1[0-9]\d\d|20\d\d)`
const month = String.raw`(?:(?:early|late|mid|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)[\s,-]*(?:of\s)?){0,2}`
/** Words that brands use for themselves in sentences about their beginning: "opened the salon in 2012". */
const business = String.raw`(?:business|company|firm|shop|store|salon|studio|school|nursery|practice|clinic|surgery|caf[eé]|restaurant|pub|hotel|guesthouse|bakery|brewery|farm|garage|gallery|museum|charity|centre|club|agency|workshop|pottery|vineyard|dairy|mill)`
const beginnings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:founded|established|formed|set up|created|started|opened|began|incorporated|launched|born)\b(?:\s(?:by|as|with|at|here|out of|(?:its|our|the|their) doors|for business)\b[^.;]{0,80}?)?\s*(?:,\s*)?(?:back\s)?(?:in|on)\s(?:\d{1,2}\s)?${month}${year}\b`,
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
const day = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?(?:(?:the\s)?\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?(?:the\s)?`
/** The first time the brand did its work, with a date: "We sold our first loaf on Monday 3 March 2014". */
const firsts: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:sold|served|baked|brewed|made|poured|shipped|posted|taught|fitted|mended|opened|welcomed|printed|published|delivered|built|saw|treated|groomed|cut|planted|roasted|launched|ran|gave|took in)\s(?:our|the|its|their)\s(?:very\s)?first\s[^.;]{2,60}?\s(?:in|on)\s${day}${month}${year}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bwe \w+ (?:our|the) (?:very )?first (?:paying )?(?:customers?|clients?|guests?|passengers?|patients?|pupils?|students?|members?|visitors?|class|lesson|children|child|order|booking|commission|meals?|loaf|loaves|pint|brew|batch|crop|harvest|concert|show|issue|tour|walk|ride|dogs?|cats?|residents?|tenants?)\s[^.;]{0,60}?(?:in|on)\s${day}${month}${year}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:on|in)\s${day}${month}${year},?\s[^.;]{0,60}\b(?:sold|served|baked|brewed|opened|welcomed|taught|treated)\s(?:our|the|its|their)\s(?:very\s)?first\b`,
    'i',
  ),
]
/**
 * A sentence in which a person starts the business, even if "he" or "she" is not named: "In 1996 he started
 * on his own".
 */
const own = String.raw`(?:(?:started|set up|went|began|struck out|branched)\s(?:out\s|up\s)?(?:on (?:his|her|their|our) own|(?:for|by) (?:him|her|them|our)sel(?:f|ves)|in business|trading|as a sole trader)|(?:founded|started|set up|began|opened)\s(?:the|this|his|her|our)\s(?:\w+\s)?${business})`
const alone: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:on|in)\s${day}${month}${year},?\s[^.;]{0,60}\b${own}\b`, 'i'),
  new RegExp(String.raw`\b${own}\b[^.;]{0,60}\b(?:on|in)\s${day}${month}${year}\b`, 'i'),
]
const itself = new RegExp(String.raw`\b(?:the|this|our)\s(?:\w+\s)?${business}\b`, 'i')

/** Words that show that the year is that of something else, not of the founding. */
const notTheBrand =
  /\b(a|an|the|our|new|its)\s(?:\w+\s){0,3}(programme?|campaign|range|collection|website|blog|newsletter|app|branch|office|class|partnership|award|service|course|project|fund|appeal|festival|event|show)\b|\b(second|third|new|another) (shop|school|branch|site|salon|studio|store|café)\b/i
const ofOffice =
  /\b(councill?or|trustee|member|treasurer|chair(man|woman)?|captain|rector|governor) .{0,30}since\b/i

export const findBeginnings: Finder = (sentence) => {
  const { text } = sentence
  if (ofOffice.test(text) || text.endsWith('?')) return []
  const begun = yearOf(alone, sentence) ?? (isAboutPerson(text) ? null : yearOf(firsts, sentence))
  if (begun !== null) return found('founded', { year: begun })
  if (isAboutPerson(text) || ofColleague.test(text) || isAboutBuilding(sentence)) return []
  for (const beginning of beginnings) {
    const match = beginning.exec(text)
    const begun = Number(match?.at(-1))
    if (!match || !begun || begun > sentence.thisYear || begun < 1000) continue
    if (isSpokenOfBrand(sentence, match)) return found('founded', { year: begun })
  }
  return []
}

function yearOf(patterns: readonly RegExp[], { text, thisYear }: Sentence): number | null {
  for (const pattern of patterns) {
    const found = Number(pattern.exec(text)?.[1])
    if (found > 1000 && found <= thisYear) return found
  }
  return null
}

/** A person who joined, not the founding of the brand: "With us since 2011". */
const ofColleague = /\b(?:with us|has been here|worked here|joined us|on the team)\b/i

/**
 * Something that the brand has done without a break since a year: "We have thrown pots here since", "pots,
 * thrown here since".
 */
const goesOnSince =
  /^(?!.*\b(?:somebody|someone|nobody|everybody|who|which|that)\b.*\bsince\b).*(?:\b(?:have|has|['’]ve|are|is|been)\b(?! (?:had|kept|used|offered|taken|known|stopped|a\b|an\b|two\b))|\p{L}{3,}(?:ing|ed|wn)\b)[^.;]{0,80}\bsince\b|^(?:\p{L}+ ){0,4}since\b/iu

/** Whether the brand itself was founded then: the sentence says "we", names the brand, or is only the year. */
function isSpokenOfBrand({ text, isAboutBrand, isAlone }: Sentence, match: RegExpExecArray): boolean {
  const isLaunch = /^(launched|opened|started|created|began)/i.test(match[0])
  if (isLaunch && notTheBrand.test(text.slice(match.index, match.index + match[0].length + 60))) return false
  if (itself.test(match[0]) || (isAlone && wordCount(text) <= 6)) return true
  if (/\bsince\b/i.test(match[0]))
    return (
      (isAboutBrand && goesOnSince.test(text)) ||
      /\b(family[- ](run|owned)|trading|in business|serving|independent|brewing|baking|making)\b/i.test(text)
    )
  // The subject has to come before the verb: the brand's name, "we", or "the …" at the start.
  const before = text.slice(0, match.index)
  return isAboutBrand || /^(the |this |our |it\b|established|founded|originally)/i.test(before || match[0])
}

/**
 * Once a clear founding year is known, weaker ones are changed to other types: the year a house was built
 * becomes a place, other years become statements.
 */
export function correctFoundings(facts: readonly NewFact[]): NewFact[] {
  const begun = facts.filter(({ type, quote }) => type === 'founded' && begins.test(quote))
  if (begun.length === 0) return [...facts]
  const years = new Set(begun.map(({ slots }) => slots.year))
  return facts.map((fact) => {
    if (fact.type !== 'founded' || begins.test(fact.quote) || years.has(fact.slots.year)) return fact
    const isHouse = /\bbuilt\b/i.test(fact.quote)
    return { ...fact, type: isHouse ? 'place' : 'statement', slots: isHouse ? fact.slots : {} }
  })
}

const begins =
  /\b(?:founded|established|formed|set up|opened|started|began|born|launched|incorporated|created|first|est)\b/i
