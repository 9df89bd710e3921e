// Removes markup that could make a parser slow: scripts, text beyond a limit, and nesting deeper than on any
// real page, because parsing time grows with the square of the depth.

const MOST_LETTERS = 800_000
const MOST_DEPTH = 400

/** The markup without scripts and nesting beyond the limits. Visible text stays, up to its limit. */
export const limitMarkup = (html: string): string => limitDepth(withoutScripts(html).slice(0, MOST_LETTERS))

/** Empties every script except JSON-LD. */
function withoutScripts(html: string): string {
  const opening = /<script\b/gi
  const closing = /<\/script/gi
  let kept = ''
  let from = 0
  for (let open = opening.exec(html); open; open = opening.exec(html)) {
    const start = html.indexOf('>', open.index) + 1
    closing.lastIndex = start
    const close = start > 0 ? closing.exec(html) : null
    if (!close) break
    opening.lastIndex = close.index
    if (/ld\+json/i.test(html.slice(open.index, start))) continue
    kept += html.slice(from, start)
    from = close.index
  }
  return kept + html.slice(from)
}

// Elements without content, and those that a parser closes when the next one starts. They don't add depth.
const nonNesting = new Set(
  'p li td th tr dt dd option optgroup tbody thead tfoot area base br col embed hr img input link meta param source track wbr'.split(
    ' ',
  ),
)

/** Removes the tags that are nested deeper than the limit. */
function limitDepth(html: string): string {
  let depth = 0
  let kept = ''
  let from = 0
  let end = -1
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const isClosing = html.charAt(at + 1) === '/'
    const name = nameAt(html, at + (isClosing ? 2 : 1))
    if (!name || nonNesting.has(name)) continue
    if (end <= at) end = html.indexOf('>', at)
    if (end < 0) break
    depth = isClosing ? Math.max(0, depth - 1) : depth + 1
    if (isClosing ? depth < MOST_DEPTH : depth <= MOST_DEPTH) continue
    kept += html.slice(from, at)
    from = end + 1
  }
  return kept + html.slice(from)
}

const tagName = /[a-z][\w-]{0,30}/iy

function nameAt(html: string, at: number): string | null {
  tagName.lastIndex = at
  return tagName.exec(html)?.[0].toLowerCase() ?? null
}
