// Finds things that a site names itself, in any trade: a heading above a date or price, a proper name used
// within sentences, or a line that starts with a name and goes on with its day.
import type { NewFact } from '#contract/facts.ts'
import { asLabel } from '../language/labels.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import { hasSum } from '../language/values/sums.ts'
import { isAside, kindOfPage } from '../page/page-kinds.ts'
import type { ReadPage, SiteBlock } from '../page/read-blocks.ts'
import { isAudience, isNotOfferedHeading } from './not-offered.ts'
import type { Candidate } from './offering-sections.ts'
import { isSectionOfOfferings, offeringKey, offeringLabel } from './offering-words.ts'
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
  return fit
    .flatMap((blocks) => {
      const titles = headed(blocks, prose)
      const things = new Set(titles.map(({ heading }) => heading))
      return [...titles, ...opened(blocks, things), ...called(blocks)]
    })
    .map(({ label, weight }) => ({ label, weight }))
    .filter(({ label }) => !isPerson(label) && !isAudience(label))
}

const nameOf = ({ url, blocks }: ReadPage) => `${url.split('/').at(-1) ?? ''} ${blocks[0]?.place.label ?? ''}`

interface Headed extends Candidate {
  heading: string
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
    return [{ label, block, isHeld: hasDateOrPrice, isProper }]
  })
  return titles.flatMap(({ label, block, isHeld, isProper }) => {
    const heading = block.text
    if (isHeld && (isProper || proper.test(label))) return [{ label, heading, weight: 2.5 }]
    if (isHeld || isProper) return [{ label, heading, weight: 2 }]
    const siblings = titles.filter(
      (one) => one.block.heading === block.heading && one.block.level === block.level,
    )
    const known = siblings.filter((one) => one.isHeld || one.isProper).length
    return proper.test(label) && known >= 2 && known * 2 > siblings.length
      ? [{ label, heading, weight: 1.5 }]
      : []
  })
}

/** Whether all main words are capitalised: "Dear Neighbour", "Murder Before Noon". */
const proper =
  /^(?:The |Our |A )?[\p{Lu}\d][\p{L}\d’'-]*(?: (?:(?:of|the|and|&|in|on|for|at|to|a|an|with|by|or) )*[\p{Lu}\d][\p{L}\d’'-]*)+$/u
