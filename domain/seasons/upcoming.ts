// What is coming for one brand: the days of its country and trade, near enough to begin and far enough to make something of.
import { memoize } from '#domain/memoize.ts'
import { isSameHoliday, regionsKeeping, onGazettedDay, wordsIn } from './match-holidays.ts'
import type { PublicHoliday } from './holidays/holidays.ts'
import type { Mood, Occasion, OccasionKind, Theme, Trade } from './occasion.ts'
import { addDays, dateRangesIn } from './rules.ts'

/** Whose calendar it is. */
export interface CalendarOwner {
  /** Two-letter code; null where there is none or it is international: then only worldwide days are kept. */
  country: string | null
  trade: Trade | null
  /** Ids of occasions that were hidden for good. */
  hidden: ReadonlySet<string>
  /** Whether days of faith are wanted beyond those that are public holidays. */
  wantsFaith: boolean
}

/** An occasion with its days, as one brand meets it. */
export interface DatedOccasion {
  id: string
  name: string
  kind: OccasionKind
  from: string
  to: string
  certainty: 'exact' | 'expected'
  mood: Mood
  description: string
  concepts: readonly string[]
  themes: readonly Theme[]
  /** 0 to 5, for the keeper's trade. */
  relevance: number
  /** The day on which work on it begins at the latest. */
  startBy: string
  isPublicHoliday: boolean
  /** The parts of the country whose public holiday it is, where not all keep it. */
  regions?: readonly string[]
  /** Of a faith. */
  isReligious: boolean
  isHidden: boolean
}

/** Where occasions and holidays come from. */
export interface YearSource {
  occasions: readonly Occasion[]
  holidaysOf: (country: string, year: number) => readonly PublicHoliday[]
}

/** From this relevance on an occasion is offered. */
export const RELEVANT = 3

/** Everything that a country and a trade keep between two days, hidden ones marked, in the order of the days. */
export function yearOf(source: YearSource, keeper: CalendarOwner, from: string, to: string): DatedOccasion[] {
  const { country, trade, wantsFaith, hidden } = keeper
  const days = daysOf(source)({ country, trade, wantsFaith, from, to })
  return days.map((day) => ({ ...day, isHidden: hidden.has(day.id) }))
}

interface Asked extends Omit<CalendarOwner, 'hidden'> {
  from: string
  to: string
}

/** Brands of one country and trade have the same days ahead, and are many: their days are reckoned once for all of them. */
const daysOf = memoize((source: YearSource) =>
  memoize((asked: Asked) => datedOccasions(source, asked), {
    by: ({ country, trade, wantsFaith, from, to }) => [country, trade, wantsFaith, from, to].join(' '),
    most: 300,
  }),
)

function datedOccasions(source: YearSource, { from, to, ...keeper }: Asked): DatedOccasion[] {
  const years = yearsBetween(from, to)
  const holidays = years.flatMap((year) =>
    keeper.country === null ? [] : source.holidaysOf(keeper.country, year),
  )
  const kept = source.occasions
    .filter(({ countries }) => keepsIn(countries, keeper.country))
    .flatMap((occasion) => years.flatMap((year) => datedInYear(occasion, year, keeper, holidays)))
  const plain = holidays
    .filter((holiday) => !kept.some((other) => other.isPublicHoliday && isSameHoliday(other, holiday)))
    .map((holiday) => plainHoliday(holiday))
  return [...kept, ...plain]
    .filter((coming) => coming.to >= from && coming.from <= to)
    .toSorted((one, other) => one.from.localeCompare(other.from) || other.relevance - one.relevance)
}

/** The years a range may begin in that reaches into these days: one that began last year may still last. */
function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

const keepsIn = (countries: Occasion['countries'], country: string | null): boolean =>
  countries === undefined || (country !== null && countries.includes(country))

function datedInYear(
  occasion: Occasion,
  year: number,
  keeper: Omit<CalendarOwner, 'hidden'>,
  holidays: readonly PublicHoliday[],
): DatedOccasion[] {
  const { id, name, kind, mood, description, concepts, themes, leadWeeks } = occasion
  const isReligious = occasion.isReligious === true
  const shared = { id, name, kind, mood, description, concepts, themes, isReligious }
  const relevance = relevanceOf(occasion, keeper.trade)
  return dateRangesIn(occasion.when, year).flatMap((range) => {
    const dated = { ...shared, ...onGazettedDay(name, range, holidays) }
    const free = holidays.filter((holiday) => isSameHoliday(dated, holiday))
    if (isReligious && !keeper.wantsFaith && free.length === 0) return []
    return [
      {
        ...dated,
        relevance,
        startBy: addDays(dated.from, -7 * leadWeeks),
        isPublicHoliday: free.length > 0,
        ...regionsKeeping(free),
        isHidden: false,
      },
    ]
  })
}

function relevanceOf({ relevance }: Occasion, trade: Trade | null): number {
  return (trade === null ? undefined : relevance[trade]) ?? relevance.any ?? 0
}

/** A public holiday of which the catalogue has nothing to say is a day off, to be known and no more. */
function plainHoliday(holiday: PublicHoliday): DatedOccasion {
  const { name, day, certainty, isReligious, regions } = holiday
  const id = `holiday-${wordsIn(name).join('-')}`
  const where = regions === undefined ? '' : ` in ${joinPlaces(regions)}`
  return {
    id,
    name,
    kind: 'holiday',
    from: day,
    to: day,
    certainty,
    mood: 'celebrate',
    description: `A public holiday${where}${isReligious ? ' and religious holiday' : ''}.`,
    concepts: [],
    themes: ['bank-holiday'],
    relevance: 2,
    startBy: addDays(day, -14),
    isPublicHoliday: true,
    ...(regions && { regions }),
    isReligious,
    isHidden: false,
  }
}

/** "Scotland", "Bavaria, Hesse and Saxony", "England and Wales, and Northern Ireland". */
export function joinPlaces(places: readonly string[]): string {
  const [before, last = ''] = [places.slice(0, -1).join(', '), places.at(-1)]
  if (before === '') return last
  return `${before}${places.some((place) => place.includes(' and ')) ? ', and ' : ' and '}${last}`
}

/** What can be planned for today: relevant, not hidden, not over within a week, not further off than the lead time and four weeks. */
export function upcomingOccasions(
  source: YearSource,
  keeper: CalendarOwner,
  today: string,
  leadTimeMonths: number,
): DatedOccasion[] {
  const first = addDays(today, 8)
  const last = addDays(monthsLater(today, leadTimeMonths), 28)
  return yearOf(source, keeper, first, last).filter(
    ({ from, relevance, isHidden }) => from >= first && relevance >= RELEVANT && !isHidden,
  )
}

/** The same day so many months on, or the month's last where it has no such day. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const end = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, end))).toISOString().slice(0, 10)
}
