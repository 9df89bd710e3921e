import {
  addEvent,
  changeEvent,
  deleteEvent,
  endCalendarFeed,
  hideDay,
  makeCalendarFeed,
  readCalendar,
  saveCalendarSettings,
} from '#contract/seasons.ts'
import * as events from '#domain/brand/own-events.ts'
import { calendarOf } from '#domain/calendar/calendar.ts'
import * as calendar from '#domain/calendar/calendar-settings.ts'
import { member } from '#server/http/serve.ts'

export const seasonRoutes = [
  member(readCalendar, ({ world, member, query }) => calendarOf(world, member, query)),
  member(hideDay, ({ world, member, params, body }) =>
    calendar.hideDay(world, member, params.id, body.isHidden),
  ),
  member(saveCalendarSettings, ({ world, member, body }) =>
    calendar.saveCalendarSettings(world, member, body),
  ),
  member(makeCalendarFeed, ({ world, member }) => calendar.makeFeed(world, member)),
  member(endCalendarFeed, ({ world, member }) => calendar.endFeed(world, member)),
  member(addEvent, ({ world, member, body }) => events.addEvent(world, member, body)),
  member(changeEvent, ({ world, member, params, body }) =>
    events.changeEvent(world, member, params.id, body),
  ),
  member(deleteEvent, ({ world, member, params }) => events.deleteEvent(world, member, params.id)),
]
