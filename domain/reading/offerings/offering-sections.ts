// Finds offerings by the structure of a page: card titles and list items in sections about what is sold.
import { personOf } from '../finders/people/people.ts'
import { wordCount } from '../language/sentence.ts'
import { isOnlyDays } from '../language/values/days.ts'
import { startsWithSum } from '../language/values/sums.ts'
import { sellable } from './offering-menus.ts'
import { clock, day } from './name-tests.ts'
import { isSectionOfOfferings, offeringLabel } from './offering-words.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

export interface Candidate {
  label: string
  /**
   * How sure it is that this is an offering: from 1 for an item in an announced list to 3 for one with a
   * price.
   */
  weight: number
  /** Whether its capitals show that it is a name, whatever its words are. */
  isTitle?: boolean
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

/** The name in a table of offerings: in its first column, or in the second if the first says when. */
function thingInRow({ cells = [] }: SiteBlock): string | null {
  const [first, second] = cells
  const isWhen = whenHead.test(first?.head ?? '')
  const named = isWhen ? second : first
  const isThing = things.test(named?.head ?? '') || (isWhen && /^what(?:['’]s on)?$/i.test(named?.head ?? ''))
  return named === undefined || !isThing ? null : (named.text.split(/:\s|\s[–—-]\s|\s\(|,\s/)[0] ?? '')
}

/** The name of a row without column headings: "Toddler group | songs and play | Tuesdays 10-12". */
function nameOfRow({ cells = [] }: SiteBlock): string | null {
  const [first, ...others] = cells.map(({ text }) => text)
  const isRow = first !== undefined && others.length > 0 && cells.every(({ head }) => head === '')
  return isRow &&
    wordCount(first) <= 5 &&
    !noName.test(first) &&
    !isOnlyDays(first) &&
    !things.test(first) &&
    personOf(`${first}, ${others[0] ?? ''}`)?.role === undefined &&
    !others.some(startsWithSum)
    ? first
    : null
}

/** Dates and the headings of columns: "12 May", "Fri 12", "Usually the 4th", "Date". */
const noName =
  /^\d|:$|^(?:mon|tue|wed|thu|fri|sat|sun)\w* \d|\d(?:st|nd|rd|th)$|^(?:dates?|days?|times?|when|where|who|names?|spaces?|ages?|costs?|prices?)$/i

/** Whether at least three rows in a row, this one included, describe what their first cell names. */
function isDescribedRow(main: readonly SiteBlock[], at: number): boolean {
  const says = (block: SiteBlock | undefined) =>
    block?.cells?.length === 2 &&
    nameOfRow(block) !== null &&
    wordCount(block.cells[1]?.text ?? '') >= 6 &&
    block.heading === main[at]?.heading
  if (!says(main[at])) return false
  let [first, last] = [at, at]
  while (says(main[first - 1])) first--
  while (says(main[last + 1])) last++
  return last - first >= 2
}

const whenHead = /^(?:when|days?|dates?|times?)\b/i

/** Headings of a table's first column that show that its rows are offerings. */
const things =
  /^(?:roles?|class(?:es)?|courses?|treatments?|services?|events?|activit(?:y|ies)|sessions?|workshops?|tours?|trips?|rooms?|dish(?:es)?|products?|packages?|programmes?|programs?|groups?|clubs?|appointments?|examinations?|items?|lessons?)$/i

/**
 * The name in a row of a timetable without headings, if at least two rows follow each other: "Toddler group |
 * Tuesdays 10 to 12", "Monday 7pm | Choir".
 */
function nameInSchedule(main: readonly SiteBlock[], at: number): string | null {
  const block = main[at]
  const name = scheduled(block)
  const isNext = [main[at - 1], main[at + 1]].some(
    (other) => other?.heading === block?.heading && scheduled(other) !== null,
  )
  return isNext ? name : null
}

function scheduled(block: SiteBlock | undefined): string | null {
  const [first, second, ...more] = block?.cells ?? []
  if (block === undefined || first === undefined || second === undefined || first.head !== '') return null
  if (notScheduled.test(`${block.heading} ${block.place.label}`)) return null
  const isWhenFirst = isWhen(first.text) && !isWhen(second.text)
  const name = isWhenFirst ? (second.text.split(/:\s|\s[–—-]\s|\s\(|[,.]\s/)[0] ?? '') : nameOfRow(block)
  const hasTime = isWhenFirst ? time.test(`${first.text} ${more[0]?.text ?? ''}`) : isWhen(second.text)
  const isName = name !== null && wordCount(name) <= 4 && offeringLabel(name) !== null
  return isName && hasTime && /^\p{Lu}/u.test(name) && !/\b(?:closed|open|hours)\b/i.test(name) ? name : null
}

/** Whether a cell only says when: "Tuesdays 10 to 12", "7.30pm". */
const isWhen = (text: string): boolean =>
  wordCount(text) <= 8 && /\d/.test(text) && (day.test(text) || time.test(text))
const time = new RegExp(clock, 'i')

/** Headings above other rows with days and times. */
const notScheduled =
  /\b(?:hours|open(?:ing)?|terms?|holidays?|dates?|contact|visit|find|team|staff|people|who|how|steps?|minute by minute)\b/i

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
