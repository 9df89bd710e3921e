// Makes a calendar file of a report's dates.
import { createHash } from 'node:crypto'
import ical, { escape, ICalEventTransparency } from 'ical-generator'
import type { ContentData } from '#contract/delivery.ts'
import type { World } from '#domain/world.ts'
import { midnight, oneLine, withoutControls, written } from './calendar-feed.ts'

const DAY = 86_400_000

/**
 * The file, or null if the report has no dates. The same date of the same brand has the same UID in every
 * report.
 */
export function reportDays(
  { companyName, events, eventContentIdeas }: ContentData,
  createdAt: Date,
  { publicUrl, productName }: World['setting'],
): string | null {
  const days = events.filter(({ eventDate }) => isDay(eventDate))
  if (days.length === 0) return null
  const { hostname } = new URL(publicUrl)
  const calendar = ical({
    prodId: { company: written(productName), product: 'Upcoming events', language: 'EN' },
    // The library doesn't escape the calendar's name.
    name: escape(oneLine(`${companyName}: upcoming events`), false),
  })
  const names = namer(companyName)
  for (const { eventName, eventDate, notes } of days) {
    const ideas = eventContentIdeas.filter(({ evidence }) =>
      evidence.some(({ kind, quote }) => kind === 'event' && quote.startsWith(`${eventName}, `)),
    )
    calendar.createEvent({
      id: `${names(eventDate, eventName)}@${hostname}`,
      stamp: createdAt,
      start: midnight(eventDate),
      // In this format the end date is exclusive.
      end: new Date(midnight(eventDate).getTime() + DAY),
      allDay: true,
      summary: oneLine(eventName),
      description: withoutControls(
        [...(notes ? [notes] : []), ...ideas.map(({ title }) => `Idea: ${title}`)].join('\n'),
      ),
      // A date doesn't block any time in people's calendars.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`))

/** The UIDs of dates. If two would be equal, a number is added. */
function namer(companyName: string) {
  const times = new Map<string, number>()
  return (date: string, name: string): string => {
    const key = createHash('sha256')
      .update(JSON.stringify([companyName, date, name]))
      .digest('hex')
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return `${key.slice(0, 24)}${time === 1 ? '' : `-${time}`}`
  }
}
