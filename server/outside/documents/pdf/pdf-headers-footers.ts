// Removes headers and footers: text that many pages repeat at the top or bottom is kept only on its first
// page.
import type { Line } from './pdf-lines.ts'

/**
 * Removes page numbers from all pages, and repeated headers and footers from all but the first page that has
 * them.
 */
export function withoutHeadersAndFooters(pages: readonly Line[][]): Line[][] {
  const edges = pages.map(edgesOf)
  const count = new Map<string, number>()
  for (const page of edges) {
    for (const key of new Set([...page].map(keyOf))) count.set(key, (count.get(key) ?? 0) + 1)
  }
  // Left and right pages often have different headers, so three in ten pages are enough.
  const often = Math.max(3, Math.ceil(pages.length * 0.3))
  const seen = new Set<string>()
  return pages.map((page, index) =>
    page.filter((line) => {
      if (!edges[index]!.has(line)) return true
      if (PAGE_NUMBER.test(line.text)) return false
      const key = keyOf(line)
      if ((count.get(key) ?? 0) < often) return true
      if (seen.has(key)) return false
      seen.add(key)
      return true
    }),
  )
}

const PAGE_NUMBER = /^(page )?[-–|]?\s?(\d{1,4}|[ivxl]{1,6})\s?[-–|]?( ?(of|\/) ?\d{1,4})?$/i

/** The lines on the three highest and the three lowest baselines of a page. */
function edgesOf(page: readonly Line[]): Set<Line> {
  const heights = [...new Set(page.map((line) => Math.round(line.y)))].sort((a, b) => a - b)
  const edge = new Set([...heights.slice(0, 3), ...heights.slice(-3)])
  return new Set(page.filter((line) => edge.has(Math.round(line.y))))
}

const keyOf = (line: Line) => line.text.toLowerCase().replace(/\d+/g, '#')
