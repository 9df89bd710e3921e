// Finds names at the start of lines and within sentences: "Story Time every Saturday at 10", "book a Look
// Round".
import { personOf } from '../finders/people/people.ts'
import { looseRole } from '../finders/people/roles.ts'
import { isAboutOthers } from '../finders/about-others.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import { hasSum } from '../language/values/sums.ts'
import { isAside } from '../page/page-kinds.ts'
import type { Cell } from '../language/text-block.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { clock, day, free, isHeld, isName, month, proper, weekday } from './name-tests.ts'
import { isNotOfferedHeading } from './not-offered.ts'
import type { Candidate } from './offering-sections.ts'
import { offeringLabel } from './offering-words.ts'

const date = String.raw`(?:${weekday}|${month} \d|\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:[–-]|and|&)\s?\d{1,2}(?:st|nd|rd|th)?)? ${month})`
const opener = new RegExp(
  String.raw`^([\p{Lu}\d“"][^.:,!?;()–—]{2,45}?)(?:\s\([^()]{1,40}\))?(?:[.:,]\s(?=\S)|\s[–—-]\s|\sfor (?=ages? |adults|children|teens|families|beginners|anyone|over |under |\d)|(?<=\s\S+)\s(?:(?:is|are|meets?|runs?|starts?) )?(?=(?:every |each |on )?${date}\b))(.*)$`,
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
    const { text, form, heading, cells } = block
    if (cells) return isAside(heading) || isNotOfferedHeading(heading) ? [] : inTimetable(cells)
    if (form === 'title' || voiceOf(block) !== 'brand' || isAside(heading) || isNotOfferedHeading(heading))
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
      ({ label }) => !isBelowThing || (proper.test(label) && !/^\p{Lu}.* (?:\p{Ll}?\p{Lu})/u.test(heading)),
    )
    const others = more.flatMap((sentence) =>
      openedBy(sentence, false).filter(({ label }) => proper.test(label) && wordCount(label) >= 2),
    )
    return [...first, ...others, ...(isBelowThing ? [] : datedIn(block))]
  })
}

/** The name in a row: "Long Table | Fridays", or after a day or time: "10:00 | Coffee Hour in the hall". */
function inTimetable([first, second]: readonly Cell[]): Candidate[] {
  const opening = first?.text.trim() ?? ''
  if (second === undefined) return []
  const isPerson = personOf(`${opening}, ${second.text}`)?.role !== undefined
  const isThing = proper.test(opening) && isName(opening) && !isPerson
  const isWhen = timeOnly.test(opening) || (day.test(opening) && wordCount(opening) <= 4)
  const name = isThing ? opening : isWhen ? (nameFirst.exec(second.text)?.[1] ?? '') : ''
  return isName(name) ? [{ label: name, weight: 1.5 }] : []
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
  if (
    text.startsWith(`${name}, `) &&
    !(isProper && (isAtOnce || apposition.test(rest) || endsInSum.test(text)))
  )
    return []
  const first = isProper || isItem ? near : near.slice(0, 60)
  const isSoon = isHeld(first) && (isAtOnce || hasSum(first) || free.test(first) || day.test(first))
  return isSoon || (isItem && isProper && dateFirst.test(near)) ? [{ label: name, weight: 1.5 }] : []
}

/** The only price, at the end of a short text: "Big Picnic Box, six people. Pies, salads and a cake. £58". */
const endsInSum = /^[^£€$]{5,180}[£€$]\s?\d[\d.,]*(?: \p{L}+){0,3}\.?$/u
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

