// Chooses which days a delivery lists: the brand's own events and days from the calendar, ordered by date.
import type { ContentData } from '#contract/delivery.ts'
import type { OwnEvent } from '#contract/seasons.ts'
import { dateInWords } from '#domain/calendar/dated-tasks.ts'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'

type Listed = ContentData['events'][number]

/** The most days a delivery lists, so that readers can take them in at a glance. */
const MOST = 12

/**
 * Takes the nearest own events and the most relevant calendar days. Each kind gets half of the places, and
 * more if the other kind needs fewer.
 */
export function daysListed(
  coming: readonly DatedOccasion[],
  events: readonly OwnEvent[],
  country: string | null,
): Listed[] {
  const places = Math.max(MOST / 2, MOST - coming.length)
  const own = events
    .toSorted((one, other) => one.eventDate.localeCompare(other.eventDate))
    .slice(0, places)
    .map(({ eventName, eventDate, eventType, notes }) => ({ eventName, eventDate, eventType, notes }))
  const days = coming
    .toSorted((one, other) => other.relevance - one.relevance || one.from.localeCompare(other.from))
    .slice(0, MOST - own.length)
    .map((day) => listed(day, country))
  return [...own, ...days].toSorted((one, other) => one.eventDate.localeCompare(other.eventDate))
}

const listed = (
  { name, from, to, isPublicHoliday, description, certainty }: DatedOccasion,
  country: string | null,
): Listed => ({
  eventName: name,
  eventDate: from,
  eventType: isPublicHoliday ? 'holiday' : 'event',
  notes: [
    description,
    ...(from === to ? [] : [`Until ${dateInWords(to, country)}.`]),
    ...(certainty === 'expected' ? ['Date depends on the moon.'] : []),
  ].join(' '),
})
