// Finds upcoming events by the dates on the site. The weekday must match the date, so that last year's events
// drop out.
import { isHeadline } from '../finders/headlines.ts'
import { wordCount } from '../language/sentence.ts'
import { isOnlyDays, isOnlyDaysAndTimes } from '../language/values/days.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { voiceOf } from '../language/voice.ts'

export interface UpcomingEvent {
  name: string
  /** The date as prose writes it: "Sunday 6 December". */
  day: string
  /** An ISO date: "2026-12-06". */
  date: string
  /** The sentence that names the event, and the block that it is in. */
  quote: string
  block: SiteBlock
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthNames =
  'January February March April May June July August September October November December'.split(' ')
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const weekday = String.raw`(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?s?\b\.?,?`
const month = String.raw`(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`
const dayFirst = new RegExp(
  String.raw`\b${weekday}\s+(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)?\s+${month}(?:,?\s+(20\d\d))?`,
  'i',
)
const monthFirst = new RegExp(
  String.raw`\b${weekday}\s+${month}\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(20\d\d))?`,
  'i',
)

/** Without a day of the week, only a date with its year is certain. */
const fullDate = new RegExp(String.raw`\b()(\d{1,2})(?:st|nd|rd|th)?(?: of)?\s+${month},?\s+(20\d\d)`, 'i')

const MOST_DAYS = 100

/** Headings above days on which customers must have done something. */
const ofDuties =
  /\b(?:key|important|tax|payment|filing|due|term) dates\b|\bdates (?:that matter|to remember)\b|\bdeadlines?\b/i

/** Events with a name and a day in the next 100 days, soonest first. */
export function upcomingEventsIn(blocks: readonly SiteBlock[], today: string): UpcomingEvent[] {
  const events = new Map<string, UpcomingEvent>()
  for (const [index, block] of blocks.entries()) {
    if (
      block.region !== 'main' ||
      voiceOf(block) !== 'brand' ||
      unfit.test(block.heading) ||
      ofDuties.test(block.heading)
    )
      continue
    if (isOnlyDays(block.text) || isOnlyDaysAndTimes(block.text)) {
      const name = nameBeside(blocks, index)
      const dated = name === '' ? null : inSentence(`${name}: ${block.text}`, '', today)
      if (dated !== null) events.set(`${dated.name} ${dated.date}`, { ...dated, quote: block.text, block })
      continue
    }
    const row = inRow(block, today)
    if (row !== null) events.set(row.name, { ...row, quote: block.text, block })
    if (block.cells?.some(({ text }) => isDay(text)) === true) continue
    const [first = '', ...others] = block.form === 'title' ? [block.text] : sentencesOf(block.text)
    const sentences = [first, ...others].slice(0, 3)
    for (const [at, sentence] of sentences.entries()) {
      // "Pie auction. Saturday 20 February, 6.30pm."
      const before =
        block.form === 'title' ? '' : at === 0 ? block.heading : at === 1 ? first.replace(/\.$/, '') : ''
      const found = inSentence(sentence, before, today)
      if (!found) continue
      const coming = { ...found, quote: sentence, block }
      const alike = [...events.values()].find(({ name }) => isAlike(name, coming.name))
      // An event may have a shorter name on one page: "Small Business" for "Small Business Saturday".
      if (alike && (alike.date !== coming.date || alike.name.length >= coming.name.length)) continue
      if (alike) events.delete(alike.name)
      events.set(coming.name, coming)
    }
  }
  return withoutTwins([...events.values()].toSorted((one, other) => one.date.localeCompare(other.date)))
}

/** Each event once a day, by its longest name: "Shove-Off Saturday" rather than "Shove-Off". */
const withoutTwins = (events: readonly UpcomingEvent[]): UpcomingEvent[] =>
  events.filter(
    (event, at) =>
      !events.some(
        (other, place) =>
          place !== at &&
          other.date === event.date &&
          isAlike(other.name, event.name) &&
          (other.name.length > event.name.length || (other.name === event.name && place < at)),
      ),
  )

/** The name that a line with only a day belongs to: the heading below or above it, or the start of the text beside it. */
function nameBeside(blocks: readonly SiteBlock[], at: number): string {
  const [above, day, below] = [blocks[at - 1], blocks[at], blocks[at + 1]]
  if (day?.form === 'title' && below !== undefined && below.form !== 'title')
    return /^[^,.;:(–—!?]+/u.exec(below.text)?.[0].trim() ?? ''
  const isNamed = above?.form === 'title' && isHeadline(above.text)
  if (below?.form === 'title' && !isNamed) return below.text
  return isNamed ? above.text : ''
}

const isDay = (text: string): boolean => dayFirst.test(text) || monthFirst.test(text)

/** The event in a table's row: its date in one cell, and its name in the next. */
function inRow(block: SiteBlock, today: string): Pick<UpcomingEvent, 'name' | 'day' | 'date'> | null {
  const cells = block.cells?.map(({ text }) => text) ?? []
  const at = cells.findIndex(isDay)
  // Tables name what happens before or after its day: "Big Feet | Wed 6 January | 4 places".
  const named =
    cells.slice(0, Math.max(0, at)).findLast((cell) => mayName(cell) && /\p{L}{3}/u.test(cell)) ??
    cells[at + 1]
  const name = named?.split(/[:;(–—]/)[0]?.trim() ?? ''
  return at < 0 || !mayName(name)
    ? null
    : inSentence(
        `${name}: ${cells[at] ?? ''} ${unfit.exec(block.text.replace(untilTime, ''))?.[0] ?? ''}`,
        '',
        today,
      )
}

function inSentence(
  sentence: string,
  heading: string,
  today: string,
): Pick<UpcomingEvent, 'name' | 'day' | 'date'> | null {
  const match = dayFirst.exec(sentence) ?? monthFirst.exec(sentence) ?? fullDate.exec(sentence)
  if (!match || unfit.test(sentence.replace(untilTime, ''))) return null
  const [, of = '', one = '', two = '', year] = match
  const isDayFirst = /^\d/.test(one)
  const when = dateOf(of, Number(isDayFirst ? one : two), isDayFirst ? two : one, year, today)
  if (when === null) return null
  const before = withItsDay(nameBefore(sentence.slice(0, match.index)), match[0])
  const after = match.index === 0 ? nameAfter(sentence.slice(match[0].length)) : ''
  const name = before || after || (match.index <= 6 && mayName(heading) ? heading : '')
  return mayName(name) ? { name, ...when } : null
}

function dateOf(
  of: string,
  day: number,
  name: string,
  year: string | undefined,
  today: string,
): { day: string; date: string } | null {
  const month = months.indexOf(name.slice(0, 3).toLowerCase())
  const start = Date.parse(`${today}T00:00:00Z`)
  const thisYear = Number(today.slice(0, 4))
  for (const candidate of year === undefined ? [thisYear, thisYear + 1] : [Number(year)]) {
    const time = Date.UTC(candidate, month, day)
    const date = new Date(time)
    const days = (time - start) / 86_400_000
    const isItsDay = of === '' || date.getUTCDay() === weekdays.indexOf(of.slice(0, 3).toLowerCase())
    if (!isItsDay || date.getUTCDate() !== day) continue
    if (days < 0 || days > MOST_DAYS) continue
    return {
      day: `${weekdayNames[date.getUTCDay()] ?? ''} ${day} ${monthNames[month] ?? ''}`,
      date: date.toISOString().slice(0, 10),
    }
  }
  return null
}

/** Names that end in a day of the week: "Children's Saturday, 12 December", "Giving Tuesday 1 December". */
const namedAfterDay = /(?:['’]s|s['’]|^(?:Giving|Small Business|Super|Shrove|Pancake|Palm|Stir-up))$/i

/** Adds the day of the week if it is part of the name, and removes a verb: "Late Wednesdays start". */
const withItsDay = (name: string, date: string): string =>
  namedAfterDay.test(name) || (name !== '' && /^\p{L}+days?, \d/u.test(date) && isBefore.test(name))
    ? `${name} ${/^\p{L}+/u.exec(date)?.[0] ?? ''}`.trim()
    : name.replace(/\s(?:starts?|begins?|opens?|returns?|launch(?:es)?)(?: again)?$/i, '').replace(/,$/, '')
const isBefore = /\b(?:family|kids|quiet|open|super|messy)$/i

/** Finds a name before the day: "MTD in an Hour: Thursday 3 December". */
const nameBefore = (text: string): string =>
  /[:,|/–—-]\s*$|\p{L}['’]?\s*$/u.test(text)
    ? text
        .replace(/^(?:★|•|-|–|next|our|the)\s+/i, '')
        .replace(/[\s:,|/–—-]+$/, '')
        .trim()
    : ''

/** Finds a name after the day: "Sat, Dec 12 / Lights on the Landing". */
const nameAfter = (text: string): string =>
  /^[^/|–—:]{0,18}[/|–—:]\s*(\p{Lu}[^.]{3,60})$/u.exec(text)?.[1]?.trim() ?? ''

const unfit =
  /\b(?:clos(?:e|es|ed|ing)|shut|posted|updated|deadline|last orders?|orders? (?:by|close)|latest|by (?:mon|tue|wed|thu|fri|sat|sun)|before|until|till|due|records|reopen|back (?:on|to)|hours|collect(?:ion)?|delivery|posting|shipping|apply|vacanc\w+|jobs?|not us|other local|nearby|full|sold out|cancelled|postponed|waitlist)\b/i
/** An event may last until a time: "exams until 7pm". */
const untilTime = /\b(?:until|till) \d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)?\b/gi
const noName =
  /^(?:when|where|dates?|dates that matter|coming up|what['’]?s on|events?|upcoming|this (?:week|month)|news|next|hours|opening|diary|calendar|times?|venue|notice|from|on|every|we|it|same|again|and|or|the|at|come|join|no|open \d|register|register before|see you)\b/i

const tooPlain =
  / – |\bopen$|^(?:back|reopens?|starts?|free|extra day|small business|pudding|lunch|dinner|supper)$/i

/** A piece of a sentence or a list of days rather than a name: "Cormac, 7pm on", "Now thru", "Sat 12, Sun 13" */
const isCut =
  /\b(?:on|the|an?|at|from|to|thru|through|and|or|of|for|by|in|with|until|ends?|last day)$|['’]s$|\b\d{1,2} ?[ap]\.?m\b|^(?:now|thanks?|thank you)\b|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* \d/i

/** Words that say that something ends or begins, without what it is. */
const bare =
  /^(?:back|re-?opens?|starts?|begins?|ends?|open|free|framed|extra (?:day|opening)|last (?:day|post\w*|appointments?|orders?|deliver(?:y|ies)|collections?)\b.*|current block ends|christmas day|boxing day|new year['’]s (?:day|eve))$/i

const mayName = (name: string): boolean =>
  !bare.test(name) &&
  wordCount(name) >= 1 &&
  wordCount(name) <= 8 &&
  name.length >= 4 &&
  /^[\p{Lu}\d]/u.test(name) &&
  !noName.test(name) &&
  !tooPlain.test(name) &&
  !isCut.test(name) &&
  !/^(?:\d+|no|few|last) (?:places?|spaces?|seats?|left)\b/i.test(name) &&
  !/[.!?★]|[£€$]|\d{1,2}[:.]\d\d/.test(name) &&
  !/\b(?:we|us|you|your|is|are|was|were|will)\b/i.test(name)

const isAlike = (one: string, other: string): boolean => {
  const [low, high] = [one.toLowerCase(), other.toLowerCase()]
  return low.includes(high) || high.includes(low)
}
