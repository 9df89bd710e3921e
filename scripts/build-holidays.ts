// Generates domain/seasons/holidays/table.json: the public holidays of every country that date-holidays
// knows. Run `node scripts/build-holidays.ts` again only when that library is updated; a test rebuilds the
// table and reports differences.
import fs from 'node:fs'
import path from 'node:path'
import Library, { type HolidaysTypes } from 'date-holidays'
import { addDays, weekdayOf } from '#domain/seasons/rules.ts'

const first = 2025
const last = 2036
const target = path.join(import.meta.dirname, '../domain/seasons/holidays/table.json')

/** The nations of the United Kingdom, each with its own list. No other country is divided. */
const nations = ['ENG', 'SCT', 'NIR']

/** Countries that call 26 December Boxing Day; date-holidays uses that name everywhere. */
const boxing = new Set(
  'AG AI AU BB BM BS BZ CA CC CK CX DM FJ GB GD GG GH GI GY HK IM JE JM KE KN KY LC LS MS NF NG NZ RW SH SL SZ TC TO TT UG VC VG ZW'.split(
    ' ',
  ),
)

/**
 * Months of the Islamic calendar as the rules of date-holidays spell them: these dates depend on a sighting of the
 * moon.
 */
const islamic = /muharram|safar|rabi|jumada|rajab|sha'?ban|ramadan|shawwal|dhu al/i

/**
 * By country or nation, then by holiday: the days as `MM-DD`, one entry a year from 2025 on, or a single
 * entry if all years are the same.
 */
export type Table = Record<string, Record<string, string>>

export function buildTable(): Table {
  const countries = Object.keys(new Library().getCountries('en')).toSorted()
  const lists = countries.flatMap((country): [string, Library][] =>
    country === 'GB'
      ? nations.map((nation) => [`GB-${nation}`, new Library('GB', nation)])
      : [[country, new Library(country)]],
  )
  return Object.fromEntries(
    lists.map(([key, library]) => [key, columns(library, boxing.has(key.slice(0, 2)))]),
  )
}

function columns(library: Library, hasBoxingDay: boolean): Record<string, string> {
  const table: Record<string, string[]> = {}
  for (let year = first; year <= last; year++) {
    const all = library.getHolidays(year, 'en').filter(({ type }) => type === 'public')
    for (const holiday of all) {
      const name = nameOf(holiday, all, hasBoxingDay)
      const years = (table[name] ??= Array.from({ length: last - first + 1 }, () => ''))
      years[year - first] = joined(years[year - first], daysOf(holiday, all))
    }
  }
  return Object.fromEntries(Object.entries(table).map(([name, years]) => [name, packed(years)]))
}

/**
 * Several days of one name and year are joined: `~` marks a day that is only expected, `=` a substitute day.
 */
const joined = (before: string | undefined, days: string[]) =>
  [...new Set([...(before ?? '').split('+').filter(Boolean), ...days])].join('+')

const packed = (years: string[]) =>
  new Set(years).size === 1 ? (years[0] ?? '') : years.map((days) => days || '-').join(' ')

function daysOf(holiday: HolidaysTypes.Holiday, all: HolidaysTypes.Holiday[]): string[] {
  const { date, start, end, rule } = holiday
  const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000))
  const marks = `${islamic.test(rule) ? '~' : ''}${isSubstitute(holiday, all) ? '=' : ''}`
  const from = date.slice(0, 10)
  return Array.from({ length }, (_, step) => addDays(from, step))
    .filter((day) => day.slice(0, 4) === from.slice(0, 4))
    .map((day) => marks + day.slice(5))
}

const isSubstitute = (holiday: HolidaysTypes.Holiday, all: HolidaysTypes.Holiday[]): boolean =>
  holiday.substitute === true || originOf(holiday) !== undefined || followsItsOwnWeekend(holiday, all)

/** The rule of the holiday that a substitute day replaces. */
const originOf = ({ rule }: HolidaysTypes.Holiday) => /^substitutes (.+?) if /i.exec(rule)?.[1]

/**
 * The holiday's name without the substitute mark. A substitute with no name gets the name of the holiday it
 * replaces.
 */
function nameOf(holiday: HolidaysTypes.Holiday, all: HolidaysTypes.Holiday[], hasBoxingDay: boolean): string {
  const plain = holiday.name.replaceAll(/[’′]/g, "'").replace(/\s*\(substitute day\)$/, '')
  if (plain === 'Boxing Day' && !hasBoxingDay) return 'Second Day of Christmas'
  if (plain !== 'Public Holiday') return plain
  return all.find(({ rule }) => rule === originOf(holiday))?.name ?? plain
}

/**
 * Finds a weekend holiday that a list repeats on the following Monday or Tuesday without marking it as a
 * substitute.
 */
function followsItsOwnWeekend(holiday: HolidaysTypes.Holiday, all: HolidaysTypes.Holiday[]): boolean {
  const day = holiday.date.slice(0, 10)
  if (!/^\d/.test(holiday.rule) || islamic.test(holiday.rule) || !/Mon|Tue/.test(weekdayOf(day))) return false
  return all.some(
    ({ name, date }) =>
      name === holiday.name &&
      /Sat|Sun/.test(weekdayOf(date.slice(0, 10))) &&
      [1, 2].some((step) => addDays(date.slice(0, 10), step) === day),
  )
}

if (import.meta.main) fs.writeFileSync(target, `${JSON.stringify(buildTable(), null, 2)}\n`)
