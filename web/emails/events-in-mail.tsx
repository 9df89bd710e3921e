import type { ContentData } from '#contract/delivery.ts'
import { dayOfWeek, shortDate } from '../public/report/words.ts'
import { Dated } from './blocks.tsx'
import type { Room } from './room.ts'
import { cut } from './wording.ts'

type Event = ContentData['events'][number]

/** The days ahead, one a line. */
export const EventsInMail = ({ events, room }: { events: readonly Event[]; room: Room }) => (
  <Dated
    rows={events.slice(0, room.events).map((event) => ({
      date: shownDate(event, room),
      weekday: dayOfWeek(event.eventDate),
      name: cut(event.eventName, room.title),
    }))}
  />
)

export const eventsText = (events: readonly Event[], room: Room): string =>
  events
    .slice(0, room.events)
    .map((event) => `${shownDate(event, room)}: ${cut(event.eventName, room.title)}`)
    .join('\n')

const shownDate = ({ eventDate }: Event, room: Room) => cut(shortDate(eventDate), room.title)
