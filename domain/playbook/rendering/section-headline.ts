// Writes the headline of a passage: its heading, with what makes it clear to somebody who doesn't see the
// page.
import type { Section } from '../card.ts'
import type { Region } from '../form.ts'
import { withSmallStart } from '../words/casing.ts'
import { dateInCountry, namedDaysIn } from '../words/dates.ts'
import { asSentence } from '../words/list.ts'
import { stemsOf } from '../words/stems.ts'

export interface Headlined {
  section: Pick<Section, 'heading' | 'text' | 'sentences' | 'page'>
  /** The next day that the passage names, as `YYYY-MM-DD`; null if it names none. */
  day: string | null
  today: string
  region: Region
  brand: string
  /** Spells a name for the middle of a sentence. */
  spoken: (name: string) => string
  /** Whether the brand offers something of this name. */
  isOffered: (name: string) => boolean
}

/** A headline with a date is at most this long. Inboxes cut off longer subjects. */
const LONGEST = 70

/** "Shipping: by Monday 14 December", "Children's Saturday, 12 December", "Parties at Hale". */
export function headlineOf(of: Headlined): string {
  const { section, day, brand, region } = of
  const name = nameOf(section.heading)
  if (isOfVisitors(name)) return `“${name.replace(/[.!]$/, '')}”`
  if (isSpoken(name)) return name
  if (isFeast.test(name))
    return ofHours.test(section.text)
      ? `${name} ${region === 'us' ? 'hours' : 'opening times'}`
      : `${name} at ${brand}`
  const dated = day === null || /[:\d]/.test(name.replace(/\b20\d\d\b/, '')) ? null : datedName(name, day, of)
  if (dated !== null && dated.length <= LONGEST) return dated
  // A title such as "Pork" isn't clear in an inbox, so a heading of one word gets the brand's name.
  return /^\p{L}+$/u.test(name) && brand !== '' ? `${name} at ${brand}` : name
}

/**
 * The headline as the first line of a post. A price in the heading stays, because the text relies on it. A date with which the
 * text starts isn't said twice.
 */
export function lineOf(of: Headlined): string {
  const { heading } = of.section
  const name = nameOf(heading)
  if (name !== heading) return asSentence(heading)
  return asSentence(isDatedAlready(of) && headlineOf(of).startsWith(`${name}, `) ? name : headlineOf(of))
}

/** Whether the passage starts with the day that its headline has. */
const isDatedAlready = ({ section, day, today }: Headlined): boolean =>
  day !== null && namedDaysIn(section.text.slice(0, LONGEST_DATE), today).includes(day)

const LONGEST_DATE = 30

