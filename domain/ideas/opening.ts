// When a brand is known to be closed, so that no title sends anybody to a locked door.
import type { Fact } from '#contract/facts.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { once } from '#domain/once.ts'

/** The days and hours in a text at which the brand is known to be closed, as the text has them. What `evidence` names itself stands. */
export function closedTimesIn(text: string, brand: Brand, evidence: string): string[] {
  const hours = hoursOf(brand)
  const said = evidence.toLowerCase()
  const times = [...text.matchAll(clockTime)]
    .map(({ 0: words, groups = {} }) => ({ words, readings: readingsOf(groups) }))
    .filter(({ words }) => !said.includes(words.toLowerCase()))
  const readings = times[0]?.readings ?? null
  const days = [...text.matchAll(ordinaryDay)].filter(([day]) => !said.includes(day.toLowerCase()))
  if (days.length > 0) return days.filter(([day]) => hours.isClosed(dayOf(day), readings)).map(([day]) => day)
  return times
    .filter(({ readings }) => week.every((day) => hours.isClosed(day, readings)))
    .map(({ words }) => words)
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const dayOf = (word: string): string => word.slice(0, 3).toLowerCase()

const dayWord = String.raw`\b(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?s?\b`
/** "Good Friday" and the like are days of the year. */
const ordinaryDay =
  /(?<!\b(?:Good|Black|Easter|Shrove|Pancake|Giving|Cyber|Business|Ash|Mothering|Palm|Holiday|Remembrance|Maundy) )\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g

interface Hours {
  /** Whether it is closed on a day, or at all of the minutes of the day that may be meant. */
  isClosed(day: string, readings: readonly number[] | null): boolean
}

/** A delivery tells many ideas of one brand. */
const hoursOf = once(
  ({ facts }: Brand): Hours => {
    const usable = facts.filter(
      ({ voice, status, freshness }) => voice === 'brand' && status !== 'hidden' && freshness !== 'dated',
    )
    const closed = new Set(usable.flatMap(({ quote }) => daysIn(closing.exec(quote)?.[1] ?? '')))
    const given = usable.filter(isOfHouse).map(({ slots }) => spansIn(slots.hours ?? ''))
    // Hours that can't be read may be any.
    const spans = given.every(({ length }) => length > 0) ? given.flat() : []
    return {
      isClosed(day, readings) {
        if (closed.has(day)) return true
        if (spans.length === 0) return false
        const open = spans.filter(({ days }) => days.includes(day))
        return readings === null
          ? open.length === 0
          : !readings.some((at) => open.some(({ from, to }) => at >= from && at < to))
      },
    }
  },
  { most: 4 },
)

/** When a shop or a telephone of its own is open tells nothing of the house. */
const isOfHouse = ({ type, slots }: Fact): boolean => type === 'hours' && slots.label === undefined

const closing = /^(?:we(?:['’]re| are) )?closed (?:on |every )?([^.;]+)/i

interface Span {
  days: string[]
  from: number
  to: number
}

const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\b\.?)?|noon|midday|midnight)`
const span = new RegExp(String.raw`(${clock})\s*(?:-|–|—|to|until|till)\s*(${clock}|late|close)`, 'gi')

/** Each stretch of "Tuesday to Friday 9am to 5pm, Saturday 9am to noon", or of "4pm to 9pm every day except Monday". */
function spansIn(hours: string): Span[] {
  const matches = [...hours.matchAll(span)]
  let days: string[] = []
  return matches.flatMap(({ 0: whole, 1: from = '', 2: to = '', index }, at) => {
    const before = matches[at - 1]
    const between = hours.slice(before === undefined ? 0 : before.index + before[0].length, index)
    const behind = hours.slice(index + whole.length, matches[at + 1]?.index)
    const named = daysIn(between)
    if (named.length > 0) days = named
    else if (at === 0) days = daysIn(behind)
    return days.length === 0 ? [] : [{ days, ...minutesOf(from, to) }]
  })
}

function daysIn(text: string): string[] {
  const [said = '', left = ''] = text.split(/\b(?:except|but not|apart from)\b/i)
  const missing = left === '' ? [] : daysIn(left)
  const all = /\b(?:every ?day|daily|(?:7|seven) days|all week)\b/i.test(said)
    ? [...week]
    : [
        ...(/\bweekdays?\b/i.test(said) ? week.slice(0, 5) : []),
        ...(/\bweekends?\b/i.test(said) ? week.slice(5) : []),
        ...rangesIn(said),
      ]
  return all.filter((day) => !missing.includes(day))
}

const range = new RegExp(`(${dayWord})(?:\\s*(?:-|–|—|to|through|until|till)\\s*(${dayWord}))?`, 'gi')

function rangesIn(text: string): string[] {
  return [...text.matchAll(range)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [first, last].map((day) => week.findIndex((one) => one === dayOf(day)))
    return week.filter((_, at) =>
      from === undefined || to === undefined
        ? false
        : from <= to
          ? at >= from && at <= to
          : at >= from || at <= to,
    )
  })
}

/** Where only the end says "pm", the beginning is before it: "9 to 5pm", "1 to 5pm". */
function minutesOf(start: string, end: string): { from: number; to: number } {
  const from = minuteOf(start)
  const to = /late|close|midnight/i.test(end) ? 24 * 60 : minuteOf(end)
  return { from, to: to > from ? to : to + 12 * 60 > from ? to + 12 * 60 : to + 24 * 60 }
}

function minuteOf(said: string): number {
  if (/noon|midday/i.test(said)) return 12 * 60
  const [, hour = '0', minute = '0', half] = /(\d{1,2})(?:[:.](\d\d))?\s?([ap])?/i.exec(said) ?? []
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return 60 * hours + Number(minute)
}

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const word = `(?:${numbers.join('|')})`
const part = String.raw`(?: in the (?<half>morning|afternoon|evening)| (?<night>at night))`
/** "11 pm", "midnight", "half past nine", "ten to five", "six in the morning", "eight o’clock". */
const clockTime = new RegExp(
  String.raw`\b(?:(?<digits>\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m)\b|(?<fixed>midnight|noon|midday)\b|(?<shift>half past|quarter past|quarter to|ten past|ten to|twenty past|twenty to|five past|five to) (?<at>${word})\b${part}?|(?<full>${word})(?: o['’]clock${part}?|${part}))`,
  'gi',
)

const shifts: Readonly<Record<string, number>> = {
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
  'ten past': 10,
  'ten to': -10,
  'twenty past': 20,
  'twenty to': -20,
  'five past': 5,
  'five to': -5,
}

/** The minutes of the day that may be meant: both where nothing tells the morning from the evening. */
function readingsOf({
  digits,
  fixed,
  shift = '',
  at,
  full,
  half,
  night,
}: Record<string, string | undefined>): number[] {
  if (digits !== undefined) return [minuteOf(digits)]
  if (fixed !== undefined) return [/midnight/i.test(fixed) ? 0 : 12 * 60]
  const hour = (numbers.indexOf((at ?? full ?? '').toLowerCase()) + 1) % 12
  const morning = 60 * hour + (shifts[shift.toLowerCase()] ?? 0)
  if (half?.toLowerCase() === 'morning') return [morning]
  return half === undefined && night === undefined ? [morning, morning + 12 * 60] : [morning + 12 * 60]
}
