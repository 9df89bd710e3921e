// Finds the occasions that one brand should prepare for now: days of its country and trade that are neither
// too close nor too far away.
import { memoize } from '#domain/memoize.ts'
import { isSameHoliday, regionsKeeping, onGazettedDay, wordsIn } from './match-holidays.ts'
import type { PublicHoliday } from './holidays/holidays.ts'
import type { Mood, Occasion, OccasionKind, Theme, Trade } from './occasion.ts'
import { addDays, dateRangesIn } from './rules.ts'

/** The properties of a brand that decide which days it gets. */
export interface CalendarOwner {
  /**
   * The two-letter code. Null for an international brand, or if the country is unknown; such brands only get
   * worldwide days.
   */
  country: string | null
  trade: Trade | null
  /** The ids of occasions that the user has hidden. */
  hidden: ReadonlySet<string>
  /** Whether the brand wants religious days even if they are not public holidays. */
  wantsFaith: boolean
}

/** An occasion with its dates in one year and its relevance for one brand. */
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
  /** How well the occasion fits the brand's trade, 0 to 5. */
  relevance: number
  /** The latest date on which preparation should start. */
  startBy: string
  isPublicHoliday: boolean
  /** The parts of the country where the day is a public holiday; missing if it is one everywhere. */
  regions?: readonly string[]
  isReligious: boolean
  isHidden: boolean
}

/** Where occasions and public holidays come from. Tests use a few invented ones. */
export interface YearSource {
  occasions: readonly Occasion[]
  holidaysOf: (country: string, year: number) => readonly PublicHoliday[]
}

/** Occasions with at least this relevance are offered to a brand. */
export const RELEVANT = 3

/**
 * Lists every occasion of a country and trade between two dates, ordered by date. Hidden ones are included
 * and marked.
 */
export function yearOf(source: YearSource, owner: CalendarOwner, from: string, to: string): DatedOccasion[] {
  const { country, trade, wantsFaith, hidden } = owner
  const days = daysOf(source)({ country, trade, wantsFaith, from, to })
  return days.map((day) => ({ ...day, isHidden: hidden.has(day.id) }))
}

interface Asked extends Omit<CalendarOwner, 'hidden'> {
  from: string
  to: string
}

/** The days are computed once for each country and trade, because many brands share both. */
const daysOf = memoize((source: YearSource) =>
  memoize((asked: Asked) => datedOccasions(source, asked), {
    by: ({ country, trade, wantsFaith, from, to }) => [country, trade, wantsFaith, from, to].join(' '),
    most: 300,
  }),
)

function datedOccasions(source: YearSource, { from, to, ...owner }: Asked): DatedOccasion[] {
  const years = yearsBetween(from, to)
  const holidays = years.flatMap((year) =>
    owner.country === null ? [] : source.holidaysOf(owner.country, year),
  )
  const kept = source.occasions
    .filter(({ countries }) => isKeptIn(countries, owner.country))
    .flatMap((occasion) => years.flatMap((year) => datedInYear(occasion, year, owner, holidays)))
  const plain = holidays
    .filter((holiday) => !kept.some((other) => other.isPublicHoliday && isSameHoliday(other, holiday)))
    .map((holiday) => plainHoliday(holiday))
  return [...kept, ...plain]
    .filter((coming) => coming.to >= from && coming.from <= to)
    .toSorted((one, other) => one.from.localeCompare(other.from) || other.relevance - one.relevance)
}

/**
 * The years in which an occasion between these dates may have started. The year before the first is included,
 * because a period from that year may not be over.
 */
function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

const isKeptIn = (countries: Occasion['countries'], country: string | null): boolean =>
  countries === undefined || (country !== null && countries.includes(country))

function datedInYear(
  occasion: Occasion,
  year: number,
  owner: Omit<CalendarOwner, 'hidden'>,
  holidays: readonly PublicHoliday[],
): DatedOccasion[] {
  const { id, name, kind, mood, description, concepts, themes, leadWeeks } = occasion
  const isReligious = occasion.isReligious === true
  const shared = { id, name, kind, mood, description, concepts, themes, isReligious }
  const relevance = relevanceOf(occasion, owner.trade)
  return dateRangesIn(occasion.when, year).flatMap((range) => {
    const dated = { ...shared, ...onGazettedDay(name, range, holidays) }
    const free = holidays.filter((holiday) => isSameHoliday(dated, holiday))
    if (isReligious && !owner.wantsFaith && free.length === 0) return []
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

/** Makes an occasion of low relevance from a public holiday that isn't in the catalogue. */
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

/**
 * Joins regions to "Bavaria, Hesse and Saxony" or, if a name contains "and", to "England and Wales, and
 * Northern Ireland".
 */
export function joinPlaces(places: readonly string[]): string {
  const [before, last = ''] = [places.slice(0, -1).join(', '), places.at(-1)]
  if (before === '') return last
  return `${before}${places.some((place) => place.includes(' and ')) ? ', and ' : ' and '}${last}`
}

/**
 * Lists occasions that the brand should prepare for today: relevant, not hidden, more than a week away, and
 * within the lead time plus four weeks.
 */
export function upcomingOccasions(
  source: YearSource,
  owner: CalendarOwner,
  today: string,
  leadTimeMonths: number,
): DatedOccasion[] {
  const first = addDays(today, 8)
  const last = addDays(monthsLater(today, leadTimeMonths), 28)
  return yearOf(source, owner, first, last).filter(
    ({ from, relevance, isHidden }) => from >= first && relevance >= RELEVANT && !isHidden,
  )
}

/** Gives the same date this many months later, or the last day of the month if it is shorter. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const end = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, end))).toISOString().slice(0, 10)
}
