// The days and times that a brief names, as a piece may print them.

const weekday = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?`
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const part = String.raw`(?:mornings?|afternoons?|evenings?|nights?|lunchtimes?)`
const hours = String.raw`(?:from\s+)?\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?\s?(?:to|till|until|[-–])\s?\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?`
const days = String.raw`(?:weekdays?|weekends?|mid-?week|off-?peak|${weekday}(?:\s?(?:,|&|\+|and|to|or|[-–])\s?${weekday}){0,3})`
const date = String.raw`${day}\s+(?:of\s+)?${month}|${month}\s+${day}(?!\d)`
const feast = String.raw`(?<!\b(?:black|good|giving|cyber|shrove|ash|easter|palm|small business|stir-up|mothering|remembrance|tools down|tooth fairy)\s)`

const dated = new RegExp(String.raw`\b(?:(?:the )?week of )?(?:${date})\b`, 'i')
const timed = new RegExp(
  String.raw`${feast}\b(?:${month}\s+)?(?:${days}(?:\s+${part})?|(?:mornings|afternoons|evenings|nights|lunchtimes))(?:\s+${hours})?(?=[\s,.;:!?)]|$)`,
  'i',
)
const single = new RegExp(
  String.raw`\b(?:in|this|from|starting|before|until|by)\s+(${month})\b(?!\s+\d)|\b(january|february|april|june|july|august|september|october|november|december)\b(?!\s+\d)`,
  'i',
)

export interface When {
  spoken: string
  /** Whether it is a day of a month. */
  isDate: boolean
  /** Whether something can begin from it: a day, or a month. */
  isBeginning: boolean
}

/** The date the brief names, else its days of the week or times of day, else its month; null where it names none. */
export function whenIn(text: string): When | null {
  const date = dated.exec(text)?.[0]
  const time = timed.exec(text)?.[0]
  const found = date ?? time ?? monthIn(text)
  return found === undefined
    ? null
    : {
        spoken: spelt(found.trim()),
        isDate: date !== undefined,
        isBeginning: time === undefined || date !== undefined,
      }
}

function monthIn(text: string): string | undefined {
  const [, after, alone] = single.exec(text) ?? []
  return after ?? alone
}

/** What is left of a text without its days and times. */
export const withoutTime = (text: string): string =>
  [dated, timed, single].reduce((left, time) => left.replace(time, ' '), text)

/** "thurs + sat" as "Thursdays and Saturdays", "5th dec" as "5 December". */
function spelt(text: string): string {
  if (/^weekday$/i.test(text)) return 'weekdays'
  // "Tuesdays and Wednesdays", but "Tuesday and Wednesday mornings".
  const isSeveral =
    /[,&+]|\band\b/i.test(text) && !/(?:mornings|afternoons|evenings|nights|lunchtimes)/i.test(text)
  return text
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/\s*[&+]\s*/g, ' and ')
    .replace(/\p{L}+/gu, (word) => {
      const name = fullName(word)
      if (name === null) return word.toLowerCase()
      return isSeveral && name.endsWith('day') ? `${name}s` : name
    })
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
