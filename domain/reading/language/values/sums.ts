// Finds amounts of money with their units.

const number = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`
/** Amounts below 13 pence must have a unit, because "7:30p", "5-7p" and "doors at 6p" are times. */
const pence = String.raw`(?<![\d:.,]|\d\s?[–-]\s?)\b(?:(?:1[3-9]|[2-9]\d)p\b|(?:[1-9]|1[0-2])p\b(?=\s(?:an?|per|each)\b))(?!\.m|\s?[–-]\s?\d)`
/** Amounts in words: "Eleven pounds", "forty-five euros". */
const spelled = String.raw`\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)\s(?:pounds|euros?)(?=\s(?:an?|per|each|for)\b|[.,;)]|$)`
const amount = String.raw`(?:(?:US|AU|NZ|CA|HK|A|C|NZ|S)?[£€$₹]|(?<![\p{L}])(?:Rs\.?|INR|EUR|GBP|USD|AUD|NZD|CAD|CHF|AED|SGD|ZAR)\s?)\s?(?:${number})(?:\s?[kK]\b)?|(?:${number})\s?(?:€|euros?\b|EUR\b|kr\b|pounds\b)|${spelled}|${pence}`
const range = String.raw`(?:${amount})(?:\s?(?:-|–|to)\s?(?:(?:${amount})|(?:${number})(?:[kK]\b)?))?`
const span = String.raw`between\s(?:${amount})\sand\s(?:(?:${amount})|(?:${number}))`
const unitWords = String.raw`person|people|head|child|adult|pupil|student|guest|couple|pair|family|household|group|team|user|seat|desk|room|table|night|day|week|month|mo|quarter|year|yr|annum|(?:half|quarter) (?:an )?hour|hour|hr|session|class|lesson|visit|term|half term|course|ticket|item|piece|bottle|pint|glass|cup|slice|box|bag|kilo|kg|litre|metre|m2|sqm|square metre|square foot|sq ft|mile|km|page|word|tooth|implant|unit|licence|device|server|domain|car|vehicle|dog|cat|pet|animal|instance`
const tax = String.raw`\(?(?:ex|excl|inc|incl|plus|\+)\.?\s?(?:VAT|GST|tax)\)?\s*`
const unit = String.raw`(?:${tax})?(?:per\s(?:half term|(?:half|quarter) hour|sq(?:uare)? (?:metre|foot|ft)|(?!cent\b|annum\b)\p{L}{3,12})(?:\sper\s\p{L}{3,12})?|(?:a|an|each|every)\s(?:${unitWords})s?\b|\/\s?(?:\p{L}{2,12}\s?\/\s?)?(?:${unitWords})s?\b\.?|each\b|(?<=\d)ea\b|pp\b|p\/?p\b|pcm\b|pm\b(?!\s)|per annum)`
const from = String.raw`from\s(?:only\s|just\s)?`

const priced = new RegExp(
  String.raw`(?:(?<from>\b${from})?(?<amount>${range})|(?<span>\b${span}))(?:\s*(?<unit>${unit}))?`,
  'iu',
)
const every = new RegExp(priced.source, 'giu')
const first = new RegExp(String.raw`^(?:(?:only|just|now)\s)?(?:${priced.source})`, 'iu')

/** A sum as the text writes it, with its start and end. */
export interface Sum {
  amount: string
  unit: string
  start: number
  end: number
}

export const sumsIn = (text: string): Sum[] =>
  [...text.matchAll(every)].map(({ 0: whole, index, groups = {} }) => ({
    amount:
      groups['span']?.replace(/^B/, 'b') ??
      `${/^from\s$/i.test(groups['from'] ?? '') ? 'from ' : ''}${groups['amount'] ?? ''}`,
    unit: withoutTax(groups['unit'] ?? ''),
    start: index,
    end: index + whole.length,
  }))

export const hasSum = (text: string): boolean => priced.test(text)

/** Whether the text starts with a sum: "£12 a day", "from £40", "only 80p". */
export const startsWithSum = (text: string): boolean => /\d/.test(text) && first.test(text)

/** Whether the text is a sum in words, such as "Eleven pounds". */
export const isSumInWords = (text: string): boolean => !/\d/.test(text) && first.test(text)

const withoutTax = (text: string): string => text.replace(new RegExp(`^${tax}`, 'i'), '').trim()

/** The unit in a column heading: "Per person", "a night"; empty if there is none. */
export const unitIn = (heading: string): string =>
  new RegExp(String.raw`\b(?:per|a|an)\s(?:${unitWords})\b`, 'i').exec(heading)?.[0].toLowerCase() ?? ''

/** Adds the currency sign to a bare figure in a column of prices: "4.80", "from 750", "5.50 with juice". */
export const withCurrencySign = (text: string, sign: string): string =>
  hasSum(text) || isYear.test(text) ? text : text.replace(bare, (said) => `${sign}${said}`)

/** The year that a column is for: "2026/27", "Fees 2027". */
const isYear = /(?<![\d.,])(?:19|20)\d\d(?:\s?[/–-]\s?(?:\d\d|20\d\d))?$/

const bare =
  /(?<![\p{L}\d.,:])\d{1,3}(?:,?\d{3})?(?:\.\d\d)?(?![\d.:%]|\s?(?:st|nd|rd|th|cm|g|kg|ml|mins?)\b)/u
