// The cells of a table's row with what their columns are headed.
import { isMachineAddressed } from '../documents/unfit.ts'
import { hasSum } from '../language/values/sums.ts'
import type { Cell } from '../language/text-block.ts'
import { isElement, type DomElement } from './dom.ts'

/** Makes cells of the parts of each line in turn: the first row of a table, where it holds no figure, heads the others. */
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

/** A first cell that stands for rows below it too. */
interface Spanning {
  text: string
  left: number
}

const rowsOf = (row: DomElement): number => {
  const rows = Number(row.children.find(isElement)?.attribs['rowspan'] ?? 1)
  return rows > 1 && rows < 50 ? rows : 1
}

/** Sizes may have figures in them where the page marks the row as a heading. */
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
