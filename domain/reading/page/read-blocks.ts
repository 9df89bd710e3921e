// Turns a fetched page into text blocks with their headings. Facts, offerings and tone are all read from
// these.
import { cutTo } from '#contract/values/texts.ts'
import { isMachineAddressed } from '../documents/unusable-text.ts'
import type { FetchedPage } from '../websites.ts'
import { hasSum, startsWithSum, sumsIn } from '../language/values/sums.ts'
import type { Cell, TextBlock } from '../language/text-block.ts'
import { isElement, parsePage, tidy, wordsBelow, type Query } from './dom.ts'
import { withCurrencySigns } from './cells.ts'
import { headingAround } from './lines.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { noSheets, type Sheets } from './sheets.ts'
import type { Titled } from './headings/titled.ts'
import { withHeadings } from './headings/titles.ts'

export interface SiteBlock extends TextBlock {
  form: 'title' | 'item' | 'line' | 'text'
  /** The heading's level, 1 to 8; 0 for blocks that are not headings. */
  level: number
  /** Bold words at the start of the text, used like a heading and with their full stop; empty if there are none. */
  lead: string
  /** The link's address if the whole block is a link. */
  href: string
}

export interface ReadPage {
  url: string
  title: string
  blocks: SiteBlock[]
  /** The parsed page, for reading anything other than text. */
  $: Query
}

/** A list item, or the single paragraph that some site builders put inside each one. */
const isInList = ({ element }: Piece) => {
  const { parent } = element
  return (
    element.name === 'li' ||
    (parent !== null &&
      isElement(parent) &&
      parent.name === 'li' &&
      parent.children.filter(isElement).length === 1)
  )
}

/**
 * Makes two cells of a title and the price in the first line below it, such as "£15 per person, lamps
 * included", unless that line goes on to name something else.
 */
function underTitle({ text, heading, isTitle }: Titled, before: readonly Titled[]): Cell[] {
  const title = before.findLastIndex((above) => above.isTitle)
  const isFirst = title >= 0 && !before.slice(title + 1).some((above) => hasSum(above.text))
  if (isTitle || !isFirst || before[title]?.text !== heading || !startsWithSum(text)) return []
  const rest = text.slice(sumsIn(text)[0]?.end ?? 0).trim()
  return goesWithPrice.test(rest) ? [heading, text].map((part) => ({ text: part, head: '' })) : []
}

const goesWithPrice =
  /^(?:$|[,.;:(–-]|for (?:\d|half|ten\b|an? (?:half )?(?:hour|day|week))|with\b|including\b|plus\b|each\b|once\b|per\b|an? \p{L}+[.,]?$)/iu

const shortened = (title: string) =>
  title.length <= 60 ? title : `${cutTo(title, 60).replace(/\s+\S*$/, '')}…`

/** The text of the first h1 that has any; if it is visible, with the spaces that the layout shows. */
function firstHeading($: Query, pieces: readonly Piece[]): string {
  const first = $('h1')
    .toArray()
    .find((element) => tidy($(element).text()) !== '')
  if (!first) return ''
  const seen = pieces.filter(({ element }) => headingAround(element) === first)
  return seen.length > 0 ? seen.map(({ text }) => text).join(' ') : wordsBelow(first)
}

/** Reads a page's visible text in order. `sheets` are the stylesheets that the site's pages link. */
export function readBlocks(page: FetchedPage, sheets: Sheets = noSheets): ReadPage {
  const $ = parsePage(page.html)
  const said = tidy(page.title ?? $('title').first().text())
  const title = isMachineAddressed(said) ? '' : said
  const pieces = piecesOf($, sheets)
  const heading = firstHeading($, pieces)
  const label =
    (heading.length <= 60 && !isMachineAddressed(heading) && heading) || shortened(title) || page.url
  let offset = 0
  const blocks = withCurrencySigns(withHeadings(pieces)).flatMap((piece, at, all): SiteBlock[] => {
    const cells = piece.cells.length > 1 ? piece.cells : underTitle(piece, all.slice(Math.max(0, at - 4), at))
    const block: SiteBlock = {
      text: piece.text,
      heading: piece.heading,
      place: { of: page.url, label, url: page.url, offset },
      region: piece.region,
      kind: 'website',
      form: piece.isTitle ? 'title' : isInList(piece) ? 'item' : piece.text.length < 60 ? 'line' : 'text',
      level: piece.level,
      lead: piece.lead,
      href: piece.isLink ? piece.href : '',
      ...(piece.isQuoted && !piece.isTitle ? { voice: 'customer' as const } : {}),
      ...(cells.length > 1 ? { cells } : {}),
    }
    offset += piece.text.length + 1
    return [block]
  })
  return { url: page.url, title, blocks, $ }
}
