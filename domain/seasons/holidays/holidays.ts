// Gives the public holidays of a country in a year, from a table made with the date-holidays package and
// corrected by our overrides.
import { addDays, dateRangesIn, weekdayOf } from '../rules.ts'
import type { HolidayOverride } from './holiday-override.ts'
import { overrides } from './overrides.ts'
import data from './table.json' with { type: 'json' }

export interface PublicHoliday {
  /** The name in English as people in the country say it, such as "Christmas Day (substitute day)". */
  name: string
  /** The date of the day off, `YYYY-MM-DD`. */
  day: string
  /** Whether this is a day off because a holiday falls on a weekend. */
  isSubstitute: boolean
  isReligious: boolean
  /** `expected` if the date depends on a moon sighting and may still move by a day. */
  certainty: 'exact' | 'expected'
  /** The regions that have this holiday; missing if the whole country has it. */
  regions?: readonly string[]
}

/** The file is written by scripts/build-holidays.ts, which explains its marks. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = data
const first = 2025
const last = 2036

/** In the United Kingdom each nation has its own list of holidays. */
const nations = { 'GB-ENG': 'England and Wales', 'GB-SCT': 'Scotland', 'GB-NIR': 'Northern Ireland' }

/** The countries whose public holidays are known. */
export const holidayCountries: readonly string[] = [
  ...new Set(Object.keys(table).map((key) => key.slice(0, 2))),
].toSorted()

/**
 * Lists the holidays by date, without duplicates. Empty for a country that isn't in the table, and for years
 * before 2025 or after 2036. A holiday that only Scotland or Northern Ireland has says so in its name.
 */
export function publicHolidays(country: string, year: number): PublicHoliday[] {
  const entries = country === 'GB' ? unitedKingdom(year) : entriesOf(country, year)
  const own = new Set(entries.filter(({ isSubstitute }) => !isSubstitute).map(({ day, name }) => day + name))
  const needed = entries.filter(({ day, name, isSubstitute }) => !isSubstitute || !own.has(day + name))
  const shown = needed.map(({ name, day, isSubstitute, certainty, regions }) => ({
    name: spoken(name, isSubstitute, regions),
    day,
    isSubstitute,
    isReligious: religious.test(name),
    certainty,
    ...(regions && { regions }),
  }))
  const once = new Map(shown.map((holiday) => [`${holiday.day} ${holiday.name}`, holiday]))
  return [...once.values()].toSorted((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name))
}

