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
    const places = rowsFrom(all, from)
    const rows = places.flatMap((at) => all[at] ?? [])
    const signs = Array.from({ length: columns }, (_, column) => signOf(rows, column))
    for (const at of places) {
      const row = all[at]
      if (row) all[at] = { ...row, cells: signed(row.cells, signs) }
    }
    from = places.at(-1) ?? from
  }
  return all
}

/** The rows of as many cells that follow one another, with at most a line of description below each. */
function rowsFrom(all: readonly Row[], from: number): number[] {
  const columns = all[from]?.cells.length
  const places = [from]
  for (let at = from + 1; at <= (places.at(-1) ?? from) + 2 && at < all.length; at++)
    if (all[at]?.cells.length === columns && all[at]?.heading === all[from]?.heading) places.push(at)
  return places
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
