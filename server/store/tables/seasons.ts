import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from './brands.ts'
import { id, createdAt, texts, oneOf } from './columns.ts'

export const events = pgTable(
  'events',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    eventName: text('event_name').notNull(),
    eventDate: date('event_date').notNull(),
    eventType: text('event_type', { enum: ['event', 'campaign', 'holiday'] }).notNull(),
    contentPlanningStartDate: date('content_planning_start_date'),
    notes: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('events_profile').on(t.profileId, t.eventDate),
    oneOf('events_type', t.eventType, ['event', 'campaign', 'holiday']),
  ],
)

export const seasonalEvents = pgTable(
  'seasonal_events',
  {
    id: id(),
    name: text().notNull(),
    type: text().notNull(),
    date: date().notNull(),
    countries: texts('countries'),
    description: text(),
    industryRelevance: jsonb('industry_relevance').$type<Record<string, number>>().notNull().default({}),
    leadTimeMonths: integer('lead_time_months').notNull().default(2),
    importance: integer().notNull().default(3),
    isReligious: boolean('is_religious').notNull().default(false),
  },
  (t) => [index('seasonal_events_date').on(t.date)],
)

/** Days of the year that a brand never wants to see again, by the names the catalogue keeps for ever. */
export const hiddenDays = pgTable(
  'hidden_days',
  {
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    occasionId: text('occasion_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.occasionId] })],
)

/** Secret addresses of calendars. Kept as they are, like a report's: their owner is shown them again. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    profileId: uuid('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.token)],
)