/** Matches the names of religious holidays. "Eid Al Etihad" is left out, because it is a national day. */
const religious =
  /\b(christmas|easter|good friday|maundy|holy|palm sunday|epiphany|ascension|whit|pentecost|corpus christi|assumption|dormition|all saints|all souls|immaculate|annunciation|candlemas|nativity|theophany|transfiguration|saints?|st|our lady|virgin|reformation|repentance|eid(?! al etihad)|hari raya|ramadan|muhammad|mawlid|muharram|ashura|arafah?|islamic|isra|mi'raj|sacrifice|passover|pesach|shavuot|sukkot|yom kippur|rosh hashanah|simchat|purim|hanukkah|vesak|buddha|diwali|deepavali|holi|dussehra|navami|janmashtami|shivaratri|mahavir|guru nanak|thaipusam)\b/i

/**
 * Writes a holiday's name for users: with the nation if only that nation has it, and with a mark if it is a
 * substitute day.
 */
function spoken(name: string, isSubstitute: boolean, regions: readonly string[] | undefined): string {
  const isElsewhere = regions?.every((region) => region === nations['GB-SCT'] || region === nations['GB-NIR'])
  const where = isElsewhere ? regions?.join(' and ') : undefined
  const said = isSubstitute && !name.startsWith('The ') ? [name, 'substitute day', where] : [name, where]
  const [start = name, ...notes] = said.filter((part) => part !== undefined)
  return notes.length === 0 ? start : `${start} (${notes.join(', ')})`
}

interface Entry {
  /** The name of the holiday, also for a substitute day. */
  name: string
  day: string
  isSubstitute: boolean
  certainty: PublicHoliday['certainty']
  regions?: readonly string[]
}

function unitedKingdom(year: number): Entry[] {
  const all = Object.entries(nations).flatMap(([key, nation]) =>
    entriesOf(key, year).map((entry) => ({ ...entry, regions: [nation] })),
  )
  const groups = Map.groupBy(all, ({ day, name, isSubstitute }) => `${day} ${name} ${isSubstitute}`)
  return [...groups.values()].flatMap(([one, ...others]) => {
    if (one === undefined) return []
    const { name, day, isSubstitute, certainty } = one
    const regions = [one, ...others].flatMap((same) => same.regions)
    return { name, day, isSubstitute, certainty, ...(regions.length < 3 && { regions }) }
  })
}

const entriesOf = (key: string, year: number): Entry[] =>
  (overrides[key] ?? []).reduce<Entry[]>(
    (entries, mend) => overridden(entries, mend, year),
    fromTable(key, year),
  )

function fromTable(key: string, year: number): Entry[] {
  if (year < first || year > last) return []
  return Object.entries(table[key] ?? {}).flatMap(([name, packed]) => {
    const years = packed.split(' ')
    const days = years.length === 1 ? packed : (years[year - first] ?? '-')
    return days
      .split('+')
      .filter((mark) => mark !== '-')
      .map((mark) => ({
        name,
        day: `${year}-${mark.slice(-5)}`,
        isSubstitute: mark.includes('='),
        certainty: mark.includes('~') ? ('expected' as const) : ('exact' as const),
      }))
  })
}

function overridden(entries: Entry[], mend: HolidayOverride, year: number): Entry[] {
  if ('drop' in mend) {
    if (mend.years?.includes(year) === false) return entries
    return entries.filter(
      ({ name, isSubstitute }) => name !== mend.drop && spoken(name, isSubstitute, undefined) !== mend.drop,
    )
  }
  if ('rename' in mend)
    return entries.map((entry) => (entry.name === mend.rename ? { ...entry, name: mend.to } : entry))
  if ('limit' in mend)
    return entries.map((entry) => (entry.name === mend.limit ? { ...entry, regions: mend.regions } : entry))
  if ('add' in mend) return [...entries, ...added(mend, year)]
  return withSubstitutes(entries, mend)
}

function added(mend: Extract<HolidayOverride, { add: string }>, year: number): Entry[] {
  const { add: name, when, lasts = 1, isSubstitute = false, regions } = mend
  if (year < first || year > last) return []
  return dateRangesIn(when, year).flatMap(({ from, certainty }) =>
    Array.from({ length: lasts }, (_, step) => ({
      name,
      day: addDays(from, step),
      isSubstitute,
      certainty,
      ...(regions && { regions }),
    })),
  )
}

/**
 * For each rule: the days of the weekend that it applies to, and whether the substitute day is before or
 * after them.
 */
const ways = {
  'after-sunday': { Sun: 1 },
  'after-weekend': { Sat: 1, Sun: 1 },
  'beside-weekend': { Sat: -1, Sun: 1 },
} as const

/** Replaces the substitute days of the table by those that the country's own rule gives. */
function withSubstitutes(
  entries: Entry[],
  { substitutes, of }: Extract<HolidayOverride, { substitutes: string }>,
): Entry[] {
  const kept = entries.filter(({ name, isSubstitute }) => !isSubstitute || (of !== undefined && name !== of))
  const taken = new Set(kept.map(({ day }) => day))
  const way: Partial<Record<string, 1 | -1>> = ways[substitutes]
  const free = kept
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .flatMap((entry) => {
      const step = way[weekdayOf(entry.day)]
      if (step === undefined || entry.isSubstitute || (of !== undefined && entry.name !== of)) return []
      let day = addDays(entry.day, step)
      while (taken.has(day) || way[weekdayOf(day)] !== undefined) day = addDays(day, step)
      taken.add(day)
      return [{ ...entry, day, isSubstitute: true }]
    })
  return [...kept, ...free]
}
