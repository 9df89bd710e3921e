// Prices in rows and lists: a name and, beside it, one price or one for each column.
import { asLabel, asLabelBelow, inside, isAge } from '../language/labels.ts'
import type { Found, Sentence } from '../language/sentence.ts'
import { hasSum, startsWithSum, sumsIn, unitIn, type Sum } from '../language/values/sums.ts'
import type { Cell } from '../language/text-block.ts'

/** The prices of a row that the source sets out as one, each with the row's name; none where the row has no name. */
export function pricesOfRow({ text, block: { cells = [], heading } }: Sentence): Found[] {
  const filled = cells.filter(({ text }) => /[\p{L}\d]/u.test(text))
  const [first, second] = filled
  const isBelow = second !== undefined && text.startsWith(second.text) && filled.length > 2
  const isHere = first && (text.startsWith(first.text) || isBelow || first.text === heading)
  // "£25 | Pedicure": some lists have the price in front.
  const name = filled.find((cell) => !startsWithSum(cell.text))
  if (!isHere || !name || notSold.test(name.text)) return []
  const priced = filled.filter((cell) => startsWithSum(cell.text) && !beside.test(cell.head))
  const kind = filled.slice(1, filled.indexOf(priced[0] ?? first)).find((cell) => size.test(cell.text))
  const whole = kind === undefined ? name.text : `${name.text}, ${inside(kind.text)}`
  const goal = goalOf(name, heading)
  if (goal === null) return priced.flatMap(({ text }) => sumsIn(text).slice(0, 1).map(unlabelled))
  const found = priced.flatMap((cell): Found[] => {
    const [sum] = sumsIn(cell.text)
    const label = goal ?? (priced.length > 1 ? labelIn(whole, cell) : asLabelBelow(heading, whole))
    return sum && label ? [labelled(label, sum, unitIn(cell.head))] : []
  })
  return withDifferentLabels(found)
}

/** "Small hall £12 an hour; large hall £20 an hour": a line that is nothing but names with their prices. */
export function pricesOfList({ text, isAlone, block }: Sentence): Found[] {
  const parts = text.replace(/\.$/, '').split(/\s*[;|•·]\s+|,\s+(?=\p{L})/u)
  if (!isAlone || parts.length < 2) return []
  // "Sunday lunch, two courses £26, three courses £31"
  const [first = ''] = parts
  const thing = hasSum(first) ? null : asLabel(first)
  const priced = thing ? parts.slice(1) : parts
  const found = priced.flatMap((part): Found[] => {
    const [sum, other] = sumsIn(part)
    const name = part.slice(0, sum?.start).trim()
    const label = thing ? asLabel(`${thing}, ${inside(name)}`) : asLabelBelow(block.heading, name)
    return sum && label && !other && part.slice(sum.end).trim() === '' ? [labelled(label, sum)] : []
  })
  return found.length > 1 && found.length === priced.length ? withDifferentLabels(found) : []
}

function labelled(label: string, { amount, unit }: Sum, unitOfColumn = ''): Found {
  const each = unit || unitOfColumn
  return { type: 'labelled-price', slots: { label, amount, ...(each ? { unit: each } : {}) } }
}

const unlabelled = ({ amount, unit }: Sum): Found => ({
  type: 'price',
  slots: { amount, ...(unit ? { unit } : {}) },
})

/**
 * "Ayr" in a column of journeys or of towns is where the thing goes: "Return journey, Ayr". Undefined for the name of a thing, null
 * for a place to which nothing is said to go.
 */
function goalOf({ text, head }: Cell, heading: string): string | null | undefined {
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

/** "Crown" in the column "Gold" is a "Crown, gold"; "Three and four" in "Full day" is a full day at that age. */
function labelIn(name: string, { head }: Cell): string | null {
  if (asLabel(head) === null && !payer.test(head)) return null
  return isAge(name) ? asLabel(`${head}, ${inside(name)}`) : asLabel(`${name}, ${inside(head)}`)
}

const payer =
  /^(?:adults?|child(?:ren)?|members?|non-members?|concessions?|students?|seniors?|famil(?:y|ies)|small|medium|large|half|full|whole|single|double|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:days?|ends?)|\d+\s?(?:ml|cl|g|kg|oz|cm|")|(?:\d+|an?|one|two|three|half|full)[ -](?:minutes?|mins?|hours?|days?|nights?|weeks?))$/i
/** A size or a time between the name and the price, and no allergens or description. */
const size =
  /^(?=.{1,24}$)(?:\d+\s?\p{L}+|half|full|whole|small|medium|large|single|double|an?|one|two|three|four|five|six)\b(?: \p{L}+){0,2}$/iu
/** Columns of sums that are not what one pays for it. */
const beside = /\b(?:deposit|vat|gst|tax|was|rrp|saving|you save|discount|before|old price)\b/i
const notSold =
  /\b(?:raised|donated|turnover|revenue|salary|wages?|fundraising|grants?|prize|fines?|savings?|discount|refund|excess)\b/i
