// Finds things that a site names itself, in any trade: a heading above a date or price, a proper name used
// within sentences, or a line that starts with a name and goes on with its day.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import { voiceOf } from '../language/voice.ts'
import { isAside, kindOfPage } from '../page/page-kinds.ts'
import type { ReadPage, SiteBlock } from '../page/read-blocks.ts'
import { isAudience, isNotOfferedHeading } from './not-offered.ts'
import type { Candidate } from './offering-sections.ts'
import { amid, opened } from './named-in-lines.ts'
import { isDetailed, isHeld, isName, isTitleOfThing, proper, startsWithDate } from './name-tests.ts'
import { withoutProvider } from './same-thing.ts'
import { thingInHeading } from './thing-in-heading.ts'

/** Finds names of events and products that are neither in a list of services nor have a price. */
export function namedThings(pages: readonly ReadPage[], facts: readonly NewFact[]): Candidate[] {
  const fit = pages.map((page, at) => {
    const kind = kindOfPage(page, at === 0)
    const main = withLeads(page.blocks.filter(({ region }) => region === 'main'))
    if (/\b(?:contact|find|visit|faqs?|questions|about|us)\b/i.test(nameOf(page))) return []
    return kind === 'plain' ? main : kind === 'story' ? inDiary(main) : []
  })
  const people = facts.flatMap(({ slots }) => (slots.person ? [slots.person] : []))
  const isPerson = (label: string) =>
    people.some((person) => person.includes(label) || label.includes(person))
  const own = pages.flatMap((page, at) =>
    mayName.has(kindOfPage(page, at === 0)) ? page.blocks.filter(({ region }) => region === 'main') : [],
  )
  const isSentenceCase = inSentenceCase(pages)
  const inLists = fit
    .flatMap((blocks) => {
      const titles = headed(blocks, isSentenceCase)
      // A page's main heading has many things below it.
      const things = new Set(titles.filter(({ level }) => level > 1).map(({ heading }) => heading))
      return [...titles, ...opened(blocks, things)]
    })
    .map((one) => ({ ...one, label: withoutProvider(one.label).replace(/^A (?=\p{Lu})/u, '') }))
  return [...inLists, ...amid(own)].filter(({ label }) => !isPerson(label) && !isAudience(label))
}

const nameOf = ({ url, blocks }: ReadPage) => `${url.split('/').at(-1) ?? ''} ${blocks[0]?.place.label ?? ''}`

/** Makes a heading of the bold words that a text starts with: "**Soup Lunch.** Fridays at noon." */
const withLeads = (blocks: readonly SiteBlock[]): SiteBlock[] =>
  blocks.flatMap((block) => {
    if (block.lead === '' || block.lead.endsWith('?') || block.form === 'title') return [block]
    const heading = block.lead.replace(/[.:]$/, '')
    const text = block.text.slice(block.lead.length).trim()
    return [
      { ...block, text: heading, form: 'title', level: LEVEL_OF_LEAD },
      { ...block, text, heading, lead: '' },
    ]
  })

/** Below all other headings. */
const LEVEL_OF_LEAD = 9

/** What a page of news lists below a heading such as "Dates" or "Coming up". The rest of it is over. */
function inDiary(blocks: readonly SiteBlock[]): SiteBlock[] {
  let above: SiteBlock | null = null
  return blocks.filter((block) => {
    if (block.form === 'title' && (above === null || block.level <= above.level))
      above = diary.test(block.text) && !isAside(block.text) ? block : null
    return above !== null
  })
}

const diary =
  /\b(?:dates?|diary|calendar|coming up|upcoming|what['’]s on|what is on|events|this (?:week|month|season|winter|spring|summer|autumn)|next (?:week|month))\b/i

/** Kinds of pages whose sentences may name something offered. */
const mayName: ReadonlySet<string> = new Set(['plain', 'people'])

interface Headed extends Candidate {
  heading: string
  level: number
}

/**
 * Finds headings that name something, judged by the text below them: proper names with a passage of their own,
 * and others in a group whose passages say when, how long or how much.
 */
function headed(blocks: readonly SiteBlock[], isSentenceCase: boolean): Headed[] {
  const titles = blocks.flatMap((block, at) => {
    const { text: heading, level } = block
    if (block.form !== 'title' || [heading, block.heading].some(isAside) || isNotOfferedHeading(heading))
      return []
    const label = thingInHeading(heading)
    // A name may have its time on a second line that looks like a heading.
    const isInTwo = level < LEVEL_OF_TERM && (blocks[at + 1]?.level ?? 0) > LEVEL_OF_TERM
    const from = isInTwo ? at + 2 : at + 1
    const next = blocks.slice(from).findIndex(({ form }) => form === 'title')
    const below = blocks.slice(at + 1, next < 0 ? undefined : from + next)
    const text = below
      .filter((one) => voiceOf(one) === 'brand')
      .map((one) => one.text)
      .join(' ')
    if (label === null || (wordCount(text) < 4 && !isHeld(text))) return []
    const isTitle = isSentenceCase && isTitleOfThing(label) && isDetailed(text.slice(0, 400))
    if (!isTitle && !isName(label)) return []
    const isProper = proper.test(label)
    const isHeldThen = isProper ? isHeld(text.slice(0, 400)) : startsWithDate(text)
    const isSure = isHeldThen || (isProper && level > 1 && !placeNoun.test(label))
    return [
      {
        label,
        heading,
        level,
        above: block.heading,
        isSure,
        weight: isHeldThen && isProper ? 2.5 : 2,
        isTitle,
        isDetailed: isDetailed(text.slice(0, 250)),
      },
    ]
  })
  const terms = blocks.filter(({ level }) => level === LEVEL_OF_TERM)
  return titles.filter((one) => {
    if (one.isSure) return true
    const siblings = titles.filter(({ above, level }) => above === one.above && level === one.level)
    const signed = siblings.filter((other) => other.isSure || other.isDetailed).length
    const isGroup = siblings.length >= 3 && signed >= siblings.length * 0.6
    // "The garden" or "Sweet things from our oven" describes what is below it.
    const isShort = wordCount(one.label) <= 4 && !/^The \p{Ll}/u.test(one.label)
    return (
      isShort &&
      ((isGroup && one.isDetailed) ||
        (one.level === LEVEL_OF_TERM && terms.filter((term) => term.heading === one.above).length >= 3))
    )
  })
}

/** The last word of the name of a place. If it is offered, it has a price or a time. */
const placeNoun =
  /\b(?:field|bank|alley|bog|row|kilns?|lane|street|road|woods?|hill|farm|yard|quay|wharf|arch(?:es)?|square|green|bridge|station|house|hall|church|chapel|mill|barn|park|loft|cottage)$/i

/** Of the terms in a list of descriptions. */
const LEVEL_OF_TERM = 7

/** Whether most of the site's headings are written like sentences, so that capitals show a name. */
function inSentenceCase(pages: readonly ReadPage[]): boolean {
  const titles = pages.flatMap(({ blocks }) =>
    blocks.filter(({ form, region, text }) => form === 'title' && region === 'main' && wordCount(text) >= 3),
  )
  return titles.filter(({ text }) => proper.test(text)).length * 2 < titles.length
}
