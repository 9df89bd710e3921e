// A country's working days exclude weekends and public holidays, including holidays in only part of the
// country.
import { memoize } from '#domain/memoize.ts'
import { weekdayOf, type Weekday } from '#domain/seasons/rules.ts'
import { yearSource } from '#domain/seasons/year-source.ts'

/**
 * Whether people in a country work on this day (`YYYY-MM-DD`). If the country is unknown, only weekends,
 * Christmas and New Year's Day are days off.
 */
export function isWorkingDay(day: string, country: string | null): boolean {
  const code = country ?? ''
  if ((weekends[code] ?? mostWeekends).includes(weekdayOf(day)) || keptByMost.test(day)) return false
  return !holidaysOf({ code, year: Number(day.slice(0, 4)) }).has(day)
}

/** Between Christmas Eve and New Year's Day few people work, even on working days. */
export const isQuietDay = (day: string): boolean => day.slice(5) >= '12-24' || day.slice(5) === '01-01'

const keptByMost = /-(?:12-25|12-26|01-01)$/

const mostWeekends: readonly Weekday[] = ['Sat', 'Sun']

/** The days of the weekend in countries where it isn't Saturday and Sunday. */
const weekends: Readonly<Record<string, readonly Weekday[]>> = {
  ...Object.fromEntries(
    'BD BH DJ DZ EG IL IQ JO KW LY MV OM PS QA SA SD SY YE'.split(' ').map((code) => [code, ['Fri', 'Sat']]),
  ),
  AF: ['Thu', 'Fri'],
  BN: ['Fri', 'Sun'],
  IR: ['Thu', 'Fri'],
}

const holidaysOf = memoize(
  ({ code, year }: { code: string; year: number }): ReadonlySet<string> =>
    new Set(yearSource.holidaysOf(code, year).map(({ day }) => day)),
  { by: ({ code, year }) => `${code} ${year}`, most: 300 },
)
