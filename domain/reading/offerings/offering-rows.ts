// Finds the names of offerings in the rows of tables, with or without headings.
import { personOf } from '../finders/people/people.ts'
import { wordCount } from '../language/sentence.ts'
import { isOnlyDays } from '../language/values/days.ts'
import { startsWithSum } from '../language/values/sums.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { clock, day } from './name-tests.ts'
import { offeringLabel } from './offering-words.ts'

/** The name in a table of offerings: in its first column, or in the second if the first says when. */
export function thingInRow({ cells = [] }: SiteBlock): string | null {
  const [first, second] = cells
  const isWhen = whenHead.test(first?.head ?? '')
  const named = isWhen ? second : first
  const isThing = things.test(named?.head ?? '') || (isWhen && /^what(?:['’]s on)?$/i.test(named?.head ?? ''))
  return named === undefined || !isThing ? null : (named.text.split(/:\s|\s[–—-]\s|\s\(|,\s/)[0] ?? '')
}

/** The name of a row without column headings: "Toddler group | songs and play | Tuesdays 10-12". */
export function nameOfRow({ cells = [] }: SiteBlock): string | null {
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
export function isDescribedRow(main: readonly SiteBlock[], at: number): boolean {
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
export function nameInSchedule(main: readonly SiteBlock[], at: number): string | null {
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
const isWhen = (text: string): boolean => wordCount(text) <= 8 && /\d/.test(text) && (day.test(text) || time.test(text))
const time = new RegExp(clock, 'i')

/** Headings above other rows with days and times. */
const notScheduled =
  /\b(?:hours|open(?:ing)?|terms?|holidays?|dates?|contact|visit|find|team|staff|people|who|how|steps?|minute by minute)\b/i
