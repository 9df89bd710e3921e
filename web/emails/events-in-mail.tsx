import type { ContentData } from '#contract/delivery.ts'
import { dayOfWeek, shortDate } from '#contract/values/dates.ts'
import { DateList } from './blocks.tsx'
import type { SpaceLimits } from './space-limits.ts'
import { cut } from './wording.ts'

type Event = ContentData['events'][number]

interface EventsProps {
  events: readonly Event[]
  country: string | null
  room: SpaceLimits
}

/** Upcoming dates, one a line. */
export const EventsInMail = ({ events, country, room }: EventsProps) => (
  <DateList
    rows={events.slice(0, room.events).map((event) => ({
      date: shownDate(event, country, room),
      weekday: dayOfWeek(event.eventDate),
      name: cut(event.eventName, room.title),
    }))}
  />
)

export const eventsText = (events: readonly Event[], country: string | null, room: SpaceLimits): string =>
  events
    .slice(0, room.events)
    .map((event) => `${shownDate(event, country, room)}: ${cut(event.eventName, room.title)}`)
    .join('\n')

const shownDate = ({ eventDate }: Event, country: string | null, room: SpaceLimits) =>
  cut(shortDate(eventDate, country), room.title)
