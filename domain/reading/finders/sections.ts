// Finds sections of a website that can be used as posts as they are: the complete text below a heading.
import type { NewFact } from '#contract/facts.ts'
import { flagsOf } from '../language/flags.ts'
import { isOnlyDays, isOnlyDaysAndTimes } from '../language/values/days.ts'
import { yearsIn } from '../language/values/years.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isHeadline, asHeadline } from './headlines.ts'
import { proseOf } from './section-prose.ts'

const MOST_SECTIONS = 80

/** Every section of the site that reads as the brand's own prose. `today` is a date such as "2026-11-20". */
export function findSections(blocks: readonly SiteBlock[], today: string): NewFact[] {
  const thisYear = Number(today.slice(0, 4))
  const seen = new Set<string>()
  return partsOf(blocks)
    .flatMap(({ blocks: part, badge }): NewFact[] => {
      const [first] = part
      const text = proseOf(part)
      if (
        first === undefined ||
        text === null ||
        !isHeadline(first.heading) ||
        ofNeighbours.test(first.heading)
      )
        return []
      const heading = asHeadline(first.heading, today, badge)
      const key = `${heading}\n${text}`.toLowerCase()
      if (seen.has(key)) return []
      seen.add(key)
      return [
        {
          kind: 'website',
          quote: text,
          place: first.place,
          type: 'section',
          slots: { label: heading },
          heading: first.heading,
          freshness: isOfPastYear(first.heading, thisYear) ? 'dated' : 'current',
          status: 'extracted',
          visibility: 'public',
          voice: 'brand',
          flags: flagsOf(text),
        },
      ]
    })
    .slice(0, MOST_SECTIONS)
}

/** A section of a page. */
interface Part {
  blocks: SiteBlock[]
  /** A date on its own right before or after the heading, which says when the event takes place. */
  badge: string | null
}

/**
 * Neighbouring blocks of a page below one heading. A block with a bold heading of its own is a separate part,
 * and text after it without one is dropped, because it may belong to either.
 */
function partsOf(blocks: readonly SiteBlock[]): Part[] {
  const parts: Part[] = []
  let above: SiteBlock | null = null
  let badge: SiteBlock | null = null
  let last: SiteBlock | null = null
  const all = blocks.filter(({ region }) => region === 'main')
  for (const [at, read] of all.entries()) {
    const before: SiteBlock | null = last
    last = read
    // A date on its own belongs to the heading next to it, even if the page marks the date as a heading.
    const isNextTitle = all[at + 1]?.form === 'title' || before?.form === 'title'
    if (isNextTitle && (isOnlyDays(read.text) || isOnlyDaysAndTimes(read.text))) {
      badge = read
      continue
    }
    if (read.form === 'title') {
      if (before !== badge) badge = null
      continue
    }
    const block: SiteBlock = badge?.text === read.heading ? { ...read, heading: badge.heading } : read
    const isSame: boolean = above !== null && isUnder(above, block)
    if (block.lead !== '') parts.push({ blocks: [underLead(block)], badge: null })
    else if (!isSame) parts.push({ blocks: [block], badge: badge?.text ?? null })
    else if (above?.lead === '') parts.at(-1)?.blocks.push(block)
    if (!isSame || above?.lead === '') above = block
    badge = badge?.text === read.heading ? badge : null
  }
  return parts
}

const isUnder = (above: SiteBlock, block: SiteBlock): boolean =>
  above.place.of === block.place.of && above.heading === block.heading

/** "Tax relief. You can claim..." becomes text below the heading "Tax relief". */
const underLead = (block: SiteBlock): SiteBlock =>
  block.lead === ''
    ? block
    : {
        ...block,
        heading: block.lead.replace(/[.:]$/, ''),
        text: block.text.slice(block.lead.length).trim(),
      }

/** Groups and firms that only share the brand's rooms or pages. */
const ofNeighbours = /\bnot (?:ours\b|(?:run|organi[sz]ed|owned|managed|taught) by us\b)/i

/** Whether the heading names a past year, so that the section is outdated: "Christmas 2024 opening times". */
const isOfPastYear = (heading: string, thisYear: number): boolean => {
  const years = yearsIn(heading.replace(/\bsince\b.*$/i, ''))
  return years.length > 0 && Math.max(...years) < thisYear
}
