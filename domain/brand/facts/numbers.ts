// Figures that say how much or how many, and what comes free.
import { found, isOfPerson, type Finder, type Sentence } from './sentence.ts'
import { yearsIn } from './years.ts'

const notPart = String.raw`(?<!\b(?:first|last|next|past|covid|phase)\s|(?:\d|months?|weeks?|years?)\s?(?:to|or)\s|\bout of\s)`
const figure = String.raw`${notPart}(?<![\d£€$₹,.:/#–-])(?<digits>\d{1,3}(?:,\d{3})+|\d{1,6})(?<scale>\s(?:million|thousand|billion)\b)?\s?(?<plus>\+|plus\b)?`
const written = String.raw`${notPart}\b(?<words>three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand|a dozen)`
const adjectives = String.raw`(?:(?:of\s)?(?!of\b|and\b|or\b|to\b|in\b|on\b|at\b|is\b|are\b|the\b|a\b|our\b|your\b|their\b|its\b|my\b|per\b|for\b|with\b|from\b|years?\b)[\p{L}’'★-]+\s){0,2}?`
const irregular = 'people|children|men|women|staff|sheep|feet|teeth|mice|geese|stories|families|pence'
const plural = String.raw`(?:${irregular}|[\p{L}’'-]{3,}(?<!s)s)\b`
const counted = new RegExp(
  String.raw`(?:${figure}|${written})\s(?<noun>${adjectives}${plural})(?!\s?['’])`,
  'iu',
)

/** Nouns of measure and of lists, which count nothing of the brand's own. */
const uncounted =
  /\b(minutes|mins|hours|hrs|days|weeks|months|seconds|times|steps|ways|reasons|tips|things|signs|questions|stages|types|kinds|options|degrees|pages|items|points|percent|pounds|euros|dollars|grams|metres|meters|miles|kilometres|inches|litres|characters|words|lines|ages|yrs|sessions|appointments|visits|payments|doses|nights|stars|business|less|years old|this|was|has|does|always|perhaps|plus|us|vs|orders|addresses|records|thirds|halves|weeks'|dependencies|modules|versions|bytes|ports|ips|as|shades|percentages|person|sides|ends|results|levels|grades)\b/i

const years = new RegExp(
  String.raw`\b(?:over|more than|nearly|almost|around|some)?\s?(?:${figure}|${written})\s(?<noun>(?:years|decades|generations))\b(?!\s(?:old|of age|ago))`,
  'iu',
)

export const findQuantities: Finder = (sentence) => {
  const { text } = sentence
  if (!canCount(sentence)) return []
  const match = years.exec(text) ?? counted.exec(text)
  const { digits, scale = '', plus, words, noun: counts = '' } = match?.groups ?? {}
  const noun = counts.replace(/^of\s/i, '')
  const count = digits ? `${digits}${scale}${plus === '+' ? '+' : ''}` : words
  if (!match || !noun || !count || uncounted.test(noun) || isYearOrOne(count)) return []
  // What an old house held in 1712 is a detail of its history, not the brand's size.
  const isYears = /^(?:years|decades|generations)$/i.test(noun)
  if (!isYears && yearsIn(text).some((year) => year < sentence.thisYear - 60)) return []
  return found('quantity', { count, noun })
}

/** Prose must speak of the brand; a line of its own, as figures stand on home pages, must begin with the figure. */
function canCount({ text, isOfBrand, isAlone, block }: Sentence): boolean {
  if (
    isOfPerson(text) ||
    text.endsWith('?') ||
    /\b(ages?|aged|up to|at least|between|every|within|under|about|if|when|call|phone|tel)\s\d|\bABV\b|\bkcal\b/i.test(
      text,
    )
  )
    return false
  if (isOfBrand) return true
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

const isYearOrOne = (count: string) => /^(1[5-9]|20)\d\d$/.test(count) || count === '1' || count === '0'

const ratios: readonly RegExp[] = [
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:every )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)\b/i,
  /(?<![\d.])(?:100|\d{1,2}(?:\.\d)?)\s?(?:%|per ?cent\b)/i,
  /\b(?:half|two thirds|three quarters|a third|a quarter|most) of (?:all )?our\b/i,
]
// What a bare line with a share must speak of to be the brand's and no general truth.
const ownShare =
  /\b(satisf\w+|recommend\w*|return|happy|recycl\w+|organic|renewable|natural|vegan|plastic|compostable|employee|locally|local|donat\w+|goes (?:directly )?to|pass rate|on time|british|irish|handmade)\b/i
const noRatio =
  /\b(off|discount|deposit|interest|apr|vat|gst|tax|abv|alcohol|commission|scalable|uptime|zoom|opacity|tuition|commitment)\b/i

export const findRatios: Finder = ({ text, isOfBrand, isAlone }) => {
  if (isOfPerson(text) || noRatio.test(text) || text.endsWith('?')) return []
  if (!isOfBrand && !(isAlone && text.length <= 60 && ownShare.test(text))) return []
  return ratios.some((ratio) => ratio.test(text)) ? found('ratio') : []
}

const freeThings =
  /\b(?:for free|free of charge|at no (?:extra )?(?:cost|charge)|no (?:extra )?(?:charge|fee)|complimentary|(?:is|are) (?:also |all |always |completely |entirely |totally )?free\b(?! (?:to|from|of|and open))|free (?:[\p{L}\d-]+ ){0,3}?(?:parking|car park|wifi|wi-fi|delivery|entry|admission|consultation|quotes?|quotation|estimate|advice|trial|demo|samples?|tasting|tour|visit|session|lesson|class|workshop|assessment|check-?up|call|service|returns|shipping|guide|download|lunch|coffee|tea|breakfast|refills?|events?|support|tickets?|places?|onboarding call))/iu
const notFree =
  /\b(feel free|free from|gluten[- ]free|sugar[- ]free|dairy[- ]free|pain[- ]free|hassle[- ]free|hands[- ]free|royalty[- ]free|stress[- ]free|not free|isn['’]t free|under \d+s? free)\b/i

export const findFree: Finder = ({ text, isOfBrand, isAlone, block }) =>
  freeThings.test(text) &&
  !text.endsWith('?') &&
  !/\d{5}/.test(text) &&
  !notFree.test(text) &&
  (isOfBrand || isAlone || block.region === 'main') &&
  !isOfPerson(text)
    ? found('free')
    : []
