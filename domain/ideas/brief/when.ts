// Finds the days and times in a brief and writes them as ideas print them.

const weekday = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?`
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const day = String.raw`(?<![£$€\d.])(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`
const part = String.raw`(?:daytimes?|mornings?|afternoons?|evenings?|nights?|lunchtimes?)`
const hours = String.raw`(?:from\s+)?\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?\s?(?:to|till|until|[-–])\s?\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?`
const days = String.raw`(?<!\bno\s)(?:weekdays?|weekends?|mid-?week|off-?peak|${weekday}(?:\s?(?:,|&|\+|and|to|or|[-–])\s?${weekday}){0,3})`
const between = String.raw`\s?(?:-|–|to|until|till)\s?`
const date = String.raw`${month}\s+${day}${between}${month}\s+${day}|${day}\s+${month}${between}${day}\s+${month}|${day}${between}${day}\s+(?:of\s+)?${month}|(?:the\s+)?(?:end|start|beginning|middle)\s+of\s+${month}|${day}\s+(?:of\s+)?${month}|${month}\s+${day}(?:\s?(?:-|–|to)\s?${day})?(?!\d)`
const feast = String.raw`(?<!\b(?:black|good|giving|cyber|shrove|ash|easter|palm|small business|stir-up|mothering|remembrance)\s)`

const dated = new RegExp(String.raw`\b(?:(?:the )?week of )?(?:${date})\b`, 'i')
const timed = new RegExp(
  String.raw`${feast}\b(?:every\s+|(?:the\s+)?(?:first|second|third|fourth|last)\s+)?(?:${month}\s+)?(?:${days}(?:\s+${part}(?:\s?(?:,|&|\+|and)\s?${days}\s+${part})*)?|(?<!\bno\s)(?:mornings|afternoons|evenings|nights|lunchtimes))(?:\s+of (?:the|each|every) month|\s+in (?:advent|lent|term(?:[- ]time)?|season))?(?:\s+${hours})?(?=[\s,.;:!?)]|$)`,
  'gi',
)
const ofDays = new RegExp(String.raw`\b${days}\b`, 'i')

/**
 * Finds the time in a text. One that names days is preferred to one that names only parts of days, as in
 * "star nights on Thursdays".
 */
const timeIn = (text: string): RegExpExecArray | null => {
  const all = [...text.matchAll(timed)]
  return all.find(([found]) => ofDays.test(found)) ?? all[0] ?? null
}
const single = new RegExp(
  String.raw`\b(${month}\s?(?:to|until|till|-|–)\s?${month})\b(?!\s+\d)|\b(?:in|this|from|for|starting|before|until|by)\s+(${month}(?:\s+20\d\d)?)\b(?!\s+\d)|\b((?:january|february|april|june|july|august|september|october|november|december)(?:\s+20\d\d)?)\b(?!\s+\d)`,
  'i',
)

export interface When {
  /** Everything that the brief says about the time, such as "Wednesdays from 13 January". */
  spoken: string
  /** The calendar date in these words, if there is one. */
  date: string | null
  /** The date or month when something can start. */
  from: string | null
}

/** Finds weekdays together with a start date, such as "Wednesdays from 13 January". */
export function weekdaysFromDateIn(text: string): string | null {
  const time = timeIn(text)
  const date = dated.exec(text)
  if (time === null || date === null || time.index >= date.index) return null
  if (!/days\b|\sto\s/.test(spelt(time[0].trim()))) return null
  const between = text.slice(time.index + time[0].length, date.index)
  const word = /\b(until|till|before|by)\b/i.test(between) ? 'until' : 'from'
  return /^[^.;]{0,24}$/.test(between) ? `${spelt(time[0].trim())} ${word} ${spelt(date[0].trim())}` : null
}

/**
 * Finds the date in a brief, or else its weekdays or times of day, or else its month. Null if there is none.
 */
export function whenIn(text: string): When | null {
  const date = dated.exec(text)?.[0].trim()
  const time = timeIn(text)?.[0].trim()
  const month = monthIn(text)?.trim()
  const inMonths = time === undefined ? undefined : (monthsAfter(text, time) ?? beginsIn(text, month))
  const spoken =
    weekdaysFromDateIn(text) ??
    (date === undefined ? undefined : withLeadingWord(text, date)) ??
    (inMonths === undefined ? time : `${time} ${inMonths}`) ??
    month
  if (spoken === undefined) return null
  const from = date ?? (time === undefined ? month : undefined)
  return {
    spoken: spelt(spoken),
    date: date === undefined ? null : spelt(date),
    from: from === undefined ? null : spelt(from),
  }
}

/** Finds the months after the days in a brief, as in "Tuesdays in January and February". */
const monthsAfter = (text: string, time: string): string | undefined =>
  new RegExp(String.raw`^[\s,]*(in\s+${month}(?:\s*(?:and|&|\+|-)\s*${month})?)\b(?!\s+\d)`, 'i').exec(
    text.slice(text.indexOf(time) + time.length),
  )?.[1]

/** Adds "from" to a month in which something begins, as in "starting a Sunday night circle in February". */
const beginsIn = (text: string, month: string | undefined): string | undefined =>
  month !== undefined && /\b(?:start(?:s|ing)?|launch\w*|begin\w*|new)\b/i.test(text)
    ? `from ${month}`
    : undefined

/** Adds the word before a date that makes it a start or a deadline: "from 5 January", "by 11 December". */
function withLeadingWord(text: string, date: string): string {
  const [, word] = leading.exec(text.slice(0, text.indexOf(date)).trimEnd()) ?? []
  if (word === undefined) return date
  if (/^(?:clos|deadline|due)/i.test(word)) return `by ${date}`
  if (/^(?:by|before)$/i.test(word)) return `${word.toLowerCase()} ${date}`
  return `${/^(?:until|till)$/i.test(word) ? 'until' : 'from'} ${date}`
}
const leading = new RegExp(
  String.raw`\b(from|start(?:s|ing)?|begin(?:s|ning)?|by|before|until|till|clos(?:es|ing)(?: date)?|deadline|due)(?:\s+is)?\s*(?:on\s+)?(?:${weekday})?$`,
  'i',
)

function monthIn(text: string): string | undefined {
  const [, range, after, alone] = single.exec(text) ?? []
  return range ?? after ?? alone
}

/** Writes the time for the middle of a sentence: "on Tuesday mornings", "in January", "on 14 December". */
export function timeInSentence({ spoken, date }: When): string {
  const said = spoken
    .replace(
      /\s+(?:from\s+)?(\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?)\s?(?:to|till|until|[-–])\s?(\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?)$/i,
      ', $1 to $2',
    )
    .replace(/^(\p{L}+day)$/u, '$1s')
  if (/^\p{Lu}\p{L}+(?: \d+)? to \p{Lu}\p{L}+(?: \d+)?$/u.test(said) && !/day/i.test(said))
    return `from ${said}`
  if (/^week of /i.test(said)) return `in the ${said}`
  if (/^(?:from|by|before|until|every)\s/.test(said)) return said
  if (/^(?:the )?(?:end|start|beginning|middle) of/.test(said)) return `at the ${said.replace(/^the /, '')}`
  if (date === said || /day|week/i.test(said)) return `on ${said}`
  return /^(?:mornings|afternoons|evenings|nights|lunchtimes)/.test(said) ? `in the ${said}` : `in ${said}`
}

/** Removes days and times from a text. */
export const withoutTime = (text: string): string =>
  [dated, timed, single].reduce((left, time) => left.replace(time, ' '), text)

/**
 * Writes days and dates in full: "thurs + sat" becomes "Thursdays and Saturdays", "5th dec" becomes "5
 * December".
 */
function spelt(text: string): string {
  if (/^weekday$/i.test(text)) return 'weekdays'
  // Several days are written in the plural, as in "Tuesdays and Wednesdays", but not in "Tuesday and
  // Wednesday mornings".
  const isSeveral =
    /[,&+]|\band\b/i.test(text) && !/(?:morning|afternoon|evening|night|lunchtime)/i.test(text)
  return text
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/(\d+\s\p{L}+)\s?[-–]\s?(?=\d)/gu, '$1 to ')
    .replace(/\s*[&+]\s*/g, ' and ')

    .replace(/\p{L}+/gu, (word) => {
      const name = fullName(word)
      if (name === null) return word.toLowerCase()
      return isSeveral && name.endsWith('day') ? `${name}s` : name
    })
    .replace(/(?<=\p{L}days?)\s?[-–]\s?(?=\p{Lu}\p{L}+day)/gu, ' to ')
}

const names =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
    ' ',
  )
const isWord = new RegExp(`^(?:${weekday}|${month})$`, 'i')

function fullName(word: string): string | null {
  if (!isWord.test(word)) return null
  const small = word.toLowerCase()
  const found = names.find((name) => name.toLowerCase().startsWith(small.slice(0, 3))) ?? null
  return found !== null && /days$/i.test(word) ? `${found}s` : found
}
