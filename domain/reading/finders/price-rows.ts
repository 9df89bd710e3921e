// Finds prices in rows and lists: a name with one price beside it, or one per column.
import { asLabel, asLabelBelow, insideLabel, isAge } from '../language/labels.ts'
import { wordCount, type Found, type Sentence } from '../language/sentence.ts'
import {
  hasSum,
  isSumInWords,
  startsWithSum,
  sumsIn,
  unitIn,
  withCurrencySign,
  type Sum,
} from '../language/values/sums.ts'
import type { Cell } from '../language/text-block.ts'

/** The prices of a table row with the row's name; empty if the row has no name. */
export function pricesOfRow({ text, block: { cells = [], heading, place } }: Sentence): Found[] {
  const filled = cells.filter(({ text }) => /[\p{L}\d]/u.test(text))
  const [first, second] = filled
  const isBelow = second !== undefined && text.startsWith(second.text) && filled.length > 2
  const isHere = first && (text.startsWith(first.text) || isBelow || first.text === heading)
  // Some lists put the price first: "£25 | Pedicure". But "£25 | feeds a family" says what a donation does,
  // so it has no name.
  const name = filled.find((cell) => !isPriced(cell))
  if (!isHere || !name || notSold.test(name.text) || notSold.test(heading)) return []
  if (name !== first && !/^[\p{Lu}\d]/u.test(name.text)) return []
  const priced = filled.filter((cell) => isPriced(cell) && !notThePrice.test(cell.head))
  const thing = productOf(heading, place.label)
  const isPerPeriod = priced.length > 1 && thing === null && period(name.text) !== ''
  if (isOfMoney(name.text) || isPerPeriod)
    return withDifferentLabels(pricesOfColumns(name.text, priced, heading))
  const kind = filled.slice(1, filled.indexOf(priced[0] ?? first)).find((cell) => size.test(cell.text))
  const whole = kind === undefined ? name.text : `${name.text}, ${insideLabel(kind.text)}`
  const goal = destinationOf(name, heading)
  if (goal === null) return priced.flatMap((cell) => sumsOf(cell).slice(0, 1).map(unlabelled))
  const found = priced.flatMap((cell): Found[] => {
    const [sum, ...others] = sumsOf(cell)
    if (!sum) return []
    const unit = unitIn(cell.head) || unitIn(name.text)
    const kinds = others.length === 0 ? [] : alternativesIn(name.text, others.length + 1)
    if (kinds.length > 0 && /^[\s/|]*$/.test(betweenSums(cell)))
      return kinds.flatMap((label, at) => labelledAll(asLabel(label), [sum, ...others][at], unit))
    const label =
      goal ??
      (isSpan(whole) ? ofProduct(thing, cell.head, whole) : null) ??
      (priced.length > 1 ? (labelIn(whole, cell) ?? mainPriceLabel(whole, cell)) : named(heading, whole))
    return labelledAll(label, sum, unit)
  })
  return found.length === 0 ? leastOf(named(heading, whole), priced) : withDifferentLabels(found)
}

/** Several prices without column headings: all that is sure is that it costs at least the lowest. */
function leastOf(label: string | null, priced: readonly Cell[]): Found[] {
  const sums = priced.flatMap((cell) => sumsOf(cell).slice(0, 1))
  const figure = ({ amount }: Sum) => Number(/\d[\d,]*(?:\.\d+)?/.exec(amount)?.[0].replaceAll(',', ''))
  const [least] = sums.toSorted((one, other) => figure(one) - figure(other))
  if (least === undefined || sums.length < 2 || priced.some(({ head }) => head !== '')) return []
  return labelledAll(label, { ...least, amount: `from ${least.amount.replace(/^from /, '')}` }, '')
}

const said = ({ text, sign }: Cell): string => (sign === undefined ? text : withCurrencySign(text, sign))
const sumsOf = (cell: Cell): Sum[] => sumsIn(said(cell))
const isPriced = (cell: Cell): boolean =>
  startsWithSum(said(cell)) || isSumInWords(cell.text) || sizedSum.test(said(cell))
/** Several sizes with their prices in one line: "Large £6.95, small £3.80". */
const sizedSum =
  /^(?:small|medium|large|regular|half|full|whole|single|double|adults?|child(?:ren)?) [£€$₹]\s?\d/i

const labelledAll = (label: string | null, sum: Sum | undefined, unit: string): Found[] =>
  label === null || sum === undefined ? [] : [labelled(label, sum, unit)]

