// Finds what the brand gives away free, but not things that are free from something ("free from nuts").
import { personOf } from '../people/people.ts'
import type { TextBlock } from '../../language/text-block.ts'
import { found, isAboutPerson, wordCount, type Finder, type Sentence } from '../../language/sentence.ts'

const freeThings =
  /\b(?:for free|free of charge|at no (?:extra )?(?:cost|charge)|no (?:extra )?(?:charge|fee)|complimentary|(?:is|are) (?:also |all |always |completely |entirely |totally )?free\b(?! (?:to|from|of|and open))|free (?:[\p{L}\d-]+ ){0,3}?(?:parking|car park|wifi|wi-fi|delivery|entry|admission|consultation|quotes?|quotation|estimate|advice|trial|demo|samples?|tasting|tour|visit|session|lesson|class|workshop|assessment|check-?up|call|service|returns|shipping|guide|download|lunch|coffee|tea|breakfast|refills?|events?|support|tickets?|places?|onboarding call))/iu

/** "Free to borrow", "free for anyone who asks", "free at any hour". */
const freeFor =
  /\bfree (?:to (?:borrow|use|hire|take|keep|visit|enter|join|attend|anyone|anybody|everyone|everybody|all|members|children|under)|for (?:anyone|anybody|everyone|everybody|all|members|children|under|life|as long)|on (?:the|your|every|mon|tues|wed|thurs|fri|sat|sun)|when|if you|once|every|whoever|at any|with (?:every|each|any|your|the))\b/i
/**
 * Phrases at the end of a clause in which "free" says how something is done: "Is seen free", "we post the key
 * free".
 */
