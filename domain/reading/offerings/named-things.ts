// Finds things that a site names itself, in any trade: a heading above a date or price, a proper name used
// within sentences, or a line that starts with a name and goes on with its day.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import { voiceOf } from '../language/voice.ts'
import { isAside, kindOfPage } from '../page/page-kinds.ts'
import type { ReadPage, SiteBlock } from '../page/read-blocks.ts'
import { isAudience, isNotOfferedHeading } from './not-offered.ts'
import type { Candidate } from './offering-sections.ts'
import { amid, called, opened } from './named-in-lines.ts'
import { isDetailed, isHeld, isName, proper, startsWithDate } from './name-tests.ts'
import { withoutProvider } from './same-thing.ts'
import { thingInHeading } from './thing-in-heading.ts'

/** Finds names of events and products that are neither in a list of services nor have a price. */
export function namedThings(pages: readonly ReadPage[], facts: readonly NewFact[]): Candidate[] {
  const fit = pages.map((page, at) =>
    kindOfPage(page, at === 0) === 'plain' &&
    !/\b(?:contact|find|visit|faqs?|questions)\b/i.test(nameOf(page))
      ? page.blocks.filter(({ region }) => region === 'main')
      : [],
  )
  const prose = pages.flatMap(({ blocks }) =>
    blocks.filter(({ form, region }) => region !== 'nav' && form !== 'title').map(({ text }) => text),
  )
  const people = facts.flatMap(({ slots }) => (slots.person ? [slots.person] : []))
  const isPerson = (label: string) =>
    people.some((person) => person.includes(label) || label.includes(person))
  const own = pages.flatMap((page, at) =>
    mayName.has(kindOfPage(page, at === 0)) ? page.blocks.filter(({ region }) => region === 'main') : [],
  )
  const inLists = fit
    .flatMap((blocks) => {
      const titles = headed(blocks, prose)
      // A page's main heading has many things below it.
      const things = new Set(titles.filter(({ level }) => level > 1).map(({ heading }) => heading))
      return [...titles, ...opened(blocks, things)]
    })
    .map(({ label, weight }) => ({ label: withoutProvider(label), weight }))
  return [...inLists, ...called(own), ...amid(own)].filter(
    ({ label }) => !isPerson(label) && !isAudience(label),
  )
}

const nameOf = ({ url, blocks }: ReadPage) => `${url.split('/').at(-1) ?? ''} ${blocks[0]?.place.label ?? ''}`

/** Kinds of pages whose sentences may name something offered. */
const mayName: ReadonlySet<string> = new Set(['plain', 'people'])

interface Headed extends Candidate {
  heading: string
  level: number
}

/** Finds headings that name something, judged by the text below them. */
function headed(blocks: readonly SiteBlock[], prose: readonly string[]): Headed[] {
  const titles = blocks.flatMap((block, at) => {
    if (
      block.form !== 'title' ||
      isAside(block.text) ||
      isNotOfferedHeading(block.text) ||
      isAside(block.heading)
    )
      return []
    const label = thingInHeading(block.text)
    if (label === null || !isName(label)) return []
    const next = blocks.slice(at + 1).findIndex(({ form }) => form === 'title')
    const below = blocks
      .slice(at + 1, next < 0 ? undefined : at + 1 + next)
      .filter((one) => voiceOf(one) === 'brand')
    const text = below.map((one) => one.text).join(' ')
    if (wordCount(text) < 4) return []
    const isProper = proper.test(label) && (isArticled(label) || isNamedAmid(label, prose))
    const hasDateOrPrice = proper.test(label) ? isHeld(text.slice(0, 400)) : startsWithDate(text)
    return [{ label, block, isHeld: hasDateOrPrice, isProper, isDetailed: isDetailed(text.slice(0, 250)) }]
  })
  return titles.flatMap(({ label, block, isHeld, isProper, isDetailed: isSigned }) => {
    const { text: heading, level } = block
    if (isHeld && (isProper || proper.test(label))) return [{ label, heading, level, weight: 2.5 }]
    if (isHeld || isProper) return [{ label, heading, level, weight: 2 }]
    const siblings = titles.filter(
      (one) => one.block.heading === block.heading && one.block.level === block.level,
    )
    const known = siblings.filter((one) => one.isHeld || one.isProper).length
    if (proper.test(label) && known >= 2 && known * 2 > siblings.length)
      return [{ label, heading, level, weight: 1.5 }]
    const signed = siblings.filter((one) => one.isHeld || one.isProper || one.isDetailed).length
    const isGroup = siblings.length >= 3 && signed >= siblings.length * 0.6
    return isGroup && (isSigned || proper.test(label)) ? [{ label, heading, level, weight: 1.5 }] : []
  })
}

const isArticled = (label: string): boolean => /^The(?: \p{Lu}[\p{L}’'-]+){2,3}$/u.test(label)

/** Whether the name is capitalised within a sentence, as only names are. */
function isNamedAmid(label: string, prose: readonly string[]): boolean {
  const name = label.replace(/^(?:The|Our|A) /, '')
  const amid = new RegExp(String.raw`\p{Ll}[,;]? (?:the |our |a )?${RegExp.escape(name)}\b`, 'u')
  return prose.some((text) => text !== label && amid.test(text))
}
