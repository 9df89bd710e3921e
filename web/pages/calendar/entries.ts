// What stands in a year: the days of country and trade, and the brand's own events among them.
import type { Calendar, CalendarDay, OwnEvent } from '#contract/seasons.ts'
import { dateWithYear, monthOf, monthsLater, shifted, stretchInWords } from '#web/components/seasons/days.ts'

interface Common {
  key: string
  /** For days the same every year. */
  id: string
  name: string
  from: string
  to: string
  /** The day by which work on it should begin. */
  startBy: string
}
export type DayEntry = Common & { own: false; day: CalendarDay }
export type EventEntry = Common & { own: true; event: OwnEvent }
export type Entry = DayEntry | EventEntry

/** From this relevance on a day is one to make something of. */
const RELEVANT = 3

/** Days and events in the order of the year. An event without a day to begin by takes the brand's lead time. */
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

/** Whether it is for this brand: an own event, or a day its trade can speak to. */
export const isRelevant = (entry: Entry): boolean => entry.own || entry.day.relevance >= RELEVANT

/** Whether there is something to make for it: never for a day of remembrance, never for what is over. */
export const isWorkable = (entry: Entry, today: string): boolean =>
  isRelevant(entry) && !isHidden(entry) && !isSolemn(entry) && entry.to >= today

/** The last day that is looked at when one asks what is coming: the lead time and four weeks. */
export const horizonOf = (today: string, leadTimeMonths: number): string =>
  shifted(monthsLater(today, leadTimeMonths), 28)

/** What is coming that is for this brand: relevant, not hidden, not over, not beyond the horizon. */
export function comingUp(entries: readonly Entry[], today: string, leadTimeMonths: number): Entry[] {
  const last = horizonOf(today, leadTimeMonths)
  return entries.filter(
    (entry) => isRelevant(entry) && !isHidden(entry) && entry.to >= today && entry.from <= last,
  )
}

/** Nearer than this there is hardly time to make anything. */
const DAYS_TO_MAKE = 7

/**
 * As many as there is room for, in the order of the days: what is most the brand's own, and where there is still time to make
 * something.
 */
export function foremost(coming: readonly Entry[], today: string, room: number): Entry[] {
  const soon = shifted(today, DAYS_TO_MAKE)
  const worth = (entry: Entry): number => {
    if (entry.own) return weight(entry)
    return weight(entry) - (entry.from <= soon ? 2 : 0)
  }
  const best = new Set(coming.toSorted((one, other) => worth(other) - worth(one)).slice(0, room))
  return coming.filter((entry) => best.has(entry))
}

/** Whether work on it should be under way: the day to begin has come, the day itself has not. */
export const isToBegin = (entry: Entry, today: string): boolean =>
  isWorkable(entry, today) && entry.startBy <= today && entry.from > today

export interface Month {
  /** "2027-03". */
  month: string
  entries: Entry[]
}

/** How many months a year shows, this one first. */
const MONTHS = 12

/** Twelve months from this one, with what begins in each; a window that is open stands in this month. */
export function monthsFrom(today: string, entries: readonly Entry[]): Month[] {
  const shown = entries.filter(({ to }) => to >= today)
  return Array.from({ length: MONTHS }, (_, at) => monthOf(monthsLater(`${monthOf(today)}-01`, at))).map(
    (month, at) => ({
      month,
      entries: shown.filter(({ from }) => monthOf(from) === month || (at === 0 && monthOf(from) < month)),
    }),
  )
}

/** At most so many days stand on a page of the year: what one screen can hold without getting long. */
export const PAGE = 12

/** Months in a row with no more than `PAGE` days in all; a month with more is parted. */
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

/** Own events that no month of the year shows: those that are over, and those further off. */
export function beyond(
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

/** The address of the generator with a brief for it. */
export function briefFor(
  { name, from, to }: Pick<Entry, 'name' | 'from' | 'to'>,
  country: string | null,
): string {
  const brief = `Ideas for ${name}, ${stretchInWords({ from, to }, country)}`
  return `/instant-generator?${new URLSearchParams({ brief })}`
}

/** "1 March 2027", the day after which nothing was looked at. */
export const horizonInWords = (today: string, leadTimeMonths: number, country: string | null): string =>
  dateWithYear(horizonOf(today, leadTimeMonths), country)
