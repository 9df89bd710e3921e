// A report's days as a calendar file.
import { createHash } from 'node:crypto'
import ical, { escape, ICalEventTransparency } from 'ical-generator'
import type { ContentData } from '#contract/delivery.ts'
import type { World } from '#domain/world.ts'
import { midnight, oneLine, withoutControls, written } from './calendar-feed.ts'

const DAY = 86_400_000

/** The file, or null where the report has no day. The same day of the same brand is named alike in each report that has it. */
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
    // The library writes this one as it stands.
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
      // The first day after it.
      end: new Date(midnight(eventDate).getTime() + DAY),
      allDay: true,
      summary: oneLine(eventName),
      description: withoutControls(
        [...(notes ? [notes] : []), ...ideas.map(({ title }) => `Idea: ${title}`)].join('\n'),
      ),
      // To know of a day keeps nobody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`))

/** Names of days; one that stands there twice is numbered. */
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
