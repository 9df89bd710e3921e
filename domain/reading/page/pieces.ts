// Splits a page into pieces of text in reading order, each with its block element.
import type { Cell } from '../language/text-block.ts'
import { cellReader } from './cells.ts'
import { LINE_BREAK, linesOf, withMissingSpaces } from './lines.ts'
import { closeSeam, openSeam, partsOf, withoutSeams } from './seams.ts'
import { visibilityOf } from './hidden.ts'
import type { Sheets } from './sheets.ts'
import { isUnreadable, type Look } from './looks.ts'
import { isElement, nameHintsOf, tidy, wordsBelow, type DomElement, type DomNode, type Query } from './dom.ts'

export interface Piece {
  text: string
  /** The block element that contains the text. */
  element: DomElement
  region: 'main' | 'nav' | 'footer'
  /** Whether the whole text is a link. */
  isLink: boolean
  href: string
  /** Whether the whole text is bold. */
  isBold: boolean
  /**
   * Bold words with a full stop at the start of the text, used like a heading: "Tax relief." Empty if there
   * are none.
   */
  lead: string
  /** Whether the text is inside a quotation or testimonial. */
  isQuoted: boolean
  /** The parts that the page shows side by side, as in a table row or price list. */
  cells: Cell[]
}

const MOST_PIECES = 5000

const blocks = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html label button legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const skipped = new Set(
  'title script style noscript template svg math iframe object embed video audio canvas select option textarea input del s strike head map dialog code pre'.split(
    ' ',
  ),
)
const consent = /\b(cookie|consent|gdpr)[\w-]*\b/
const testimony = /\b(testimonial|testimonials|review|reviews|quote-block|client-say|what-[\w-]*say)[\w-]*\b/

interface State {
  node: DomElement
  next: number
  region: Piece['region']
  look: Look
  isQuoted: boolean
  link: string | null
  isBold: boolean
  isBlock: boolean
}

interface Gathered {
  text: string
  linked: number
  bold: number
  letters: number
  links: number
  href: string
  lead: string
}
const nothing = (): Gathered => ({ text: '', linked: 0, bold: 0, letters: 0, links: 0, href: '', lead: '' })

/**
 * Splits a page into pieces. Leaves out text that is hidden (also by the site's `sheets`) or struck through,
 * and forms and scripts.
 */
export function piecesOf($: Query, sheets: Sheets): Piece[] {
  const { start, isHidden, lookOf } = visibilityOf($, sheets)
  const top = $.root()[0]?.children.filter(isElement) ?? []
  const pieces: Piece[] = []
  const cellsOf = cellReader()
  let gathered = nothing()

  const flush = (state: State) => {
    const { links, linked, letters, bold, href, lead } = gathered
    const isLink = linked >= letters
    for (const line of linesOf(gathered.text, state.node)) {
      const text = withMissingSpaces(tidy(withoutSeams(line)), state.node)
      if (!/[\p{L}\p{N}]/u.test(text) || pieces.length >= MOST_PIECES) continue
      pieces.push({
        text,
        element: state.node,
        region: isLink && links > 2 && state.region === 'main' ? 'nav' : state.region,
        isLink,
        href,
        isBold: bold >= letters,
        lead: text.length > lead.length && text.startsWith(lead) ? lead : '',
        isQuoted: state.isQuoted,
        cells: cellsOf(partsOf(line), state.node),
      })
    }
    gathered = nothing()
  }

  for (const root of top) {
    const stack: State[] = [enter(root, null, start)]
    for (let state = stack.at(-1); state; state = stack.at(-1)) {
      const child = state.node.children[state.next++]
      if (!child) {
        const closed = stack.pop()
        if (closed?.isBlock) flush(closed)
        else if (closed && isRunIn(closed.node, gathered)) flush(innermostBlock(stack))
        else {
          if (closed) gathered.lead ||= leadOf(closed.node, gathered)
          gathered.text += closeSeam(closed?.node.name)
        }
        continue
      }
      if (child.nodeType === 3) {
        if (!isUnreadable(state.look)) gather(gathered, child.data, state)
        continue
      }
      if (!isElement(child) || isSkipped(child) || isHidden(child)) continue
      if (consent.test(nameHintsOf(child)) && wordsBelow(child, 1200).length < 1200) continue
      if (child.name === 'br') {
        gathered.text += LINE_BREAK
        continue
      }
      const inside = enter(child, state, lookOf(child, state.look))
      if (inside.isBlock) flush(innermostBlock(stack))
      else gathered.text += openSeam(child.name)
      stack.push(inside)
    }
  }
  return pieces
}

/** Skips labels and buttons, except the questions of a collapsible list. */
const isSkipped = (element: DomElement) => {
  if (element.name === 'label' || element.name === 'button') return !wordsBelow(element, 300).endsWith('?')
  return skipped.has(element.name)
}

