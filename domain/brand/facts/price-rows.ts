// Prices in rows: a name and, beside it, one price or one for each column.
import { asLabel } from './labels.ts'
import type { Found, Sentence } from './sentence.ts'
import { startsWithSum, sumsIn, unitIn } from './sums.ts'
import type { Cell } from './text-block.ts'

/** The prices of a row that the source sets out as one, each with the row's name; none where the row has no name. */
export function pricesOfRow({ text, block: { cells = [], heading } }: Sentence): Found[] {
  const [first, ...rest] = cells.filter(({ text }) => /[\p{L}\d]/u.test(text))
  const isHere =
    first &&
    (text.startsWith(first.text) || (first.text === heading && rest[0]?.text.startsWith(text) === true))
  if (!first || !isHere || notSold.test(first.text)) return []
  const priced = rest.filter((cell) => startsWithSum(cell.text) && !beside.test(cell.head))
  const isOfColumn = priced.length > 1
  const found = priced.flatMap((cell): Found[] => {
    const [sum] = sumsIn(cell.text)
    const label = isOfColumn ? labelIn(first, cell) : asLabel(first.text)
    const unit = (sum?.unit ?? '') || unitIn(cell.head)
    return sum && label
      ? [{ type: 'labelled-price', slots: { label, amount: sum.amount, ...(unit ? { unit } : {}) } }]
      : []
  })
  const labels = new Set(found.map(({ slots }) => slots.label))
  return labels.size === found.length ? found : []
}

/** "Crown" in the column "Gold" is a "Crown, gold". */
function labelIn(name: Cell, { head }: Cell): string | null {
  const column = asLabel(head) ?? (payer.test(head) ? head : null)
  if (!column) return null
  const isProper = /^\p{Lu}\S*\s\p{Lu}|^\p{Lu}{2}/u.test(column)
  return asLabel(`${name.text}, ${isProper ? column : column.charAt(0).toLowerCase() + column.slice(1)}`)
}

const payer =
  /^(?:adults?|child(?:ren)?|members?|non-members?|concessions?|students?|seniors?|famil(?:y|ies)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:days?|ends?))$/i
/** Columns of sums that are not what one pays for it. */
const beside = /\b(?:deposit|vat|gst|tax|was|rrp|saving|you save|discount|before|old price)\b/i
const notSold =
  /\b(?:raised|donated|turnover|revenue|salary|wages?|fundraising|grants?|prize|fines?|savings?|discount|refund|excess)\b/i
