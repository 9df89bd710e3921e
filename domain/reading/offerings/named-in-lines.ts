// Finds names at the start of lines and within sentences: "Story Time every Saturday at 10", "we call it the
// Big Sort".
import { isAboutOthers } from '../finders/about-others.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import { hasSum } from '../language/values/sums.ts'
import { isAside } from '../page/page-kinds.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { clock, day, free, isHeld, isName, month, proper, weekday } from './name-tests.ts'
import { isNotOfferedHeading } from './not-offered.ts'
import type { Candidate } from './offering-sections.ts'
import { offeringKey, offeringLabel } from './offering-words.ts'

const date = String.raw`(?:${weekday}|${month} \d|\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:[–-]|and|&)\s?\d{1,2}(?:st|nd|rd|th)?)? ${month})`
const opener = new RegExp(
  String.raw`^([\p{Lu}\d“"][^.:,!?;()–—]{2,45}?)(?:\s\([^()]{1,40}\))?(?:[.:,]\s(?=\S)|\s[–—-]\s|\s(?:(?:is|are|meets?|runs?|starts?) )?(?=(?:every |each |on )?${date}\b))(.*)$`,
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
export function opened(blocks: readonly SiteBlock[], things: ReadonlySet<string>): Candidate[] {
  return blocks.flatMap((block) => {
    const { text, form, heading } = block
    if (
      form === 'title' ||
      block.cells ||
      voiceOf(block) !== 'brand' ||
      isAside(heading) ||
      isNotOfferedHeading(heading)
    )
      return []
    // Without a figure or the word “free”, nothing in the text has a date or price.
    if (!/\d|free|day/i.test(text)) return []
    const later = whenFirst.exec(text)?.[1]?.trim()
    if (later !== undefined && form === 'item' && offeringLabel(later) !== null)
      return [{ label: later, weight: 1.5 }]
    const [, ...more] = sentencesOf(text)
    // If an event has its own heading, the first words below it are about that event, so they name no other.
    const isBelowThing = form !== 'item' && things.has(heading)
    const first = openedBy(text, form === 'item').filter(
      ({ label }) => !isBelowThing || (proper.test(label) && !proper.test(heading)),
    )
    const others = more.flatMap((sentence) =>
      openedBy(sentence, false).filter(({ label }) => proper.test(label) && wordCount(label) >= 2),
    )
    return [...first, ...others, ...(isBelowThing ? [] : datedIn(block))]
  })
}

/** The name that a text starts with, if it goes on with its day, price or "free". */
function openedBy(text: string, isItem: boolean): Candidate[] {
  const [, name = '', rest = ''] = opener.exec(text) ?? []
  const near = rest.slice(0, 220)
  const isAtOnce = day.test(near.slice(0, 40))
  if (!isName(name) || !/^\p{Lu}/u.test(name)) return []
  // "The bus comes every Monday" is a sentence.
  const isProper = proper.test(name)
  if (!/^(?:[.:,]|\s[–—(])/.test(text.slice(name.length)) && !isProper) return []
  if (text.startsWith(`${name}, `) && !(isProper && (isAtOnce || apposition.test(rest)))) return []
  const isSoon = isHeld(near) && (isAtOnce || hasSum(near) || free.test(near) || day.test(near))
  return isSoon || (isItem && isProper && dateFirst.test(near)) ? [{ label: name, weight: 1.5 }] : []
}

/** A description before the details: "the gardening club for ages 4 to 9: first Saturday of the month". */
const apposition = /^(?:the|our|an?) [^.:]{3,60}: /
const dateFirst = new RegExp(String.raw`^(?:every |each |on )?${date}(?=.{0,20}\d)`, 'iu')

const afterDate = new RegExp(
  String.raw`^(?:(?:${weekday}),? )?(?:\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d{1,2})(?: 20\d\d)?(?:,? (?:at )?(?:${clock}))?(?:,|:|\s[–—-])\s([\p{Lu}][^,.:;(]{2,40})(?=[.;(]|$)`,
  'iu',
)

/** Names after a date: "Sunday 6 December 4pm, Carols by Candlelight. Tuesday 8 December 7pm, The Long Table." */
function datedIn({ text }: SiteBlock): Candidate[] {
  const names = sentencesOf(text).flatMap((sentence) => afterDate.exec(sentence)?.[1]?.trim() ?? [])
  return names.filter((name) => proper.test(name) && isName(name)).map((label) => ({ label, weight: 1.5 }))
}

/** Names that the site explains: "It's called a Catch-Up", "we call it the Big Sort". */
export const called = (blocks: readonly SiteBlock[]): Candidate[] =>
  blocks.flatMap((block) =>
    block.form === 'title' || !naming.test(block.text) || voiceOf(block) !== 'brand'
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
  /\b(?:[Ii]t['’]s called|[Tt]hat['’]s called|[Tt]his is called|which is called|there['’]s an? [\p{L} ]{2,20} called|[Ww]e call (?:it|this|that))(?: (?:an?|the|our))? ["“‘]?(\p{Lu}[\p{L}’'-]*(?:[ -](?:(?:in|on|of|the|an?|and) )*\p{Lu}[\p{L}’'-]*){0,4})/u

/** Nouns that a brand gives to what it offers: "the Winter Visit", "our Bone Card". */
const noun = String.raw`(?:Box|Card|Check|Class|Clinic|Club|Course|Dinner|Evening|Hamper|Hour|Kit|Letter|List|Lunch|Breakfast|Supper|Menu|Morning|Night|Pack|Package|Pass|Plan|Report|Review|Sale|Scheme|Session|Sheet|Swap|Tasting|Tour|Trail|Visit|Wagon|Walk|Wing|Weekend|Workshop)`
const amidst = new RegExp(
  String.raw`[\p{Ll},] (?:the|our|an?) ((?:\p{Lu}[\p{L}’'-]+ ){1,3}${noun})(?![\p{L}’'-]| \p{Lu})`,
  'gu',
)
const ofBrand = new RegExp(amidst.source, 'u')
const past = /\b(?:used to|no longer|(?:19|20)\d\d)\b/

/** Names with a capital amid a sentence of the brand: "you get a Stay Report", "they sleep in the Quiet Wing". */
export const amid = (blocks: readonly SiteBlock[]): Candidate[] =>
  blocks.flatMap((block) =>
    block.form === 'title' || !ofBrand.test(block.text) || voiceOf(block) !== 'brand'
      ? []
      : sentencesOf(block.text)
          .filter((text) => !past.test(text) && !isAboutOthers(text, block.heading))
          .flatMap((text) => [...text.matchAll(amidst)].map(([, label = '']) => ({ label, weight: 1.5 }))),
  )
