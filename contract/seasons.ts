// Calls and data for the calendar: key dates for a brand's country and trade, its own events, and the feed
// for other calendar apps.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'
import { line, withoutBadCharacters } from './values/texts.ts'

const Day = z.iso.date('Choose a day')

export const CalendarDay = z.object({
  /** The date's id, which is the same every year, so that a hidden date stays hidden. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(['holiday', 'awareness', 'trading', 'culture', 'admin']),
  /** The first and last day, as `YYYY-MM-DD`; equal for a single day. */
  from: z.string(),
  to: z.string(),
  /** How sure the date is. `expected` means that it depends on the moon and may be a day off. */
  certainty: z.enum(['exact', 'expected']),
  mood: z.enum(['celebrate', 'awareness', 'solemn']),
  description: z.string(),
  isPublicHoliday: z.boolean(),
  isReligious: z.boolean(),
  /** How well the date suits the brand's trade, 0 to 5. Dates rated 3 or more can get ideas. */
  relevance: z.int(),
  /** Why the date is listed: a sentence about what it means for the trade. */
  why: z.string(),
  /** The day on which work on it should start. */
  startBy: z.string(),
  isHidden: z.boolean(),
})
export type CalendarDay = z.output<typeof CalendarDay>

export const EVENT_NAME = 120
export const EVENT_NOTES = 1000
/** The maximum number of its own events that a brand may add. */
export const OWN_EVENTS = 200

export const EventType = z.enum(['event', 'campaign', 'holiday'])
export type EventType = z.output<typeof EventType>

/** What users type for an event of their own. */
export const EventInput = z.object({
  eventName: line(EVENT_NAME, {
    missing: 'Give the event a name',
    tooLong: `The name must be at most ${EVENT_NAME} characters`,
  }),
  eventDate: Day,
  eventType: z._default(EventType, 'event'),
  /** When ideas for it start; if null, the lead time decides. */
  contentPlanningStartDate: z._default(z.nullable(Day), null),
  notes: z._default(
    z.nullable(
      z
        .string()
        .check(
          z.overwrite(withoutBadCharacters),
          z.trim(),
          z.maxLength(EVENT_NOTES, 'The notes must be at most 1,000 characters'),
        ),
    ),
    null,
  ),
})
export type EventInput = z.output<typeof EventInput>

export const OwnEvent = z.object({
  id: z.string(),
  eventName: z.string(),
  eventDate: z.string(),
  eventType: EventType,
  contentPlanningStartDate: z.nullable(z.string()),
  notes: z.nullable(z.string()),
})
export type OwnEvent = z.output<typeof OwnEvent>

/** An event that the brand's website announces. */
export const FoundEvent = z.object({
  /** The id of the fact that it comes from, for hiding it. */
  factId: z.string(),
  eventName: z.string(),
  eventDate: z.string(),
  /** What the website says of it, and where. */
  quote: z.string(),
  label: z.string(),
  url: z.nullable(z.string()),
})
export type FoundEvent = z.output<typeof FoundEvent>

export const Calendar = z.object({
  /** Today's date in the brand's time zone, as `YYYY-MM-DD`. */
  today: z.string(),
  from: z.string(),
  to: z.string(),
  country: z.nullable(z.string()),
  /** The trade for which the relevance was calculated: "Food and drink"; null if unknown. */
  trade: z.nullable(z.string()),
  /** Whether to show religious holidays that are not public holidays. */
  wantsFaith: z.boolean(),
  days: z.array(CalendarDay),
  events: z.array(OwnEvent),
  /** Events found on the brand's website that are not in the calendar yet, soonest first. */
  found: z.array(FoundEvent),
  /** The secret address from which other calendar apps read the calendar; null if none was created. */
  feedUrl: z.nullable(z.string()),
})
export type Calendar = z.output<typeof Calendar>

export const readCalendar = call({
  method: 'GET',
  path: '/api/calendar',
  who: 'member',
  needs: 'seasonal',
  does: "The year ahead for the brand's country and trade, with hidden days marked and its own events",
  query: z.object({
    from: z.optional(Day),
    months: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(14)), 12),
  }),
  answer: Calendar,
})
export const hideDay = call({
  method: 'PUT',
  path: '/api/calendar/days/:id',
  who: 'member',
  needs: 'seasonal',
  does: 'Hides a day or shows it again',
  body: z.object({ isHidden: z.boolean() }),
  answer: Message,
})
export const saveCalendarSettings = call({
  method: 'PUT',
  path: '/api/calendar/wishes',
  who: 'member',
  needs: 'seasonal',
  does: 'Sets whether religious holidays are shown',
  body: z.object({ wantsFaith: z.boolean() }),
  answer: Message,
})
export const makeCalendarFeed = call({
  method: 'POST',
  path: '/api/calendar/feed',
  who: 'member',
  needs: 'seasonal',
  does: 'Creates a private calendar address; an earlier one stops working',
  answer: z.object({ feedUrl: z.string() }),
  status: 201,
})
export const endCalendarFeed = call({
  method: 'DELETE',
  path: '/api/calendar/feed',
  who: 'member',
  needs: 'seasonal',
  does: 'Turns off the private calendar address',
  answer: Message,
})
export const addEvent = call({
  method: 'POST',
  path: '/api/events',
  who: 'member',
  needs: 'seasonal',
  does: 'Adds the brand’s own event',
  body: EventInput,
  answer: OwnEvent,
  status: 201,
})
export const changeEvent = call({
  method: 'PUT',
  path: '/api/events/:id',
  who: 'member',
  needs: 'seasonal',
  does: 'Changes one of the brand’s own events',
  body: EventInput,
  answer: OwnEvent,
})
export const deleteEvent = call({
  method: 'DELETE',
  path: '/api/events/:id',
  who: 'member',
  needs: 'seasonal',
  does: 'Deletes one of the brand’s own events',
  answer: Message,
})

export const seasonCalls = {
  readCalendar,
  hideDay,
  saveCalendarSettings,
  makeCalendarFeed,
  endCalendarFeed,
  addEvent,
  changeEvent,
  deleteEvent,
}