const isArticled = (label: string): boolean => /^The(?: \p{Lu}[\p{L}’'-]+){2,3}$/u.test(label)

/** Whether the name is capitalised within a sentence, as only names are. */
function isNamedAmid(label: string, prose: readonly string[]): boolean {
  const name = label.replace(/^(?:The|Our|A) /, '')
  const amid = new RegExp(String.raw`\p{Ll}[,;]? (?:the |our |a )?${RegExp.escape(name)}\b`, 'u')
  return prose.some((text) => text !== label && amid.test(text))
}

const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thurs?|fri|sat|sun)\b\.?`
const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\p{Ll}*)`
const clock = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m?\b|noon|[–-]\s?\d)|\bnoon\b|\bmidday\b`
const day = new RegExp(String.raw`\b(?:${weekday}|\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d{1,2})\b`, 'iu')
const time = new RegExp(clock, 'i')
const free = /(?:^|[.!,] )(?:always |all |it['’]s |completely )?free(?:[.,!;]|$| for| of charge| to)/i

/** Whether the text says when it takes place or what it costs. */
const isHeld = (text: string): boolean =>
  !/\b(?:open(?:ing)?|closed) (?:hours|times|daily|every|mon|tues?|wed|thu|fri|sat|sun|\d)/i.test(text) &&
  ((day.test(text) && time.test(text)) ||
    (hasSum(text) && !/\b(?:raised|donat|grant|salary|an hour plus)/i.test(text)) ||
    free.test(text) ||
    /\bno (?:appointment|need to book|booking)\b/i.test(text))

/**
 * A heading that isn't a proper name is an event only if the first words below it give a day and time, or say
 * that it is free.
 */
const startsWithDate = (text: string): boolean => {
  const first = text.slice(0, 120)
  return (day.test(first) && time.test(first) && isHeld(first)) || /^free\b|(?:^|[.!] )free\./i.test(text)
}

const isName = (label: string): boolean =>
  wordCount(label) >= 2 &&
  wordCount(label) <= 6 &&
  /^[\p{Lu}\d“"]/u.test(label) &&
  label !== label.toUpperCase() &&
  offeringLabel(label) !== null &&
  asLabel(label) !== null &&
  !isSectionOfOfferings(label) &&
  !practicalHeading.test(label) &&
  !/\b(?:by|at|in|on|for|from|to|with|of|and|or|the|last|next)$|^(?:last|this|next|since|until) |\bon \p{L}+days?$/iu.test(
    label,
  ) &&
  !new RegExp(String.raw`^(?:${weekday}|${month})\b(?![’']s? \p{Lu}|s? \p{Lu}\p{Ll})`, 'u').test(label)

/** Words of headings above practical information, which don't name anything offered. */
const practicalHeading =
  /\b(?:guide|fees?|pric\w+|costs?|hours|opening|closed|closing|times|deadline|dates|orders?|notice|important|appointments?|cancell\w+|terms|rules?|joining|getting|finding|parking|accessib\w+|access|directions|payments?|spreading|refunds?|returns policy|delivery|what|who|how|where|when|our \p{Ll}+|steps?|stage|visit us|after the|before the|waiting|coming up|this (?:week|month)|news|update|values|jobs|apprentice\w*|privacy|cookies|worth|sums|case study|welcome|reviews?|say)\b/iu

const opener = new RegExp(
  String.raw`^([\p{Lu}\d“"][^.:,!?;]{2,45}?)(?:[.:,]\s(?=\S)|\s(?=(?:every |each |on )?(?:${weekday}|${month} \d)\b))(.*)$`,
  'iu',
)
const whenFirst = new RegExp(
  String.raw`^(?:(?:every|each|\d(?:st|nd|rd|th)|first|second|third|fourth|last) )*(?:${weekday})(?: ${clock})?(?::(?!\d)|\s[–-])\s*([\p{Lu}][^,.:;(]{2,40})`,
  'iu',
)

/**
 * Names of events at the start of lines: "Story Time every Saturday at 10", "Harvest Supper: 15 October,
 * £12", "2nd Tuesday: Chair yoga".
 */
function opened(blocks: readonly SiteBlock[], things: ReadonlySet<string>): Candidate[] {
  return blocks.flatMap((block) => {
    const { text, form, heading } = block
    // If an event has its own heading, the first words below it are about that event, so they name no other.
    if (form !== 'item' && things.has(heading)) return []
    if (
      form === 'title' ||
      block.cells ||
      voiceOf(block) !== 'brand' ||
      isAside(heading) ||
      isNotOfferedHeading(heading)
    )
      return []
    const later = whenFirst.exec(text)?.[1]?.trim()
    if (later !== undefined && form === 'item' && offeringLabel(later) !== null)
      return [{ label: later, weight: 1.5 }]
    const [, name = '', rest = ''] = opener.exec(text) ?? []
    const near = rest.slice(0, 220)
    const isAtOnce = day.test(near.slice(0, 40))
    if (!isName(name) || !/^\p{Lu}/u.test(name)) return []
    // "The bus comes every Monday" is a sentence.
    if (!/^[.:,]/.test(text.slice(name.length)) && !proper.test(name)) return []
    if (text.startsWith(`${name}, `) && !(isAtOnce && proper.test(name))) return []
    return isHeld(near) && (isAtOnce || hasSum(near) || free.test(near) || day.test(near))
      ? [{ label: name, weight: 1.5 }]
      : []
  })
}

/** Names that the site explains: "It's called a Catch-Up", "we call it the Big Sort". */
const called = (blocks: readonly SiteBlock[]): Candidate[] =>
  blocks.flatMap((block) =>
    block.form === 'title' || voiceOf(block) !== 'brand'
      ? []
      : sentencesOf(block.text).flatMap((text) => {
          const [, name = ''] = naming.exec(text) ?? []
          return name !== '' &&
            offeringLabel(name) !== null &&
            offeringKey(name) !== offeringKey(block.heading)
            ? [{ label: name, weight: 1.5 }]
            : []
        }),
  )

const naming =
  /\b(?:it['’]s called|that['’]s called|this is called|which is called|we call (?:it|this|that))(?: (?:an?|the|our))? ["“‘]?(\p{Lu}[\p{L}’'-]*(?:[ -](?:(?:in|on|of|the|an?|and) )*\p{Lu}[\p{L}’'-]*){0,4})/u
