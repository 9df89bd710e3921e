// What comes free, told from what is free of something.
import { found, isOfPerson, type Finder, type Sentence } from '../language/sentence.ts'

const freeThings =
  /\b(?:for free|free of charge|at no (?:extra )?(?:cost|charge)|no (?:extra )?(?:charge|fee)|complimentary|(?:is|are) (?:also |all |always |completely |entirely |totally )?free\b(?! (?:to|from|of|and open))|free (?:[\p{L}\d-]+ ){0,3}?(?:parking|car park|wifi|wi-fi|delivery|entry|admission|consultation|quotes?|quotation|estimate|advice|trial|demo|samples?|tasting|tour|visit|session|lesson|class|workshop|assessment|check-?up|call|service|returns|shipping|guide|download|lunch|coffee|tea|breakfast|refills?|events?|support|tickets?|places?|onboarding call))/iu

/** "Free to borrow", "free for anyone who asks", "free at any hour". */
const freeFor =
  /\bfree (?:to (?:borrow|use|hire|take|keep|visit|enter|join|attend|anyone|anybody|everyone|everybody|all|members|children|under)|for (?:anyone|anybody|everyone|everybody|all|members|children|under|life|as long)|on (?:the|your|every|mon|tues|wed|thurs|fri|sat|sun)|when|if you|once|every|whoever|at any|with (?:every|each|any|your|the))\b/i
/** "Is seen free", "we post the key free": said of how a thing is done, at the end of its clause. */
const doneFree =
  /\b(?:\p{L}+ed|seen|done|given|made|sent|stuck|cut|taught|goes?|gets?|eats?|sleeps?|comes?|post|lend|mend|enter|travel|have|has)\b(?:\s[\p{L}’'-]+){0,8}?\sfree(?=\s*(?:[.,;:!)]|$)|\s(?:when|if|to|for|on|once|with)\b)/iu
/** "Gets one free morning a year", "each comes with a free jar". */
const freeGift =
  /\b(?:gets?|has|have|with|includes?|receives?|gives?|given|eats?)\s(?:an?|one|two|three|your|their|our|the)?\s?free\s(?!range|time|hand|spirit|school|will|flow|house|standing|style|trade|fall|speech|space|spaces|software)\p{Ll}{3,}/iu

const notFree =
  /\b(feel free|set free|free from|free[- ]range|(?:gluten|sugar|dairy|nut|wheat|egg|lactose|alcohol|meat|fat|smoke|plastic|peat|cruelty|chemical|additive|toxin|duty|tax|rent|carbon|interest|pain|hassle|worry|hands|royalty|stress|guilt|caffeine|rust|dust|draught|fault|trouble|lead)[- ]free|not free|n['’]t free|(?:you|we|i|they|he|she)(?:['’](?:re|m|s)| are| am| is) free|under \d+s? free)\b/i
const onlyFree = /^(?:free|free of charge|complimentary|no charge|for free)[.!]?$/i

export const findFree: Finder = (sentence) => {
  const { text, isOfBrand, isAlone, block } = sentence
  if (!/free|charge|cost|fee|complimentary/i.test(text)) return []
  if (text.endsWith('?') || /\d{5}/.test(text) || notFree.test(text) || onlyFree.test(text)) return []
  if (isOfPerson(text) || !(isOfBrand || isAlone || block.region === 'main')) return []
  const isFree = [freeThings, freeFor, doneFree, freeGift].some((pattern) => pattern.test(text))
  if (!isFree && !isFreeInRow(sentence)) return []
  const label = labelIn(text)
  return found('free', label === null ? {} : { label })
}

const start = String.raw`(?:consultation|quote|quotation|estimate|survey|trial|demo|demonstration|taster|tasting|tour|visit|session|lesson|class|workshop|assessment|check-?up|check|call|chat|meeting|appointment|fitting|valuation|sample|intro|introduction|review)`
const ahead = new RegExp(
  String.raw`\b(?:free|complimentary)(?:,? (?:no-obligation|initial|first|introductory|trial|taster|intro|home|site|design|discovery|phone|telephone|video|online|skin|hair|hearing|eye|dental|fitness|garden|tax|(?:\d+|half|one)[ -](?:minutes?|min|hours?|hr|day)))* (?:[\p{L}-]+ )?${start}\b(?!s)`,
  'iu',
)
const behind = new RegExp(
  String.raw`\b(?:your|the|our|every|an?) ((?:first|initial|trial|introductory|taster)(?: [\p{L}-]+)? ${start}) (?:is|are) (?:always |completely |absolutely )?free\b`,
  'iu',
)

/** What somebody can begin with for nothing, as a name: "free 20-minute call", "free first class". */
function labelIn(text: string): string | null {
  const said =
    ahead.exec(text)?.[0] ?? (behind.exec(text)?.[1] ? `free ${behind.exec(text)?.[1] ?? ''}` : null)
  return said === null || said.split(' ').length > 6 ? null : said.charAt(0).toLowerCase() + said.slice(1)
}

/** "Child under five | free" */
const isFreeInRow = ({ block: { cells = [] } }: Sentence): boolean =>
  cells.length > 1 && cells.slice(1).some(({ text }) => /^free\b/i.test(text))