const doneFree =
  /\b(?:\p{L}+ed|seen|done|given|made|sent|stuck|cut|taught|goes?|gets?|eats?|sleeps?|comes?|post|lend|mend|enter|travel|have|has)\b(?:\s[\p{L}’'-]+){0,8}?\sfree(?=\s*(?:[.,;:!)]|$)|\s(?:when|if|to|for|on|once|with)\b)/iu
/** "Gets one free morning a year", "each comes with a free jar". */
const freeGift =
  /\b(?:gets?|has|have|with|includes?|receives?|gives?|given|eats?)\s(?:an?|one|two|three|your|their|our|the)?\s?free\s(?!range|time|hand|spirit|school|will|flow|house|standing|style|trade|fall|speech|space|spaces|software)\p{Ll}{3,}/iu

const notFree =
  /\b(feel free|set free|free from|free[- ]range|(?:gluten|sugar|dairy|nut|wheat|egg|lactose|alcohol|meat|fat|smoke|plastic|peat|cruelty|chemical|additive|toxin|duty|tax|rent|carbon|interest|pain|hassle|worry|hands|royalty|stress|guilt|caffeine|rust|dust|draught|fault|trouble|lead)[- ]free|not free|n['’]t free|(?:you|we|i|they|he|she)(?:['’](?:re|m|s)| are| am| is) free|under \d+s? free)\b/i
/** A sentence starting with "free" about the heading above it: "Free.", "Free, in old charts.", "No charge." */
const opensFree =
  /^(?:(?:it['’]?s|they['’]?re|(?:this|that|it|they) (?:is|are)) )?(?:completely |always |also )?(?:free(?: of charge)?|complimentary|no charge|at no (?:cost|charge)|for free)(?=[.!,;]|$| (?:for (?!\d|the first\b)|(?:with|at|in|on|and|every|all)\b|to (?:all|anyone|anybody|everyone|everybody|members)\b))/i

export const findFree: Finder = (sentence) => {
  const { text, isAboutBrand, isAlone, block } = sentence
  if (!/free|charge|cost|fee|complimentary/i.test(text)) return []
  if (text.endsWith('?') || /\d{5}/.test(text) || notFree.test(text)) return []
  if (isAboutPerson(text) || !(isAboutBrand || isAlone || block.region === 'main')) return []
  const above = opensFree.test(text) ? thingOf(block) : null
  if (above !== null) return found('free', { label: above })
  if (opensFree.test(text) && wordCount(text) <= 3) return []
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

/** The name of what is free: "free 20-minute call", "free first class", "free gift wrap". */
function labelIn(text: string): string | null {
  const first = behind.exec(text)?.[1]
  const [, noted = ''] = charged.exec(text) ?? subject.exec(text) ?? []
  const said =
    ahead.exec(text)?.[0] ??
    (first === undefined ? null : `free ${first}`) ??
    (isThing(noted) ? `free ${spelt(noted)}` : null) ??
    thingAhead(text)
  if (forSomeOnly.test(text) && !ahead.test(text)) return null
  return said === null || wordCount(said) > 6 ? null : said.charAt(0).toLowerCase() + said.slice(1)
}

/** What is free only for some is not labelled as free for everybody. */
const forSomeOnly =
  /\b(?:dogs?|cats?|children|kids|toddlers|babies|under[- ]?\p{L}+s|under \d+|over[- ]\d+|over \d+|pensioners|seniors|students|teachers|members|patients|residents|carers|spectators|visitors|guests|adults|infants)\b|\bif you\b/iu

/** Services that cost nothing: "No charge for phone calls", "no fee for a quote". */
const charged =
  /\b(?:no (?:extra )?(?:charge|cost|fee)|nothing to pay) for (?:the |an? |our |your |any )?((?!the\b|children|members|under|anyone|everyone|\p{L}+ing\b)(?:[\p{L}’'-]+ ){0,3}?\p{Ll}[\p{L}’'-]+)(?=[.,;!]|$| (?:if|when|on|at|for|in|or|and|with|to|under)\b)/iu
/** Things that are said to be free: "Parking is free behind the mill", "Out-of-print searches are free". */
const subject =
  /^(?:the |our |all |your )?((?:\p{L}[\p{L}’'-]+ ){0,3}\p{L}[\p{L}’'-]+) (?:is|are) (?:also |all |always |completely |entirely |totally )?free\b(?! (?:to|from|of|and open|under))/iu
/**
 * Things with "free" in front: "A free oat biscuit", "complimentary tea". The name ends where the sentence
 * goes on.
 */
const giving =
  /(?<![\p{L}-])(?:an?|the|our|your|one|with|offers?|get|gets|for|complimentary|of|includes?) free ((?:\p{L}[\p{L}’'-]+ ){0,3}?\p{Ll}[\p{L}’'-]+)(?=[.,;!)(]|$| (?:for|from|with|at|in|on|and|or|when|if|to|every|each|by|after|before|while|behind|round|near|as|of|who|that)\b)/iu

function thingAhead(text: string): string | null {
  const [, thing = ''] = giving.exec(text) ?? []
  return isThing(thing) ? `free ${thing}` : null
}

/** Whether the text names a thing, not a person, a pronoun or an activity. */
const isThing = (thing: string): boolean =>
  thing !== '' &&
  !/^(?!parking$)\p{L}+ing$/iu.test(thing) &&
  !/\b(?:it|this|that|they|these|those|we|you|i|he|she|all|both|most|some|none|everything|which|who|what|there|here|us|him|her|them|one|ones|gets?|has|have|can|will|range|time|hand|slot|charge|cost|month|year|week|day|your|my)\b/i.test(
    thing,
  )

/** The label from the heading, for a sentence that only says that something is free. */
function thingOf({ heading }: TextBlock): string | null {
  const name = heading
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/^(?:step|stage|part) \d+\s?[:.–-]\s*/i, '')
    .trim()
  const isName =
    name !== '' &&
    wordCount(name) <= 5 &&
    /^\p{L}/u.test(name) &&
    !/[?!.:;|/]|\d{2}|[£€$]/.test(name) &&
    !noThing.test(name) &&
    personOf(heading) === null
  if (!isName) return null
  return `free ${spelt(name)}`
}

/**
 * A name without full capitals: "GIFT WRAP" becomes "Gift wrap", and a proper name such as "Gift Wrap" stays.
 */
function spelt(name: string): string {
  const plain = name.replace(/^(?:the|our) /i, '')
  if (/^[^\p{Ll}]{6,}$/u.test(plain))
    return plain.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
  const isPlain = /^\p{Lu}[\p{Ll}-]+(?: \p{Ll}[\p{L}’'-]*)*$/u.test(plain)
  return isPlain ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
}

/** Headings that name nothing that could be free: calls to action, questions and practical information. */
const noThing =
  /\b(?:free|us|you|your|we|our|welcome|contact|about|news|events?|prices?|fees?|costs?|what|how|why|who|where|when|faqs?|questions?|hours|location|parking is|reviews?|terms|policy)\b|^(?:book|join|come|get|find|see|meet|learn|read|call|ask|sign|bring|tell|send)\b/i

/** A row of a price table that says "free" instead of a price: "Child under five | free". */
const isFreeInRow = ({ block: { cells = [] } }: Sentence): boolean =>
  cells.length > 1 && cells.slice(1).some(({ text }) => /^free\b/i.test(text))