const betweenSums = (cell: Cell): string => {
  const [one, other] = sumsOf(cell)
  return said(cell).slice(one?.end ?? 0, other?.start ?? 0)
}

/** The row's label. If it is too long, brackets and text after a comma are dropped. */
const named = (heading: string, whole: string): string | null =>
  asLabelBelow(heading, whole) ?? shortOf(whole)

function shortOf(whole: string): string | null {
  const [head = ''] = whole.split(/\s*\(|:\s|,\s+(?!\p{L}+$)/u)
  return head === whole || wordCount(head) > 7 ? null : asLabel(head)
}

/** Column headings that don't add anything to the row's name: "Price", "Pay as you go". */
const mainPriceLabel = (whole: string, { head }: Cell): string | null =>
  head !== '' && plainHead.test(head) ? (asLabel(whole) ?? shortOf(whole)) : null

const plainHead =
  /^(?:(?:our |full |standard |normal |usual |list )?(?:prices?|fees?|costs?|rates?|charges?)|fitted|each|total|from|pay as you go|pay[- ]as[- ]you[- ]use|per (?:item|piece|visit|session))\b/i

/** Alternatives with one price each, as in "Front / molar" or "Lite / Full": the label of each. */
function alternativesIn(name: string, count: number): string[] {
  const parts = name.split(/\s*\/\s*/)
  if (parts.length !== count) return []
  const [first = '', ...others] = parts
  const lead = /^(.+),\s+(.+)$/.exec(first) ?? /^(.+)\s(\S+)$/.exec(first)
  if (!lead) return []
  const [, thing = '', kind = ''] = lead
  const joint = first.includes(',') ? ', ' : ' '
  return [kind, ...others].map((one) => `${thing}${joint}${one}`)
}

/** "Per month | £32 | £49" below the names of packages: each column heading is the label of its price. */
function pricesOfColumns(row: string, priced: readonly Cell[], heading: string): Found[] {
  return priced.flatMap((cell): Found[] => {
    const [sum] = sumsOf(cell)
    const head = cell.head.replace(/\s*[^\p{L}\p{N}\p{P}\s+&].*$/u, '')
    return labelledAll(head === '' ? null : named(heading, head), sum, unitIn(row) || period(row))
  })
}

/** The unit of a row such as "Monthly" or "Yearly (2 months free)" in a table of plans; empty for others. */
function period(row: string): string {
  const [, each = ''] =
    /^(?:(?:billed|paid|pay) )?(month|annual|year|week|quarter)ly?(?: billing| price)?(?:\s*\(.*\))?$/i.exec(
      row.trim(),
    ) ?? []
  return each === '' ? '' : `a ${each.toLowerCase().replace('annual', 'year')}`
}

/** Whether a row's name only says what its figures are: "Per month", "Price", "Cost from". */
const isOfMoney = (text: string): boolean =>
  /^(?:(?:our |the |monthly |annual |yearly |weekly )?(?:prices?|fees?|costs?|rates?|charges?|amount)(?: from| \(.*\))?|(?:from )?per (?:month|year|week|day|night|person|term|quarter|session|hour)|from|total)$/i.test(
    text.trim(),
  )

/**
 * Whether a text is only a period or a size, which needs a name beside it: "3 months", "month to month", "8
 * inch".
 */
const isSpan = (text: string): boolean =>
  /^(?:(?:\d{1,2}|one|two|three|four|six|nine|twelve|an?)(?:\s|(?<=\d))(?:months?|mos?|years?|weeks?|terms?|quarters?)\.?|month[- ](?:to|by)[- ]month|monthly|annual(?:ly)?|yearly|quarterly|weekly|fortnightly|rolling|\d{1,3}(?:\.\d)?\s?(?:"|”|″|''|in(?:ch(?:es)?)?|cm|mm|ml|cl|l|g|kg|oz|lb)\.?)$/i.test(
    text.trim(),
  )

/** The product that a table of variants is for: from its heading, else the page title. */
const productOf = (heading: string, page: string): string | null =>
  [heading, page].flatMap((text) => asLabel(text.split(/\s*[|:–—]\s+/)[0] ?? '') ?? [])[0] ?? null

const ofProduct = (thing: string | null, head: string, span: string): string | null => {
  if (thing === null) return null
  const kind = head !== '' && asLabel(head) !== null && !plainHead.test(head) ? `${insideLabel(head)} ` : ''
  return asLabel(`${thing}, ${kind}${insideLabel(span.trim())}`)
}

/** The prices of a line that only consists of names with prices: "Small hall £12 an hour; large hall £20 an hour". */
export function pricesOfList({ text, isAlone, block }: Sentence): Found[] {
  const parts = text.replace(/\.$/, '').split(/\s*[;|•·]\s+|,\s+(?=\p{L})(?![^(]*\))/u)
  if (parts.length < 2 || (!isAlone && !parts.every(hasSum))) return []
  // A name followed by variants with their prices: "Sunday lunch, two courses £26, three courses £31".
  const [first = ''] = parts
  const thing = hasSum(first) ? null : asLabel(first)
  const priced = thing ? parts.slice(1) : parts
  const found = priced.flatMap((part): Found[] => {
    const [sum, other] = sumsIn(part)
    const name = part.slice(0, sum?.start).trim()
    if (/\b(?:mostly|usually|mainly|normally|generally)$/i.test(name)) return []
    const label = thing ? asLabel(`${thing}, ${insideLabel(name)}`) : asLabelBelow(block.heading, name)
    return sum && label && !other && comesWith.test(part.slice(sum.end).trim()) ? [labelled(label, sum)] : []
  })
  return found.length > 1 && found.length === priced.length ? withDifferentLabels(found) : []
}

/** What may follow a price: the end of the line, or what is included. */
const comesWith = /^(?:$|with\s|including\s|incl?\.?\s|\()/i

function labelled(label: string, { amount, unit }: Sum, unitOfColumn = ''): Found {
  const each = unit || unitOfColumn
  return { type: 'labelled-price', slots: { label, amount, ...(each ? { unit: each } : {}) } }
}

const unlabelled = ({ amount, unit }: Sum): Found => ({
  type: 'price',
  slots: { amount, ...(unit ? { unit } : {}) },
})

/**
 * The label of a destination: "Return journey, Ayr" for "Ayr" in a column of journeys. Undefined if the row
 * isn't a destination, null if it is but nothing says what goes there.
 */
function destinationOf({ text, head }: Cell, heading: string): string | null | undefined {
  if (!properName.test(text)) return undefined
  if (journeys.test(head)) return asLabel(`${head}, ${text}`)
  if (!places.test(head)) return undefined
  const thing = asLabel(heading)
  return thing && asLabel(`${thing}, ${text}`)
}

const properName = /^\p{Lu}[\p{Ll}’']+(?:[ -](?:\p{Lu}[\p{Ll}’']+|of|on|upon|the)){0,3}$/u
const journeys = /\b(?:journeys?|trips?|rides?|runs?|fares?|transfers?|crossings?|lifts?)\b/i
const places =
  /^(?:to|from|where(?: to)?|towns?|city|cities|villages?|places?|destinations?|locations?|areas?|zones?|regions?|count(?:y|ies))$/i

const withDifferentLabels = (found: Found[]): Found[] =>
  new Set(found.map(({ slots }) => slots.label)).size === found.length ? found : []

/**
 * The label from a row's name and its column heading: "Crown" in the column "Gold" is "Crown, gold"; "Three
 * and four" in "Full day" is a full day at that age.
 */
function labelIn(name: string, { head }: Cell): string | null {
  if (asLabel(head) === null && !payer.test(head)) return null
  return isAge(name) ? asLabel(`${head}, ${insideLabel(name)}`) : asLabel(`${name}, ${insideLabel(head)}`)
}

const payer =
  /^(?:adults?|child(?:ren)?|members?|non-members?|concessions?|students?|seniors?|famil(?:y|ies)|small|medium|large|half|full|whole|single|double|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:days?|ends?)|\d+\s?(?:ml|cl|g|kg|oz|cm|")|(?:\d+|an?|one|two|three|half|full)[ -](?:minutes?|mins?|hours?|days?|nights?|weeks?))$/i
/** A size or duration that may come between the name and the price. Allergens and descriptions may not. */
const size =
  /^(?=.{1,24}$)(?:\d+\s?\p{L}+|half|full|whole|small|medium|large|single|double|an?|one|two|three|four|five|six)\b(?: \p{L}+){0,2}$/iu
/** Column headings above amounts that are not the price. */
const notThePrice = /\b(?:deposit|vat|gst|tax|was|rrp|saving|you save|discount|before|old price)\b/i
const notSold =
  /\b(?:raised|donated|turnover|revenue|salary|wages?|fundraising|grants?|prize|fines?|savings?|discount|excess|collections? (?:at|on|in)|money (?:come|came|comes|go|goes|went)|income|given so far|raised so far|past events?|previous events?)\b|^refunds?\b/i
