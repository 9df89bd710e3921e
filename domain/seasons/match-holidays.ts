// Which public holiday an occasion is, so that neither is told twice nor taken for another that falls on the same day.
import type { PublicHoliday } from './holidays/holidays.ts'
import type { OccasionKind } from './occasion.ts'
import { addDays, type DateRange } from './rules.ts'

interface OccasionDates extends Pick<DateRange, 'from' | 'to'> {
  name: string
  kind: OccasionKind
  isReligious: boolean
}

/**
 * A cause or another faith's feast is no day off because one happens to be. What bears the holiday's name is it, for up to eight days
 * around it; else a day that is kept as a holiday, or a long weekend that ends with one.
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

/** Hanukkah and Passover; what lasts longer is a season. */
const LONGEST_FEAST = 8
const LONG_WEEKEND = 4

/** What follows the moon is on the day that a country has gazetted for it, where that is a day off the table's. */
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

/** In the whole country as soon as one of the holidays is; several regions may keep it under names of their own. */
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

/** "Boxing Day (substitute day)" gives "boxing", "day", "substitute", "day". */
export const wordsIn = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What many days are called, and what days are called by. */
const commonWords: ReadonlySet<string> = new Set(
  (
    'day days week month eve year new the and for national international world public bank holiday festival feast first second' +
    ' january february march april may june july august september october november december' +
    ' monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
)
