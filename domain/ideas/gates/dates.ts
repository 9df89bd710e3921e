// Checks the dates written in a text. A date is wrong if it doesn't exist, has the wrong weekday or is
// already past.

export interface WrittenDate {
  text: string
  day: number
  /** The number of the month, from 1 to 12. */
  month: number
  year: number | null
  /** The number of the weekday; 0 is Sunday. */
  weekday: number | null
}

/**
 * Finds every date in the text that has a day and a month: "Friday 5 June 2026", "5th of June", "June 5,
 * 2026".
 */
export function datesIn(text: string): WrittenDate[] {
  const found = [...text.matchAll(dayFirst), ...text.matchAll(monthFirst)]
  return found.map(({ 0: whole, groups = {} }) => ({
    text: whole.trim(),
    day: Number(groups.day),
    month: months.findIndex((name) => groups.month?.toLowerCase().startsWith(name)) + 1,
    year: groups.year === undefined ? null : Number(groups.year),
    weekday:
      groups.weekday === undefined
        ? null
        : weekdays.findIndex((name) => groups.weekday?.toLowerCase().startsWith(name)),
  }))
}

/**
 * Says what is wrong with a date as seen from `today`, or null. A date without a year is the next one to
 * come.
 */
export function dateProblem(
  date: WrittenDate,
  today: string,
): 'no such day' | 'another weekday' | 'past' | null {
  const year = date.year ?? yearToCome(date, today)
  const day = new Date(Date.UTC(year, date.month - 1, date.day))
  if (day.getUTCMonth() !== date.month - 1 || date.day < 1) return 'no such day'
  if (date.weekday !== null && day.getUTCDay() !== date.weekday) return 'another weekday'
  return day.getTime() < Date.parse(today) ? 'past' : null
}

/** Finds past years that a text treats as the future: "by 2024", "Christmas 2023". */
export function staleYearsIn(text: string, today: string): string[] {
  const ahead =
    /\b(?:by|until|till|coming|upcoming|next|this|spring|summer|autumn|winter|christmas|easter|new for|season|term|from now to)\s+((?:20)\d{2})\b/gi
  return [...text.matchAll(ahead)]
    .filter(([, year]) => Number(year) < Number(today.slice(0, 4)))
    .map(([whole]) => whole)
}

function yearToCome({ day, month }: WrittenDate, today: string): number {
  const year = Number(today.slice(0, 4))
  const isOver = month * 100 + day < Number(today.slice(5, 7)) * 100 + Number(today.slice(8, 10))
  return isOver ? year + 1 : year
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const weekday = String.raw`(?:\b(?<weekday>(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?),?\s+(?:the\s+)?)?`
const month = String.raw`(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const year = String.raw`(?:,?\s+(?<year>(?:19|20)\d{2}))?\b`

const dayFirst = new RegExp(String.raw`${weekday}(?<!\d)${day}\s+(?:of\s+)?${month}\b\.?${year}`, 'gi')
const monthFirst = new RegExp(
  String.raw`${weekday}\b${month}\s+${day}(?!\d)(?!\s+(?:of\s+)?\p{Lu})${year}`,
  'giu',
)
