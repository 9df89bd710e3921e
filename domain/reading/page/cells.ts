// Reads table rows as cells with their column headings.
import { isMachineAddressed } from '../documents/unusable-text.ts'
import { hasSum, startsWithSum } from '../language/values/sums.ts'
import type { Cell } from '../language/text-block.ts'
import { isElement, type DomElement } from './dom.ts'

/**
 * Returns a function that turns the parts of each line into cells. It remembers the headings of a table: its
 * first row, if that holds no figures.
 */
export function cellReader(): (parts: readonly string[], element: DomElement) => Cell[] {
  const headsOf = new WeakMap<DomElement, readonly string[]>()
  const spanning = new WeakMap<DomElement, Spanning>()
  return (parts, element) => {
    const table = element.name === 'tr' && parts.length > 1 ? tableAround(element) : null
    if (table) return cellsOfRow(table, element, parts)
    return parts.map((text) => ({ text, head: '' }))
  }

  function cellsOfRow(table: DomElement, element: DomElement, own: readonly string[]): Cell[] {
    const above = spanning.get(table)
    const parts = above && above.left > 0 ? [above.text, ...own] : own
    if (above && above.left > 0) above.left--
    else spanning.set(table, { text: fit(own[0] ?? ''), left: rowsOf(element) - 1 })
    const heads = headsOf.get(table)
    if (!heads) headsOf.set(table, isHeadRow(parts, element) ? parts.map(fit) : [])
    return parts.map((text, at) => ({ text, head: heads?.length === parts.length ? (heads[at] ?? '') : '' }))
  }
}

/** A first cell with a rowspan, which also belongs to the rows below. */
interface Spanning {
  text: string
  left: number
}

const rowsOf = (row: DomElement): number => {
  const rows = Number(row.children.find(isElement)?.attribs['rowspan'] ?? 1)
  return rows > 1 && rows < 50 ? rows : 1
}

/** Column headings marked as `th`, which may be numbers, such as sizes. */
function isHeadRow(parts: readonly string[], row: DomElement): boolean {
  const isMarked = row.children.filter(isElement).every(({ name }) => name === 'th')
  return parts.every(
    (part) => part.length <= 40 && !hasSum(part) && !(isMarked ? /[?!]/ : /[\d?!]/).test(part),
  )
}

const fit = (part: string) => (isMachineAddressed(part) ? '' : part)

function tableAround(row: DomElement): DomElement | null {
  let box: DomElement | null = row
  for (let up = 0; up < 3 && box && box.name !== 'table'; up++)
    box = box.parent && isElement(box.parent) ? box.parent : null
  return box?.name === 'table' ? box : null
}

interface Row {
  cells: Cell[]
  heading: string
}

/**
 * Adds a currency sign to numbers without one in a column of prices. The sign comes from the column's heading
 * or from its other prices.
 */
export function withCurrencySigns<One extends Row>(pieces: readonly One[]): One[] {
  const all = [...pieces]
  for (let from = 0; from < all.length; from++) {
    const columns = all[from]?.cells.length ?? 0
    if (columns < 2) continue
    const places = rowsFrom(all, from)
    const rows = places.flatMap((at) => all[at] ?? [])
    const signs = Array.from({ length: columns }, (_, column) => signOf(rows, column))
    const isComparison = columns > 2 && rows.some(({ cells }) => periodRow.test(cells[0]?.text ?? ''))
    for (const at of places) {
      const row = all[at]
      if (row && (!isComparison || row.cells.some(({ text }) => startsWithSum(text))))
        all[at] = { ...row, cells: signed(row.cells, signs) }
    }
    from = places.at(-1) ?? from
  }
  return all
}

/** A row of prices in a table that compares plans, whose other rows hold numbers of users or rooms. */
const periodRow = /^(?:(?:billed|paid) )?(?:monthly|yearly|annual(?:ly)?|per (?:month|year))\b/i

/**
 * The indexes of the rows with the same number of cells in one table. Lines of description may come between
 * them.
 */
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

/** A number with few words around it that is not a time, date or size. */
const figure =
  /^(?:from |only |just |approx\.? )?\d{1,3}(?:,?\d{3})?(?:\.\d\d)?(?:\s?(?:each|ea|pp|pm|per|an?|for|with|incl?\.?|including|fitted|extra|\/)\b.{0,30}|\s?\/\s?\p{L}{2,8})?$/iu

/** The currency sign in the column's heading; else the one that all of its prices share, if there are at least two. */
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
