// Finds offerings by the structure of a page: card titles and list items in sections about what is sold.
import { wordCount } from '../language/sentence.ts'
import { sellable } from './offering-menus.ts'
import { isDescribedRow, nameInSchedule, nameOfRow, thingInRow } from './offering-rows.ts'
import { isSectionOfOfferings } from './offering-words.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

export interface Candidate {
  label: string
  /**
   * How sure it is that this is an offering: from 1 for an item in an announced list to 3 for one with a
   * price.
   */
  weight: number
}

/** `packages` are the names of priced packages, `shelves` the headings above several priced things. */
export function sectionOfferings(
  blocks: readonly SiteBlock[],
  { isHome, isIndex }: { isHome: boolean; isIndex: boolean },
  { packages, shelves }: { packages: ReadonlySet<string>; shelves: ReadonlySet<string> },
): Candidate[] {
  const main = blocks.filter(({ region }) => region === 'main')
  return main.flatMap((block, at): Candidate[] => {
    const [before, next] = [main[at - 1], main[at + 1]]
    const section = sectionOf(block, main)
    const isOffered = isSectionOfOfferings(section)
    if (block.form === 'title') {
      const isDescribed = next !== undefined && next.form !== 'title' && next.heading === block.text
      const enumerated = isHome && block.level <= 2 ? enumeration(block.text) : []
      if (cardOrVoucher.test(block.text) && isDescribed)
        return [{ label: block.text.replace(/\?$/, ''), weight: 2 }]
      if (sellable.test(block.text) && !/delivery$/i.test(block.text) && block.level > 1 && isDescribed)
        return [{ label: block.text, weight: 1.5 }]
      if (enumerated.length > 0) return enumerated.map((label) => ({ label, weight: 2 }))
      const siblings = main.filter(
        (other) => other.form === 'title' && other.level === block.level && other.heading === block.heading,
      ).length
      const hasSiblings = siblings >= 3
      const isFew = !hasSiblings && !(isOffered && siblings === 2)
      if (!isDescribed || isFew || block.level === 1 || shelves.has(block.text)) return []
      return isOffered
        ? [{ label: block.text, weight: 2 }]
        : isIndex && block.heading !== '' && !isOtherSection(section)
          ? [{ label: block.text, weight: 1 }]
          : []
    }
    if (isOnMenu(main, at))
      return [{ label: (block.cells?.[0]?.text ?? block.text).replace(bareFigure, ''), weight: 2 }]
    const row =
      thingInRow(block) ??
      (isOffered || isDescribedRow(main, at) ? nameOfRow(block) : null) ??
      nameInSchedule(main, at)
    if (row !== null) return [{ label: row, weight: 2 }]
    // What a priced package includes is part of the package, not an offering of its own.
    const isListed =
      block.form === 'item' &&
      block.text.length <= 200 &&
      !packages.has(block.heading) &&
      (isOffered || promisesList(before?.text ?? '', main, at))
    return isListed ? [{ label: headOf(block.text), weight: isOffered ? 1.5 : 1 }] : []
  })
}

/** Cards and vouchers that shops of any trade sell or give, often in a question: "Gift vouchers?" */
const cardOrVoucher = /^(?:gift|loyalty) (?:vouchers?|cards?)\??$/i

/** Headings of sections about something else on a page of offerings. */
const isOtherSection = (section: string) =>
  /\b(why|benefits?|advantages?|what to expect|process|steps?|how|signs|symptoms|causes|aftercare|recovery|technology|equipment|faqs?|questions|reviews?|testimonials?|what our|team|meet|about|contact|visit|find us|location|related|compared|vs|types of|who|when|areas|near|trust|story|history|values|award|news|blog|sponsors?|overview|answers|better|results)\b/i.test(
    section,
  )

/** The block's heading, with the heading right above it if there is nothing between them. */
function sectionOf(block: SiteBlock, main: readonly SiteBlock[]): string {
  const at = main.findIndex((other) => other.form === 'title' && other.text === block.heading)
  const above = main[at - 1]
  return at > 0 && above?.form === 'title' ? `${above.text} ${block.heading}` : block.heading
}

/** Whether "We can help you with:" or the like comes before the list's first item. */
function promisesList(before: string, main: readonly SiteBlock[], at: number): boolean {
  let first = at
  while (main[first - 1]?.form === 'item') first--
  const lead = first === at ? before : (main[first - 1]?.text ?? '')
  return /\b(help (?:you )?with|(?:we|nurses|team|staff|volunteers|coaches|therapists|solicitors|clinic|practice|centre|service|shop) (?:also )?(?:offers?|provides?|suppl(?:y|ies)|makes?|sells?|stocks?|do|does|covers?|can|runs?)|our (?:services|products|treatments)|services include|choose from|range of)\b.*:$/i.test(
    lead,
  )
}

/** The items of a heading that is itself a list: "Kitchens, vanities and furniture". */
function enumeration(text: string): string[] {
  if (!/^\p{L}[\p{L} '-]{2,24}(?:, [\p{L} '-]{3,24})+,? (?:and|&) [\p{L} '-]{3,24}$/u.test(text)) return []
  const parts = text.split(/,? (?:and|&) |, /)
  return parts.length >= 3 && parts.every((part) => wordCount(part) <= 3) ? parts.map(capital) : []
}

/**
 * Whether at least three lines in a row, this one included, end in a number without a currency: "Kippers on
 * toast 9".
 */
function isOnMenu(main: readonly SiteBlock[], at: number): boolean {
  const isLine = (block: SiteBlock | undefined) =>
    block !== undefined &&
    block.text.length <= 60 &&
    /^\p{L}/u.test(block.text) &&
    bareFigure.test(block.text)
  if (!isLine(main[at])) return false
  let [first, last] = [at, at]
  while (isLine(main[first - 1])) first--
  while (isLine(main[last + 1])) last++
  return last - first >= 2
}

const bareFigure = /\s+\d{1,3}(?:\.\d{1,2})?$/

/** A day or time before a name: "Sunday 10.30am: Parish Communion". */
const when =
  /^(?:every |each |first |second |third |last )*(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b[^:–—]{0,30}(?::(?!\d)|\s[-–—])\s*/i

/** An item of a list without its details. */
const headOf = (item: string) => {
  const text = item.replace(when, '')
  const head =
    text.split(/\s*[,;:(–—]\s*|\s-\s|\s(?:eg|e\.g\.|ie|i\.e\.|such as|including|where)\s/)[0] ?? text
  return wordCount(head) >= 2 || head.length === text.length ? head : text
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