/** Nouns that a brand gives to what it offers: "the Winter Visit", "our Bone Card". */
const noun = String.raw`(?:Box|Card|Check|Class|Clinic|Club|Course|Dinner|Evening|Hamper|Hour|Kit|Letter|List|Lunch|Breakfast|Supper|Menu|Morning|Night|Pack|Package|Pass|Plan|Report|Review|Sale|Scheme|Session|Sheet|Rate|Swap|Tasting|Tea|Tour|Trail|Tray|Visit|Wagon|Walk|Wing|Weekend|Workshop)`
const amidst = new RegExp(
  String.raw`(?:[\p{Ll},] (?:the|our|an?)|^(?:The|Our)) ((?:\p{Lu}[\p{L}’'-]+ ){1,3}${noun})(?![\p{L}’'-]| \p{Lu})`,
  'gu',
)
const properName = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:(?:of|the|and|in|for|to) )?\p{Lu}[\p{L}’'-]+){1,4}`
/** What people are asked to do with a thing that has a name: "book a Look Round", "Start your Thirty Loads". */
const asked = new RegExp(
  String.raw`\b(?:[Bb]ook(?:ing)?|[Jj]oin|[Cc]ome (?:along )?to|[Ss]ign up (?:for|to)|[Ss]tart|[Oo]rder|[Aa]sk for|[Aa]pply for) (?:the|our|your|an?|one of our) (${properName})(?![\p{L}’'-])`,
  'gu',
)
/**
 * A name that is the subject of a sentence about when it takes place or what it costs. Without an article, it
 * may be a person's name before some verbs.
 */
const happening = String.raw`(?:costs?|go (?:home|out)|goes out|runs (?:every|on|from)|happens?|takes? place|lasts?|includes?|covers?)`
const subject = new RegExp(
  String.raw`^(?:(?:The|Our) (?<thing>${properName}) (?:is|are|goes|meets?|starts?|${happening})|(?<bare>${properName}) ${happening})\b(?<rest>.*)$`,
  'u',
)
/** What a building, supplier or helper may be to a brand. */
const notSold =
  /^(?:[\p{L}-]+ ){0,2}(?:home|base|office|building|premises|neighbours?|town|village|street|name|aim|goal|motto|favourites?|landlord|suppliers?|partners?|bank|charity|sponsors?|friends?|dogs?|cats?|mascot)\b/iu
/** A name that the sentence explains: "The Green Gate is our café". */
const explained = new RegExp(
  String.raw`^(?:(?:The |Our )(${properName}|\p{Lu}[\p{L}’'-]+)|(${properName})) (?:is|are) our (.*)$`,
  'u',
)
const nameFirst = new RegExp(String.raw`^(${properName})(?=[,.;:(]| (?:in|at|with|for|on) |$)`, 'u')
const timeOnly = /^\d{1,2}[:.]\d\d(?:\s?[ap]\.?m\.?)?(?:\s?[–-]\s?\d.*)?$|^\d{1,2}\s?[ap]\.?m\.?$/i
/** The first word of a second link in the same line. */
const nextLink = / (?:See|Read|Find|View|Learn|Contact|Call|More|Book|Click|Buy)$/
/** Something that can be hired: "The Barn can be hired when we’re closed", "The studio upstairs is for hire". */
const hired =
  /^(?:The|Our) ((?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+)(?: (?:upstairs|downstairs|next door|at the back))? (?:can be (?:hired|rented)|(?:is|are) (?:also )?(?:(?:available )?(?:for|to) (?:private )?(?:hire|rent)))\b/u

/** Names of buildings and companies, which are not offered. */
const place =
  /\b(?:Hall|Church|Street|Road|Lane|Centre|Center|Café|Museum|School|Library|Park|Station|Square|Council|Ltd|Limited|Trust|University|College|Hospital|Facebook|Instagram|Google|WhatsApp)\b/

const past = /\b(?:used to|no longer|(?:19|20)\d\d)\b/

/** Names with a capital in a sentence of the brand: "you get a Stay Report", "book a Second Look". */
export const amid = (blocks: readonly SiteBlock[]): Candidate[] =>
  blocks
    .filter((block) => block.form !== 'title' && voiceOf(block) === 'brand')
    .flatMap(({ text, heading }) =>
      sentencesOf(text)
        .filter((one) => !past.test(one) && !isAboutOthers(one, heading))
        .flatMap(namesIn),
    )
    .map((label) => ({ label, weight: 1.5 }))

function namesIn(text: string): string[] {
  const { thing: named, bare, rest = '' } = subject.exec(text)?.groups ?? {}
  const isOffered = isHeld(rest) || day.test(rest)
  const room = hired.exec(text)?.[1]
  const [, articled, plain = '', kind = ''] = explained.exec(text) ?? []
  const isThing = looseRole(kind) === null && !notSold.test(kind) && !place.test(text)
  return [
    ...[...text.matchAll(amidst)].map(([, label = '']) => label),
    ...[...text.matchAll(asked), ...(isOffered ? [[text, named ?? bare]] : [])]
      .map(([, label = '']) => label.replace(nextLink, ''))
      .filter((label) => isName(label) && !place.test(label)),
    ...(isThing ? [articled === undefined ? plain : `The ${articled}`].filter(isName) : []),
    ...(room === undefined ? [] : [`${room.charAt(0).toUpperCase()}${room.slice(1)} hire`]),
  ]
}
