// Figures without a sign that stand in a column of sums: "4.80" below "£", "65" between "£84" and "£95".
import { startsWithSum } from '../language/values/sums.ts'
import type { Cell } from '../language/text-block.ts'

interface Row {
  cells: Cell[]
  heading: string
}

/** Tells each bare figure which sign of money its column bears: by its head, or by the sums above and below. */
export function withSigns<One extends Row>(pieces: readonly One[]): One[] {
  const all = [...pieces]
  for (let from = 0; from < all.length; from++) {
    const columns = all[from]?.cells.length ?? 0
    if (columns < 2) continue
    let end = from + 1
    while (all[end]?.cells.length === columns) end++
    const rows = all.slice(from, end)
    const signs = Array.from({ length: columns }, (_, column) => signOf(rows, column))
    for (const [at, row] of rows.entries()) all[from + at] = { ...row, cells: signed(row.cells, signs) }
    from = end - 1
  }
  return all
}

const signed = (cells: readonly Cell[], signs: readonly (string | null)[]): Cell[] =>
  cells.map((cell, column) => {
    const sign = signs[column] ?? null
    return sign !== null && column > 0 && figure.test(cell.text) ? { ...cell, sign } : cell
  })

/** A whole figure and what little may stand beside it; no time, no date, no size. */
const figure =
  /^(?:from |only |just |approx\.? )?\d{1,3}(?:,?\d{3})?(?:\.\d\d)?(?:\s?(?:each|ea|pp|pm|per|an?|for|with|incl?\.?|including|fitted|extra|\/)\b.{0,30}|\s?\/\s?\p{L}{2,8})?$/iu

/** The sign in the column's head, or that of at least two of its sums where nothing else but figures and words stands there. */
function signOf(rows: readonly Row[], column: number): string | null {
  const heads = rows.flatMap(({ cells }) => [cells[column]?.head ?? '', cells[column]?.text ?? ''])
  const headed = heads.map((head) => /^(?:\p{L}+ )?\(?([£€$₹])\)?$/u.exec(head)?.[1]).find(Boolean)
  if (headed) return headed
  const sums = rows.flatMap(({ cells }) => {
    const text = cells[column]?.text ?? ''
    return startsWithSum(text) ? (/[£€$₹]/.exec(text)?.[0] ?? []) : []
  })
  const [sign] = sums
  return sign !== undefined && sums.length >= 2 && new Set(sums).size === 1 ? sign : null
}