/**
 * Whether the bold words are a person's label: "**Ruth Hale, head potter** Throws every bowl." Only the bold
 * sets it apart.
 */
function isRunIn({ name, next }: DomElement, { text, bold, letters }: Gathered): boolean {
  if (!/^(?:b|strong)$/.test(name) || bold < letters || !next || next.nodeType !== 3) return false
  return (
    /^[^.!?:]{3,40},\s[^.!?:]{2,40}(?<![,;–-])$/.test(tidy(withoutSeams(text))) &&
    /^\s*[\p{Lu}\d].{20,}[.!?]\s*$/su.test(next.data)
  )
}

/** In longer texts, bold words at the start are not checked, to save time. */
const LONGEST_LEAD = 200

/** Bold words at the start of a text: up to eight, ending with a full stop, colon or question mark. */
function leadOf({ name }: DomElement, { text, bold, letters }: Gathered): string {
  if (text.length > LONGEST_LEAD || !/^(?:b|strong)$/.test(name) || bold < letters) return ''
  const said = tidy(withoutSeams(text))
  return /^\p{Lu}[^.!?:]{2,60}[.:?]$/u.test(said) && said.split(' ').length <= 8 ? said : ''
}

const innermostBlock = (stack: readonly State[]): State => {
  const block = stack.findLast(({ isBlock }) => isBlock) ?? stack[0]
  if (!block) throw new Error('a page is walked from a root')
  return block
}

function enter(node: DomElement, outer: State | null, look: Look): State {
  const signs = nameHintsOf(node)
  return {
    node,
    next: 0,
    region: regionOf(node, signs, outer?.region ?? 'main'),
    look,
    isQuoted: (outer?.isQuoted ?? false) || isQuotation(node) || testimony.test(signs),
    link: node.name === 'a' && node.attribs['href'] ? node.attribs['href'] : (outer?.link ?? null),
    isBold: (outer?.isBold ?? false) || node.name === 'strong' || node.name === 'b',
    isBlock: blocks.has(node.name) && !isCellOfShortRow(node),
  }
}

/** Many pages only use `blockquote` to indent a paragraph. */
const isQuotation = (node: DomElement) =>
  node.name === 'blockquote' &&
  (/^["“„«‘']/.test(wordsBelow(node, 40)) ||
    node.children.some((child) => isElement(child) && /^(cite|footer|figcaption)$/.test(child.name)))

function regionOf(node: DomElement, signs: string, outer: Piece['region']): Piece['region'] {
  if (outer !== 'main') return outer
  if (node.name === 'footer' || /\b(site-)?footer\b|\bcontentinfo\b/.test(signs)) return 'footer'
  if (node.name === 'nav' || /\bnavigation\b|\bbreadcrumbs?\b|\bskip-link\b/.test(signs)) return 'nav'
  return isMostlyLinks(node, signs) ? 'nav' : 'main'
}

/**
 * Finds menus that are not marked as such: lists and boxes with a menu's name in which almost all text is
 * short links.
 */
function isMostlyLinks(node: DomElement, signs: string): boolean {
  const isCandidate =
    node.name === 'ul' ||
    node.name === 'header' ||
    /\b(nav|navbar|menu|topbar|top-bar|megamenu|dropdown)[\w-]*\b/.test(signs)
  if (!isCandidate) return false
  let [links, linked, all] = [0, 0, 0]
  const waiting: [DomNode, boolean][] = [[node, false]]
  for (let entry = waiting.pop(); entry && all < 3000; entry = waiting.pop()) {
    const [part, isLinked] = entry
    if (part.nodeType === 3) {
      const length = part.data.trim().length
      all += length
      if (isLinked) linked += length
    }
    if (!isElement(part) || isSkipped(part)) continue
    const isLink = part.name === 'a'
    if (isLink) links++
    for (const child of part.children) waiting.push([child, isLinked || isLink])
  }
  return links >= 3 && linked > all * 0.75 && linked / links < 40
}

/** A row of short cells is read as one line, such as "Adult £3.50". Rows of a layout table are not. */
function isCellOfShortRow(node: DomElement): boolean {
  if (node.name !== 'td' && node.name !== 'th') return false
  const row = node.parent
  if (!row || !isElement(row) || row.name !== 'tr') return false
  const cells = row.children.filter(isElement)
  return (
    cells.length > 1 &&
    cells.length <= 6 &&
    cells.every((cell) => wordsBelow(cell, 90).length <= 80 && !hasBlock(cell))
  )
}

const hasBlock = (cell: DomElement) =>
  cell.children.some((child) => isElement(child) && /^(table|ul|ol|h\d)$/.test(child.name))

function gather(gathered: Gathered, text: string, { link, isBold }: State) {
  const letters = text.replace(/\s+/g, '').length
  gathered.text += text
  gathered.letters += letters
  if (link !== null) {
    gathered.linked += letters
    gathered.href ||= link
    if (letters > 0) gathered.links++
  }
  if (isBold) gathered.bold += letters
}