/** Headings that only name a day of the calendar, which don't say what happens. */
const isFeast =
  /^(?:(?:our|the|over|at|for)\s)?(?:christmas(?: eve| day)?(?: and new year)?|new year['’]?s?(?: eve| day)?|easter(?: sunday| weekend)?|thanksgiving(?: day)?|boxing day|good friday|halloween|bank holidays?|(?:the )?holidays)(?: 20\d\d)?$/i
const ofHours = /\b(?:open|opens|opening|closed?|closes|closing|shuts?|hours|last orders)\b/i

/** The first sentence of an email about the passage; null if the passage opens by naming what it's about. */
export function openingOf(of: Headlined): string | null {
  const { section, region } = of
  const { heading } = section
  const name = nameOf(heading)
  if (/^["“‘]/.test(heading)) return `Sometimes people say: ${heading}`
  if (isOfVisitors(heading)) return asSentence(`Sometimes people say: ${headlineOf(of)}`)
  if (heading.endsWith('?')) return `People often ask us: “${heading}”`
  if (name !== heading) return lineOf(of)
  const headline = headlineOf(of)
  if (isFeast.test(name) && ofHours.test(section.text)) return asSentence(`Our ${headline}`)
  if (headline.startsWith(`${name}, `))
    return asSentence(
      `A date for your ${region === 'us' ? 'calendar' : 'diary'}: ${isDatedAlready(of) ? name : headline}`,
    )
  if (headline.startsWith(`${name}: `)) return asSentence(headline)
  if (isSpoken(name) && !/^(?:what|how|why|when|where|who|which)\b/i.test(name)) return asSentence(name)
  if (mentions(section.sentences[0] ?? '', name)) return null
  const inside = nameInside(name, of)
  return asSentence(inside === null ? headline : `A quick word about ${inside}`)
}

/** A heading in the middle of a sentence; null if it can't be told whether its first word is a name. */
function nameInside(name: string, { spoken }: Headlined): string | null {
  if (/^(?:how|what|why|when|where|who|which)\s/i.test(name)) return withSmallStart(name)
  const [, article, rest = name] = /^((?:the|our|my|an?|your)\s)?(.*)$/i.exec(name) ?? []
  if (/^(?:advent|christmas|easter|new year|thanksgiving)\b(?: (?:and \p{L}+ )?(?:20\d\d)?)?$/iu.test(rest))
    return rest
  // "Book a visit" asks for something, and "Prices from 1 February" is a notice.
  if (/[^\p{L}\s'’()&-]/u.test(rest) || /^\p{L}+ (?:an?|the|your|our|us|it|in|up)\b/iu.test(rest)) return null
  if (/^\p{L}+ing (?:in|out|up|on|off|to|for|from|with)\b/iu.test(rest)) return withSmallStart(rest)
  if (article !== undefined || isTitleCase.test(rest)) {
    const isPlain = !/\s\p{Lu}/u.test(rest)
    return article === undefined ? rest : `${article.toLowerCase()}${isPlain ? spoken(rest) : rest}`
  }
  // A plain heading such as "Closed" or "Year end" may be anything.
  return null
}

/** What is said before a filmed passage, whose heading only the screen shows; null if the passage says it. */
export const spokenOpeningOf = ({ section }: Pick<Headlined, 'section'>): string | null => {
  const name = nameOf(section.heading)
  if (isOfVisitors(name)) return asSentence(`Sometimes people say: ${name}`)
  return isSpoken(name) || !mentions(section.sentences[0] ?? '', name) ? asSentence(name) : null
}

/** Whether a sentence has every word of a name, in any form. */
export const mentions = (sentence: string, name: string): boolean => {
  const stems = new Set(stemsOf(sentence))
  return stemsOf(name).every((stem) => stems.has(stem))
}

/** "Good Bones", "Knife and Fork Night": a name of several words with capitals. */
const isTitleCase =
  /^\p{Lu}[\p{L}\d’'-]*(?:\s(?:(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with|&)\s)*[(\p{Lu}\d][\p{L}\d’')-]*)+$/u

/** Whether a heading is a name of several words, such as "Wiggle Room". */
export const isName = (heading: string): boolean => /\s/.test(heading) && isTitleCase.test(heading)

/** Removes the price from a heading such as "Winter Share — $245". */
export const nameOf = (heading: string): string =>
  heading.replace(/\s*[-–—:,]\s*(?:from\s+)?[£$€]\s?\d[\d.,]*\s?(?:pp|pppn|each|(?:an?|per)\s\p{L}+)?$/iu, '')

/** "I have bad knees" is what visitors of the page say, and not the brand. */
const isOfVisitors = (heading: string): boolean =>
  /^(?:I|I['’](?:m|ve|d|ll)|My)\s/.test(heading) && !heading.endsWith('?')

/** Whether a heading reads as a sentence. Any other heading is a name. */
export const isSpoken = (heading: string): boolean =>
  /[?!.…]["”’]?$/.test(heading) ||
  /\b(?:is|are|was|were|be|has|have|had|will|can|do|does|did|comes?|starts?|opens?|works?|needs?|wants?|we|you|they|it|I|I['’]m|she|he|who|what|where|why|how|when|if)\b/i.test(
    heading,
  )

const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`
const written = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?\p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8}\.?\s+\d{1,2}(?:st|nd|rd|th)?)\b`
const deadline = new RegExp(
  String.raw`\b(by|before|until|till|through|from|clos(?:ed?|es|ing)|shuts?|start(?:s|ing)|open(?:s|ing))\s+(?:at\s+\S+\s+)?(?:on\s+)?(?:${weekday},?\s+(?:and\s+)?)*(${written})`,
  'giu',
)

/** The name with its deadline or, if it happens on that day, with the day; null if the day means something else. */
function datedName(
  name: string,
  day: string,
  { section, today, region, isOffered }: Headlined,
): string | null {
  const isDay = (date: string) => namedDaysIn(date, today)[0] === day
  for (const [, word = '', date = ''] of section.text.matchAll(deadline))
    if (isDay(date) && mayEnd(name, word, isOffered))
      return `${name}: ${word.toLowerCase().replace(/^(?:closes?|shuts?)$/, 'closing')} ${dateInCountry(day, region)}`
  // A programme of several days isn't on one of them.
  if (severalDays.test(section.text) || new Set(namedDaysIn(section.text, today)).size > 2) return null
  const opening = section.sentences
    .slice(0, 2)
    .filter((one) => namedDaysIn(one, today).includes(day) && !excluding.test(one))
  return opening.some((one) => gathering.test(name) || clock.test(one))
    ? `${name}, ${withoutWeekday(name, dateInCountry(day, region))}`
    : null
}

/** Whether a deadline makes sense after the name: "Stollen: by Saturday 12 December", but not "A good stir: by Saturday". */
const mayEnd = (name: string, word: string, isOffered: Headlined['isOffered']): boolean =>
  isNotice.test(name)
    ? ofNotice.test(word)
    : /^(?:clos|shut)/i.test(word) || isOffered(name) || isOrdered.test(name) || /^\p{L}+$/u.test(name)

/** What has a last day: "Christmas orders", "Early booking". */
const isOrdered =
  /\b(?:(?:pre-?)?orders?|ordering|sales?|offers?|bookings?|entr(?:y|ies)|applications?|enrolments?|enrollments?|registrations?|sign-?ups?|tickets?|shipping|deliver(?:y|ies)|posting|collections?|appeals?|competitions?|submissions?)\b/i

/** Headings of notices, which ask for nothing. */
export const isNotice = /\b(?:hours|clos(?:ed|ing|ures?)|open(?:ing|ings)?|holidays)\b/i
const ofNotice = /^(?:clos|shut|open|from)/i

/** Names of things that people come to at a certain time. */
export const gathering =
  /\b(?:workshops?|class(?:es)?|courses?|lessons?|sessions?|talks?|tours?|tastings?|suppers?|dinners?|lunch(?:es)?|breakfasts?|teas?|evenings?|nights?|visits?|camps?|part(?:y|ies)|walks?|rides?|quiz(?:zes)?|concerts?|recitals?|shows?|fairs?|markets?|clubs?|groups?|clinics?|appointments?|tables?|services?|worship|prayers?|carols?|meetings?|gatherings?)\b/i
const excluding = /\b(?:except|apart from|but not|no \p{L}+ on)\b/iu

/** "Sat 12, Sun 13 December", "3 and 10 December", "December 5-6" */
const severalDays =
  /\b\d{1,2}(?:st|nd|rd|th)?(?:,|\s?[-–&]|\s+(?:and|or|to))\s*(?:\p{Lu}\p{Ll}{2,8}\s+)?\d{1,2}(?:st|nd|rd|th)?\s+\p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}{2,8}\.?\s+\d{1,2}\s?(?:[-–&]|and|or|to)\s*\d{1,2}\b(?![:.]\d|\s?[ap]m)/u
const clock = /\d\s?[ap]\.?m\b|\d[:.]\d\d\b|\bnoon\b|\d\s?[-–]\s?\d/i

/** "Children's Saturday" needn't say that it's on a Saturday. */
const withoutWeekday = (name: string, date: string): string =>
  new RegExp(String.raw`\b${weekday}s?\b`, 'i').test(name) ? date.replace(/^\p{L}+,? /u, '') : date
