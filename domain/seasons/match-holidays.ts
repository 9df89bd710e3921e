// Finds out which occasions in the catalogue are public holidays, so that no day is listed twice.
import type { PublicHoliday } from './holidays/holidays.ts'
import type { OccasionKind } from './occasion.ts'
import { addDays, type DateRange } from './rules.ts'

interface OccasionDates extends Pick<DateRange, 'from' | 'to'> {
  name: string
  kind: OccasionKind
  isReligious: boolean
}

/**
 * Whether an occasion is this public holiday. The same date isn't enough: an awareness day, or a feast of
 * another religion, isn't a day off because it happens to be on one. The occasion must last at most eight
 * days and share the holiday's name, or be of the kind `holiday` and end on it, as a long weekend does.
 */
export function isSameHoliday(
  occasion: OccasionDates,
  { day, name, isReligious, isSubstitute }: PublicHoliday,
): boolean {
  const { kind, from, to } = occasion
  if (isSubstitute || day < from || day > to || to > addDays(from, LONGEST_FEAST - 1)) return false
  if (shareName(occasion.name, name)) return true
  const isItsDay = day === to && to <= addDays(from, LONG_WEEKEND - 1)
  return isItsDay && kind === 'holiday' && occasion.isReligious === isReligious
}

/** Hanukkah and Passover last this many days. Anything longer is a season. */
const LONGEST_FEAST = 8
const LONG_WEEKEND = 4

/**
 * Moves a lunar feast to the day that the country has announced, if that is a day before or after the one in
 * our table.
 */
export function onGazettedDay(
  name: string,
  stretch: DateRange,
  holidays: readonly PublicHoliday[],
): DateRange {
  if (stretch.certainty === 'exact') return stretch
  const its = holidays.filter((holiday) => !holiday.isSubstitute && shareName(name, holiday.name))
  const by = [0, 1, -1].find((days) => its.some(({ day }) => day === addDays(stretch.from, days))) ?? 0
  return { ...stretch, from: addDays(stretch.from, by), to: addDays(stretch.to, by) }
}

/**
 * The regions that have one of these holidays; none if the whole country has one. Regions may call the same
 * holiday by different names.
 */
export function regionsKeeping(holidays: readonly PublicHoliday[]): { regions?: string[] } {
  if (holidays.length === 0 || holidays.some(({ regions }) => regions === undefined)) return {}
  return { regions: [...new Set(holidays.flatMap(({ regions = [] }) => regions))] }
}

function shareName(one: string, other: string): boolean {
  const words = distinctiveWords(other)
  return distinctiveWords(one).some((word) => words.includes(word))
}

const distinctiveWords = (name: string): string[] =>
  wordsIn(name).filter((word) => word.length > 2 && !commonWords.has(word))

/**
 * Splits a name into lower-case words: "Boxing Day (substitute day)" gives "boxing", "day", "substitute",
 * "day".
 */
export const wordsIn = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Words that are in the names of many holidays, so two holidays that share them may still be different ones.
 */
const commonWords: ReadonlySet<string> = new Set(
  (
    'day days week month eve year new the and for national international world public bank holiday festival feast first second' +
    ' january february march april may june july august september october november december' +
    ' monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
)
