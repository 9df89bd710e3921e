// Finds numbers of things that the brand has, has made or has served.
import { found, isAboutPerson, type Finder, type Sentence } from '../sentence.ts'
import { isWeakCount } from './weak-counts.ts'
import { yearsIn } from './years.ts'

const numbers = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)`
/**
 * Numbers that are only part of another expression: "One patient in eleven", "three or four", "the first
 * five".
 */
const notPart = String.raw`(?<!\b(?:first|last|next|past|covid|phase|within|number|(?:fewer|less) than)\s|(?:\d|months?|weeks?|years?|${numbers})\s?(?:to|or)\s|\bout of\s|\b(?:one|\d+|${numbers})\s(?:[\p{L}-]+\s){0,3}in\s)`
const figure = String.raw`${notPart}(?<![\d\p{L}£€$₹,.:/#–-])(?<digits>\d{1,3}(?:,\d{3})+|\d{1,6})(?<scale>\s(?:million|thousand|billion)\b)?\s?(?<plus>\+|plus\b)?`
const written = String.raw`${notPart}(?<![\p{L}-])(?!two\b)(?<words>${numbers}|a hundred|a thousand|a dozen)`
const adjectives = String.raw`(?:(?:of\s)?(?!of\b|and\b|or\b|to\b|in\b|on\b|at\b|is\b|are\b|the\b|a\b|our\b|your\b|their\b|its\b|my\b|per\b|for\b|with\b|from\b|years?\b|(?:that|which|who|were|was|them|it|he|she|they|we|you|has|have|had|will|can|than|but|by|as)\b)[\p{L}’'★-]+\s){0,2}?`
const irregular = 'people|children|men|women|staff|sheep|feet|teeth|mice|geese|stories|families|loaves|pence'
const holders = String.raw`(?:pairs|sets|kinds|varieties|sorts|breeds|types|acres|tonnes|jars|bags|bottles|boxes)\sof\s[\p{Ll}’'-]{3,}`
const plural = String.raw`(?:${holders}|${irregular}|[\p{L}’'-]{3,}(?<![s’'])s)\b`
/** A share rather than a number of things: "Three bicycles in four". */
const notShare = String.raw`(?!\s?['’]|\s(?:in|out of|to every)\s(?:every\s)?(?:\d+|${numbers})\b(?!\s[\p{L}-]+s\b))`
const counted = new RegExp(
  String.raw`(?:${figure}|${written})\s(?<noun>${adjectives}${plural})${notShare}`,
  'giu',
)

/** Units of measure and other nouns that don't count anything of the brand's. */
const uncounted =
  /\b(minutes|mins|hours|hrs|days|weeks|months|seconds|times|steps|ways|reasons|tips|things|signs|questions|stages|types|kinds|options|degrees|pages|items|points|percent|pounds|euros|grams|metres|meters|miles|kilometres|inches|litres|characters|words|lines|ages|yrs|sessions|appointments|visits|payments|doses|nights|stars|business|less|years old|this|was|has|does|always|perhaps|plus|us|vs|orders|addresses|records|thirds|halves|weeks'|dependencies|modules|versions|bytes|ports|ips|as|shades|percentages|person|sides|ends|results|levels|grades|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|tells|says|asks|needs|centimetres|kilos|volts|watts|bars)$/i
const measures = /\b(?:millimetres|kilograms|gallons)$/i

const spans = /\b(?:years|decades|generations|centuries)$/i
const street =
  /\b(?:Street|St|Road|Rd|Lane|Row|Wynd|Mews|Yard|Gate|Hill|Crescent|Gardens|Grove|Parade|Walk|Wharf|Avenue|Drive|Close|Court|Square|Place|Terrace|Quay|Way)\b/

const years = new RegExp(
  String.raw`(?:\b(?:for|with|after|over|than|nearly|almost|around|some|has|have|of)\s|^)(?:over |more than |nearly |almost |around |some )?(?:${figure}|${written})\s(?<noun>(?:years|decades|generations))\b(?!\s(?:old|of age|ago))`,
  'iu',
)

export const findQuantities: Finder = (sentence) => {
  const { text } = sentence
  if (!canCount(sentence) || isOfOneDay(text) || share.test(text)) return []
  const things = [...text.matchAll(counted)].filter(({ groups }) => !spans.test(groups?.['noun'] ?? ''))
  const matches = [years.exec(text), ...things].flatMap((match) => countIn(match, sentence))
  // In "Three dentists who look after 3,940 patients" the figure says more than the word.
  const best = matches.find(({ count }) => /\d/.test(count)) ?? matches[0]
  return best ? found('quantity', best) : []
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
/** Words for a single day: "On 2 November 2013", "on Good Friday", "the day we opened", "last time". */
const oneDay = new RegExp(
  [
    String.raw`\b[Oo]n (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|\p{Ll}+)? ?(?:of )?${month}\b`,
    String.raw`\b[Oo]n (?:Good Friday|Easter \p{L}+|Christmas (?:Eve|Day)|Boxing Day|New Year['’]s (?:Eve|Day)|(?:our |the )?(?:opening|first|last|launch) (?:day|night|evening|morning))\b`,
    String.raw`\b[Tt]he (?:day|night|morning|evening|afternoon|weekend) (?:that |when )?(?:we|it|she|he)\b`,
    String.raw`\b[Tt]hat (?:day|night|morning|evening|afternoon|weekend)\b|\b[Ll]ast time\b`,
  ].join('|'),
  'u',
)
const happened =
  /\b(?:came|was|were|had|took|gave|made|brought|sold|lost|ran|put|went|stood|sat|began|broke|left|held|ate|\p{L}{3,}ed)\b/u
const goesOn = /\b(?:every|each|always|usually|so far|since)\b/i

/**
 * Whether the sentence is about what happened on a single past day: that is history, not a fact about the
 * brand today.
 */
const isOfOneDay = (text: string): boolean => oneDay.test(text) && happened.test(text) && !goesOn.test(text)

/** The total of which a share is taken: "Of 388 children who said so, 341 ate them". */
const share = new RegExp(
  String.raw`(?:^|[:;,]\s)of (?:the |all |every |each |these |those )?(?:\d[\d,]*|${numbers})\b[^.;]*,\s(?:[^.;]*\s)?(?:\d|${numbers}\b)`,
  'i',
)

function countIn(
  match: RegExpExecArray | RegExpMatchArray | null,
  sentence: Sentence,
): { count: string; noun: string }[] {
  const { text, thisYear } = sentence
  const { digits, scale = '', plus, words, noun: counts = '' } = match?.groups ?? {}
  const noun = counts.replace(/^of\s/i, '')
  const count = digits ? `${digits}${scale}${plus === '+' ? '+' : ''}` : words
  if (!match || !noun || !count || uncounted.test(noun) || isYearOrOne(count)) return []
  if (measures.test(noun) && !(Number(count.replaceAll(',', '')) >= 1000)) return []
  // "7 Mill Lane" is an address and "Three Counties" a name, unless the figure starts a short line in title
  // case.
  if (/^\p{Lu}/u.test(noun) && !(match.index === 0 && text.length <= 60)) return []
  // "Never more than 18" is a limit, not a number of things.
  if (/\b(?:never|no|not|at)\b[^,;.]{0,20}\b(?:more than|most)\s$/i.test(text.slice(0, match.index)))
    return []
  if (/^\p{Lu}/u.test(noun) && street.test(text)) return []
  // A number about an old building in 1712 is history, not the brand's size.
  if (!spans.test(noun) && yearsIn(text).some((year) => year < thisYear - 60)) return []
  const before = text.slice(0, match.index)
  const after = text.slice((match.index ?? 0) + match[0].length)
  if (isWeakCount({ before, count, noun, after }, sentence)) return []
  const rate = rateOf.exec(after)?.[0] ?? ''
  return [{ count, noun: `${noun}${rate}` }]
}

/** In "22 weddings each year", the period belongs to the noun, since the number is a rate. */
const rateOf =
  /^\s(?:a|an|each|every|per)\s(?:day|night|week|weekend|month|season|term|year|spring|summer|autumn|winter)\b/i

/**
 * Whether a number in this sentence can be the brand's. Prose must be about the brand; a line on its own, as
 * on home pages, must start with the figure.
 */
function canCount({ text, isAboutBrand, isAlone, block }: Sentence): boolean {
  const isWhole = block.region === 'main' && /\d\d.*[.!]$/s.test(text)
  if (isWhole && here.test(text) && !atLarge.test(text)) return true
  if (
    /^(?:if|when|unless)\b/i.test(text) ||
    isAboutPerson(text) ||
    text.endsWith('?') ||
    /\b(ages?|aged|up to|at least|between|every|within|under|if|when|call|phone|tel)\s\d|\bABV\b|\bkcal\b/i.test(
      text,
    )
  )
    return false
  if (isAboutBrand) return true
  if (
    isAlone &&
    /^(?:over|more than|nearly|almost) (?:\d+|\p{L}+) (?:years|decades|generations)\b.*\b(?:experience|business|industry|trade)\b/iu.test(
      text,
    )
  )
    return true
  if (
    /\byears?\b/i.test(text) &&
    !/\b(experience|business|trading|industry|history|service|serving|established|making|baking|brewing|teaching|together)\b/i.test(
      text,
    )
  )
    return false
  return (
    isAlone &&
    block.region === 'main' &&
    /^(over |more than |nearly )?\d/i.test(text) &&
    text.length <= 60 &&
    block.kind !== 'profile'
  )
}

/** Openings of sentences in which a brand counts its own things: so far, last year, behind the counter. */
const here =
  /^(?:so far|to date|(?:last|this) (?:year|winter|summer|spring|autumn|season|month)\b|(?:behind|above|under|beside|outside|in|on) (?:the|our) (?:counter|door|wall|window|shop|yard|workshop|cellar|kitchen|garden|barn|studio|shelf|shelves)\b)/i
const atLarge =
  /\b(?:in|across) (?:britain|the uk|the country|england|scotland|wales|ireland|america|the world|europe)\b|\b(?:nationally|worldwide|the average|households|government)\b/i

const isYearOrOne = (count: string) => /^(1[5-9]|20)\d\d$/.test(count) || count === '1' || count === '0'
