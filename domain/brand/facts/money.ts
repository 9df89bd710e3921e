// Prices: what something costs, and what it is that costs it.
import { found, isOfPerson, wordCount, type Finder, type Sentence } from './sentence.ts'

const number = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`
const amount = String.raw`(?:(?:US|AU|NZ|CA|HK|A|C|NZ|S)?[£€$₹]|(?<![\p{L}])(?:Rs\.?|INR|EUR|GBP|USD|AUD|NZD|CAD|CHF|AED|SGD|ZAR)\s?)\s?(?:${number})(?:\s?[kK]\b)?|(?:${number})\s?(?:€|euros?\b|EUR\b|kr\b|pounds\b)|\b\d{1,2}p\b`
const range = String.raw`(?:${amount})(?:\s?(?:-|–|to)\s?(?:(?:${amount})|(?:${number})))?`
const unitWords = String.raw`person|people|head|child|adult|pupil|student|guest|couple|family|household|group|team|user|seat|desk|room|table|night|day|week|month|mo|quarter|year|yr|annum|hour|hr|session|class|lesson|visit|term|half term|course|ticket|item|piece|bottle|pint|glass|cup|slice|box|bag|kilo|kg|litre|metre|m2|sqm|square metre|square foot|sq ft|mile|km|page|word|tooth|implant|unit|licence|device|server|domain|car|vehicle|dog|cat|pet|animal|instance`
const unit = String.raw`(?:\(?(?:ex|excl|inc|incl|plus|\+)\.?\s?(?:VAT|GST|tax)\)?\s*)?(?:(?:per|a|an|each|every)\s(?:${unitWords})s?\b|\/\s?(?:\p{L}{2,12}\s?\/\s?)?(?:${unitWords})s?\b\.?|each\b|pp\b|p\/?p\b|pcm\b|pm\b(?!\s)|per annum)`
const from = String.raw`(?:from|starting (?:at|from)|starts (?:at|from)|start (?:at|from))\s(?:only\s|just\s)?`

const priced = new RegExp(String.raw`(?<from>\b${from})?(?<amount>${range})(?:\s*(?<unit>${unit}))?`, 'iu')
const everyPrice = new RegExp(priced.source, 'giu')

/** Sums that are no prices of the brand: money raised, saved, won, owed, or what others ask. */
const otherMoney =
  /\b(raised?|raising|fund(s|ed|ing|raising)?|grants?|donat\w+|bequest|legacy|turnover|revenue|profits?|salary|salaries|wages?|budget|invest\w*|worth|valued|sav(e|es|ed|ing|ings)|debts?|prize|fines?|fined|compensation|damages|insured|insurance|cover(ed)? (up )?to|million|billion|bn|market|loan|mortgage|lottery|stolen|lost|spent|competitors?|elsewhere|other (firms|companies|providers)|average|typically|national|household income|income|tax relief|threshold|limit|minimum spend|deposit|commitment fee|off|discount|cashback|voucher|win|won)\b/i

const priceCue =
  /\b(costs?|prices?|priced|charge[sd]?|fees?|rates?|from|only|just|per|each|pay|admission|entry|tickets?|tuition|subscription|membership|quote[sd]?|extra|hire|rent|buys|pays for|provides|feeds)\b/i

const generic =
  /^(our |the )?(prices?|pricing|price list|costs?|fees?|rates?|charges|tuition|total|subtotal|from|only|now|was|deposit|delivery|postage|shipping|vat|gst|tax|discount|payment|payment plans|opening|opening hours|hours|contact|contact us|about|about us|welcome|home|menu|our menu|tickets|ticket prices|admission|admission prices|services|our services|products|shop|packages|plans|options|faqs?|frequently asked questions|how much|what (is|are|does|do)\b.*|how (much|do|does|many)\b.*|financial aid|donate|support us|offers?|sale|details|more|benefits:?|includes:?|per .*|a .*|most popular|popular|best value|recommended|new|(?:regular|sale|unit|our|standard|full|normal|original|old|new) price|rrp|individuals?|starters?|mains?|desserts?|drinks)$/i

export const findPrices: Finder = (sentence) => {
  const prices = [...sentence.text.matchAll(everyPrice)].filter(
    ({ index }) => !isLimit.test(sentence.text.slice(0, index)),
  )
  const first = prices[0]?.groups
  if (!first || isOtherMoney(sentence)) return []
  const slots = {
    amount: `${first['from'] ?? ''}${first['amount'] ?? ''}`.replace(/^From/, 'from'),
    ...(first['unit'] ? { unit: withoutTax(first['unit']) } : {}),
  }
  const label = prices.length === 1 ? labelOf(sentence, prices[0] as RegExpExecArray) : null
  if (label) return found('labelled-price', { label, ...slots })
  const isShort = wordCount(sentence.text) <= 12
  const around = `${sentence.text} ${sentence.block.heading} ${sentence.block.place.label}`
  return isShort || slots.unit || priceCue.test(around) ? found('price', slots) : []
}

/** "A purchase up to £250,000" costs something else. */
const isLimit =
  /\b(?:up to|over|under|above|below|more than|less than|between|worth|exceeding|minimum of)\s$/i

/** Whether anything here is a sum. */
export const hasSum = (text: string): boolean => priced.test(text)

function isOtherMoney({ text, isAlone, block }: Sentence): boolean {
  if (/[£€$₹]\s?[\d.,]+\s?(m|bn|million|billion)\b/i.test(text)) return true
  // A footnote compares or restricts.
  if (/^\s*\*/.test(block.text)) return true
  return (otherMoney.test(text) && !(isAlone && wordCount(text) <= 4)) || isOfPerson(text)
}

const withoutTax = (unit: string): string =>
  unit.replace(/^\(?(?:ex|excl|inc|incl|plus|\+)\.?\s?(?:VAT|GST|tax)\)?\s*/i, '').trim()

/** What the one sum of a sentence is the price of, in the source's words; null where that is not plain. */
function labelOf(sentence: Sentence, match: RegExpExecArray): string | null {
  const { text, block } = sentence
  const before = text.slice(0, match.index).trim()
  const after = text.slice(match.index + match[0].length).trim()
  if (sentence.isAlone && isBare(before) && isBare(after)) return asLabel(block.heading)
  const leading = /^(.{3,60}?)\s*(?::|[-–—|]|\.{2,}|\bcosts?\b|\bis priced at\b|\bare priced at\b)$/i.exec(
    before,
  )?.[1]
  const restIsPlain = wordCount(after) <= 10
  if (leading && restIsPlain) return asLabel(leading)
  if (
    sentence.isAlone &&
    before &&
    wordCount(before) <= 6 &&
    isBare(after) &&
    !/[.:,;?]|\b(to|at|is|are|only|just|under|over|we|you|per|deposit|delivery)\b/i.test(before)
  )
    return asLabel(before)
  if (sentence.isAlone && isBare(before) && after)
    return asLabel(/^([\p{Ll}][\p{L}' -]{2,40}?)(?:\s*\(.*\))?$/u.exec(after)?.[1] ?? '')
  return asLabel(
    /\bfor (?:an? |the |one |your )?((?:[\p{L}\d'’/-]+ ?){1,5}?)(?: (?:per|for|at|with|including|from|until|on|in)\b.*|[.!,;]?)$/iu.exec(
      priceVerb.test(before) ? after : '',
    )?.[1] ?? '',
  )
}

const priceVerb = /\b(charge|pay|costs?|price is|it'?s|only|just|from|book|ask)\b[^.]*$/i

/** Nothing beside the sum but what qualifies it. */
const isBare = (text: string): boolean =>
  text
    .replace(
      /\(?\b(ex|excl|inc|incl|plus|including|excluding)?\.?\s?(vat|gst|tax)\b\)?|\b(from|only|just|per|a|an|each|month|mo|yr|year|week|price|cost|approx|extra|to|or|breakfast|included|inclusive|regular|sale|unit|now|rrp|plus)\b/gi,
      '',
    )
    .replace(/[^\p{L}\p{N}]/gu, '') === ''

/** A text that can be printed as the name of what is sold, or null. */
export function asLabel(text: string): string | null {
  const label = text
    .replace(/^[\s•·*\-–—:|]+|[\s•·*\-–—:|.]+$/g, '')
    .replace(/\s+while you wait$/i, '')
    .replace(/^(?:[Aa]n?|[Tt]he|[Oo]ur|[Oo]ne|[Ee]ach|[Ee]very)\s+(?=\p{Ll})/u, '')
    .trim()
  if (label.length < 3 || label.length > 60 || wordCount(label) > 8) return null
  if (generic.test(label) || !/\p{L}{3}/u.test(label) || /[?!]$|^\d[\d\s.,:%-]*$|@|https?:/.test(label))
    return null
  if (/\b(you|your|we|our|i|they|it|this|that|these|those|is|are|was|were|can)\b/i.test(label)) return null
  return hasSum(label) ? null : label
}
