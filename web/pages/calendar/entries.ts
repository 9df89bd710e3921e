// Lists the entries of a year: dates of the country and trade, and the brand's own events.
import type { Calendar, CalendarDay, OwnEvent } from '#contract/seasons.ts'
import {
  dateWithYear,
  monthOf,
  monthsLater,
  addDays,
  dateRangeInWords,
} from '#web/components/seasons/days.ts'

interface Common {
  key: string
  /** The entry's id, which is the same every year. */
  id: string
  name: string
  from: string
  to: string
  /** The date on which work on it should start. */
  startBy: string
}
export type DayEntry = Common & { own: false; day: CalendarDay }
export type EventEntry = Common & { own: true; event: OwnEvent }
export type Entry = DayEntry | EventEntry

/** The lowest relevance for which content is suggested. */
const RELEVANT = 3

/** Dates and events in date order. An event without a start date uses the brand's lead time. */
export function entriesOf({ days, events }: Calendar, leadTimeMonths: number): Entry[] {
  const all: Entry[] = [
    ...events.map((event) => ({
      own: true as const,
      key: event.id,
      id: event.id,
      name: event.eventName,
      from: event.eventDate,
      to: event.eventDate,
      startBy: event.contentPlanningStartDate ?? monthsLater(event.eventDate, -leadTimeMonths),
      event,
    })),
    ...days.map((day) => ({
      own: false as const,
      key: `${day.id} ${day.from}`,
      id: day.id,
      name: day.name,
      from: day.from,
      to: day.to,
      startBy: day.startBy,
      day,
    })),
  ]
  return all.toSorted((one, other) => one.from.localeCompare(other.from) || weight(other) - weight(one))
}

const weight = (entry: Entry): number => (entry.own ? 6 : entry.day.relevance)

export const isHidden = (entry: Entry): boolean => !entry.own && entry.day.isHidden
export const isSolemn = (entry: Entry): boolean => !entry.own && entry.day.mood === 'solemn'

/** Whether it is for this brand: an own event, or a date relevant to its trade. */
export const isRelevant = (entry: Entry): boolean => entry.own || entry.day.relevance >= RELEVANT

/** Whether to make content for it: never for a day of remembrance or a past date. */
export const isWorthContent = (entry: Entry, today: string): boolean =>
  isRelevant(entry) && !isHidden(entry) && !isSolemn(entry) && entry.to >= today

/** The last date counted as coming up: the lead time plus four weeks from today. */
export const horizonOf = (today: string, leadTimeMonths: number): string =>
  addDays(monthsLater(today, leadTimeMonths), 28)

/** Upcoming entries for this brand: relevant, not hidden, not over, within the horizon. */
export function comingUp(entries: readonly Entry[], today: string, leadTimeMonths: number): Entry[] {
  const last = horizonOf(today, leadTimeMonths)
  return entries.filter(
    (entry) => isRelevant(entry) && !isHidden(entry) && entry.to >= today && entry.from <= last,
  )
}

/** Days below which there is hardly time to make anything. */
const DAYS_TO_MAKE = 7

/** The best `room` entries in date order: own events, good fits, and those with time left to make something. */
export function mostRelevant(coming: readonly Entry[], today: string, room: number): Entry[] {
  const soon = addDays(today, DAYS_TO_MAKE)
  const worth = (entry: Entry): number => {
    if (entry.own) return weight(entry)
    return weight(entry) - (entry.from <= soon ? 2 : 0)
  }
  const best = new Set(coming.toSorted((one, other) => worth(other) - worth(one)).slice(0, room))
  return coming.filter((entry) => best.has(entry))
}

/** Whether work should be under way: the start date has come, the date itself hasn't. */
export const isTimeToStart = (entry: Entry, today: string): boolean =>
  isWorthContent(entry, today) && entry.startBy <= today && entry.from > today

export interface Month {
  /** A month as "2027-03". */
  month: string
  entries: Entry[]
}

/** How many months a year shows, starting with this one. */
const MONTHS = 12

/** Twelve months from this one, with the entries that start in each. A current period is listed in this month. */
export function monthsFrom(today: string, entries: readonly Entry[]): Month[] {
  const shown = entries.filter(({ to }) => to >= today)
  return Array.from({ length: MONTHS }, (_, at) => monthOf(monthsLater(`${monthOf(today)}-01`, at))).map(
    (month, at) => ({
      month,
      entries: shown.filter(({ from }) => monthOf(from) === month || (at === 0 && monthOf(from) < month)),
    }),
  )
}

/** Maximum dates on a page of the year, so that it stays about one screen long. */
export const PAGE = 12

/** Consecutive months with at most `PAGE` dates in total; a larger month is split. */
export function pagesOf(months: readonly Month[]): Month[][] {
  const pages: Month[][] = []
  let room = 0
  for (const { month, entries } of months) {
    for (let at = 0; at < entries.length; at += PAGE) {
      const part = { month, entries: entries.slice(at, at + PAGE) }
      if (part.entries.length <= room) pages.at(-1)?.push(part)
      else {
        pages.push([part])
        room = PAGE
      }
      room -= part.entries.length
    }
  }
  return pages
}

/** Own events outside the year's months: past ones and later ones. */
export function outsideYear(
  today: string,
  entries: readonly Entry[],
): { over: EventEntry[]; later: EventEntry[] } {
  const events = entries.filter((entry) => entry.own)
  const end = monthsLater(`${monthOf(today)}-01`, MONTHS)
  return {
    over: events.filter(({ to }) => to < today).toReversed(),
    later: events.filter(({ from }) => from >= end),
  }
}

/** The address of the instant generator, with a brief for this date. */
export function briefFor(
  { name, from, to }: Pick<Entry, 'name' | 'from' | 'to'>,
  country: string | null,
): string {
  const brief = `Ideas for ${name}, ${dateRangeInWords({ from, to }, country)}`
  return `/instant-generator?${new URLSearchParams({ brief })}`
}

/** The last date that was considered, in words: "1 March 2027". */
export const horizonInWords = (today: string, leadTimeMonths: number, country: string | null): string =>
  dateWithYear(horizonOf(today, leadTimeMonths), country)
